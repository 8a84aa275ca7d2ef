import { say } from '@battleline/kernel'
import { RANK, type ReplacementEffect } from '../effects/amendment.ts'
import type { Damage } from '../model/damage.ts'
import { damageInstance, nextId } from '../model/damage.ts'
import { refTo, tableOf } from '../model/state.ts'
import { hooksOfKeyword } from '../query/active-effects.ts'
import { neighborsOf } from '../query/board.ts'
import { keywordOf } from '../query/values.ts'
import { KEYWORD } from '../vocabulary.ts'

/** In the exchange it also deals its value to each neighbor of the defender. */
export const splashAttack: ReplacementEffect = {
  id: 'splash-attack',
  step: 'keyforge/damage.1-pending',
  hooks: hooksOfKeyword(KEYWORD['splash-attack']),
  find: (w, locals, found) => {
    const { fight } = locals as Damage
    if (fight === null) return
    const value = keywordOf(w, fight.attacker, KEYWORD['splash-attack'])
    const neighbors = value > 0 ? neighborsOf(w, fight.defender) : []
    if (neighbors.length === 0) return
    found.push({
      id: 'splash-attack',
      rank: RANK.stop,
      group: -1,
      commutes: 'splash-attack',
      who: tableOf(w).active,
      source: fight.attacker,
      title: say`Splash-attack: ${value} damage to each neighbor of the defender`,
      label: 'Splash-attack',
      cite: ['KF-SPL-1'],
      apply: (at, now) => {
        const l = now as Damage
        const from = refTo(at, fight.attacker)
        for (const card of neighbors) at.reportChange(card, 'pending', 0, value)
        const next = nextId(l)
        const splash = neighbors.map((card, n) => {
          const id = next + n
          return { ...damageInstance(from, card, 'splash-attack', value), id, origin: id }
        })
        l.instances = [...l.instances, ...splash]
        return null
      },
    })
  },
}
