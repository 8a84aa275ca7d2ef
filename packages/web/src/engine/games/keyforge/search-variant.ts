import type { Position } from '@battleline/kernel'
import type { KeyForge } from '@battleline/keyforge'
import { GameVariant } from '../../session/game-variant.ts'

/**
 * KeyForge as it is searched where nobody asks in which order cards lie in a discard pile (KF-ZON-2): endings that differ
 * in nothing else are one. The order counts for everything on the way there.
 */
export class OrderLeftOut extends GameVariant<KeyForge> {
  equivalenceKey(position: Position): string {
    const { position: saved } = this.game.save(position)
    return JSON.stringify(saved, (field, value: unknown) =>
      field === 'discard' && Array.isArray(value) ? [...value].sort() : value,
    )
  }

  symmetry(start: Position) {
    return this.game.symmetry(start)
  }
}
