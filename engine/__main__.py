"""``python -m engine``: the command line on records."""

from engine.cli import cli

if __name__ == "__main__":
    cli(prog_name="python -m engine")
