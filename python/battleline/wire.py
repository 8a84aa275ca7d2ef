"""A client of `battleline wire`. It needs no package."""

import json
import subprocess

COMMAND = ("npx", "battleline", "wire")


class WireError(Exception):
    """A refused request: what is wrong, in which field, and the nearest valid word."""

    def __init__(self, error):
        super().__init__(error["message"])
        self.at = error["at"]
        self.nearest = error["nearest"]


class Wire:
    """A process that plays any number of games. Use it in a `with` statement, or close it."""

    def __init__(self, command=COMMAND):
        self._process = subprocess.Popen(
            list(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )

    def ask(self, do, **fields):
        """The reply to a request. Raises WireError if it is refused."""
        self._process.stdin.write(json.dumps({"do": do, **fields}) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise EOFError("the process of the wire has ended")
        reply = json.loads(line)
        if "error" in reply:
            raise WireError(reply["error"])
        return reply

    def close(self):
        if self._process.poll() is None:
            self._process.stdin.close()
            self._process.wait(timeout=10)
        self._process.stdout.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
