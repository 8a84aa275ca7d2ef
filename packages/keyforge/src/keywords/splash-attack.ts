import type { Damage } from '../charts/damage.ts'
import { packet } from '../charts/damage.ts'
import { hooksOfKeyword } from '../in-force.ts'
import { type Intervention, RANK } from '../intervention.ts'
import { keywordOf, neighborsOf } from '../read.ts'
import { refTo, tableOf } from '../state.ts'
import { KEYWORD } from '../vocabulary.ts'

/** In the exchange it also sets its value on each neighbor of the defender. */
export const splashAttack: Intervention = {
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
      title: `Splash-attack: ${value} damage to each neighbor of the defender`,
      label: 'Splash-attack',
      cite: ['KF-SPL-1'],
      apply: (at, now) => {
        const l = now as Damage
        const from = refTo(at, fight.attacker)
        for (const card of neighbors) at.changed(card, 'pending', 0, value)
        const splash = neighbors.map((card, n) =>
          packet(l.packets.length + n, from, card, 'splash-attack', value),
        )
        l.packets = [...l.packets, ...splash]
        return null
      },
    })
  },
}
