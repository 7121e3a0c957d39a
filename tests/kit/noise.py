"""How much the bot says: what it sent, edited and deleted in a group, and elsewhere."""

from dataclasses import dataclass

from bot.playground.limits import Call
from tests.kit.evening import Evening


@dataclass(frozen=True)
class Noise:
    """What everybody in a group got, by number; ``calls`` counts everything that was asked of
    Telegram, ``direct`` the sends and edits in direct chats.
    """

    messages: int
    edits: int
    deleted: int
    mentions: int
    direct: int
    calls: int


class Ear:
    """Listens to the calls of an evening from now on."""

    def __init__(self, night: Evening) -> None:
        self._night = night
        self._heard = 0
        self.heard()

    def heard(self) -> list[Call]:
        """The calls since it was last asked, but for the long poll."""
        calls = [call for call in self._night.stand_in.journal.calls if call.number > self._heard]
        self._heard = max([self._heard, *(call.number for call in calls)])
        return [call for call in calls if call.ok and call.method != "getUpdates"]

    def noise(self) -> Noise:
        """What there was since it was last asked."""
        calls = self.heard()
        here = [call for call in calls if public(call, self._night.group)]
        direct = [call for call in calls if _spoken(call) and _chat(call) > 0]
        sent = [call for call in here if call.method.startswith("send")]
        return Noise(
            len(sent),
            sum(call.method.startswith("edit") for call in here),
            sum(call.method.startswith("delete") for call in here),
            sum("tg://user" in str(call.params.get("text")) for call in sent),
            len(direct),
            len(calls),
        )


def public(call: Call, group: int) -> bool:
    """Whether everybody in the group sees what this call does."""
    private = "ephemeral_message_parameters" in call.params or "Ephemeral" in call.method
    changes = _spoken(call) or call.method.startswith("delete")
    return changes and not private and _chat(call) == group


def _spoken(call: Call) -> bool:
    return call.method.startswith(("send", "edit"))


def _chat(call: Call) -> int:
    return int(str(call.params.get("chat_id", 0)))
