"""KeyForge for learning programs, by the protocol of `battleline wire` (docs/wire.md)."""

from .state import State
from .wire import Wire, WireError

__all__ = ["State", "Wire", "WireError"]
