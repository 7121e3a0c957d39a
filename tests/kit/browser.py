"""The playground's page in headless Chromium, as tests use it: panes, messages, buttons, people."""

import contextlib
import shutil
from collections.abc import AsyncIterator

from playwright.async_api import Browser, Locator, Page, async_playwright, expect

CHROMIUM = next(
    (
        path
        for name in ("chromium", "chromium-browser", "google-chrome")
        if (path := shutil.which(name))
    ),
    None,
)
NO_CHROMIUM = "no Chromium here (Debian's package is called chromium)"
PATIENCE = 20_000.0


@contextlib.asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """A browser of this machine, closed at the end."""
    expect.set_options(timeout=PATIENCE)
    async with async_playwright() as playwright:
        # CI runs as root in a container: Chromium's sandbox cannot start, /dev/shm is small.
        browser = await playwright.chromium.launch(
            executable_path=CHROMIUM,
            args=["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
        )
        try:
            yield browser
        finally:
            await browser.close()


@contextlib.asynccontextmanager
async def opened(
    browser: Browser, address: str, *, width: int = 1400, height: int = 900
) -> AsyncIterator["Screen"]:
    """The page at that address, in a browser profile of its own.

    :raises AssertionError: at the end, if the page's scripts failed meanwhile.
    """
    context = await browser.new_context(
        viewport={"width": width, "height": height}, reduced_motion="reduce", locale="ru"
    )
    context.set_default_timeout(PATIENCE)
    page = await context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    await page.goto(address)
    try:
        yield Screen(page)
    finally:
        await context.close()
    assert complaints == []


class Screen:
    """What is on the screen. Persons and chats are named by their ids."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def of(self, testid: str) -> Locator:
        return self.page.get_by_test_id(testid)

    @property
    def group(self) -> Locator:
        """The group as the selected person sees it."""
        return self.page.locator('[data-testid="pane"][data-kind="group"]')

    def direct(self, person: int) -> Locator:
        """A person's direct chat with the bot."""
        return self.page.locator(
            f'[data-testid="pane"][data-kind="direct"][data-person="{person}"]'
        )

    async def select(self, person: int) -> None:
        """Be that person in the group."""
        chip = self.page.locator(f'[data-testid="person"][data-person="{person}"]')
        await chip.click()
        await expect(chip).to_have_attribute("aria-pressed", "true")

    @staticmethod
    def message(pane: Locator, text: str) -> Locator:
        """The message of a pane that contains that text."""
        return pane.get_by_test_id("message").filter(has_text=text)

    @staticmethod
    def last(pane: Locator) -> Locator:
        return pane.get_by_test_id("message").last

    @staticmethod
    def button(place: Locator, label: str) -> Locator:
        """The inline button of a message (or a pane) with exactly that label."""
        return place.get_by_test_id("button").filter(has=place.page.get_by_text(label, exact=True))

    @staticmethod
    async def say(pane: Locator, text: str) -> None:
        """Type and press Enter."""
        box = pane.get_by_test_id("composer")
        await box.fill(text)
        await box.press("Enter")
