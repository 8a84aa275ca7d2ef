import type { KeywordAbility } from '../text/nodes.ts'
import { manaText } from './settle.ts'

/** The text that a keyword stands for (702). */
export function textOf(ability: KeywordAbility): string {
  switch (ability.kind) {
    case 'battle cry':
      return 'Whenever this creature attacks, each other attacking creature you control gets +1/+0 until end of turn.'
    case 'mentor':
      return 'Whenever this creature attacks, put a +1/+1 counter on target attacking creature with lesser power.'
    case 'provoke':
      return 'Whenever this creature attacks, you may untap target creature defending player controls. If you do, the creature defending player controls blocks this creature this combat if able.'
    case 'annihilator':
      return `Whenever this creature attacks, defending player sacrifices ${ability.count} permanents.`
    case 'equip':
      return `${manaText(ability.cost)}: Attach this Equipment to target creature you control. Activate only as a sorcery.`
    default:
      return ability satisfies never
  }
}
