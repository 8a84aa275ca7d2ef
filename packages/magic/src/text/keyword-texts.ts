import type { Cost } from './structure.ts'
import type { ManaNode, TextOf } from './text-of.ts'

/** The texts that keywords stand for (702). `~` is the permanent itself. */
export const PLAIN_KEYWORDS = {
  'battle cry':
    'Whenever this creature attacks, each other attacking creature you control gets +1/+0 until end of turn.',
  mentor:
    'Whenever this creature attacks, put a +1/+1 counter on target attacking creature with lesser power.',
  provoke:
    'Whenever this creature attacks, you may untap target creature defending player controls. If you do, the creature defending player controls blocks this creature this combat if able.',
  prowess: 'Whenever you cast a noncreature spell, this creature gets +1/+1 until end of turn.',
  exalted: 'Whenever a creature you control attacks alone, it gets +1/+1 until end of turn.',
  training:
    'Whenever this creature attacks with another creature with greater power, put a +1/+1 counter on this creature.',
  dethrone:
    'Whenever this creature attacks the player with the most life or tied for most life, put a +1/+1 counter on this creature.',
  undying:
    "When this creature dies, if it had no +1/+1 counters on it, return it to the battlefield under its owner's control with a +1/+1 counter on it.",
  persist:
    "When this creature dies, if it had no -1/-1 counters on it, return it to the battlefield under its owner's control with a -1/-1 counter on it.",
  decayed:
    "This creature can't block.\nWhenever this creature attacks, sacrifice this creature at end of combat.",
  station:
    "Tap another creature you control: Put a number of charge counters on this permanent equal to the tapped creature's power. Activate only as a sorcery.",
  extort:
    'Whenever you cast a spell, you may pay {W/B}. If you do, each opponent loses 1 life, then you gain life equal to the number of opponents.',
} as const
export type PlainKeyword = keyof typeof PLAIN_KEYWORDS

/** The same of keywords with a number, `#`. */
export const COUNTED_KEYWORDS = {
  annihilator: 'Whenever this creature attacks, defending player sacrifices # permanents.',
  bushido: 'Whenever this creature blocks or becomes blocked, it gets +#/+# until end of turn.',
  afflict: 'Whenever this creature becomes blocked, defending player loses # life.',
  mobilize:
    'Whenever this creature attacks, create # 1/1 red Warrior creature tokens that are tapped and attacking. Sacrifice them at the beginning of the next end step.',
  crew: 'Tap any number of untapped creatures you control with total power # or greater: This permanent becomes an artifact creature until end of turn.',
  saddle:
    'Tap any number of other untapped creatures you control with total power # or greater: This permanent becomes saddled until end of turn. Activate only as a sorcery.',
  modular:
    'This creature enters with # +1/+1 counters on it.\nWhen this creature dies, you may put a number of +1/+1 counters on target artifact creature equal to the number of +1/+1 counters on this creature.',
  poisonous: 'Whenever this creature deals combat damage to a player, that player gets # poison counters.',
} as const
export type CountedKeyword = keyof typeof COUNTED_KEYWORDS

/** The same of keywords with a cost, `#`. */
export const COSTED_KEYWORDS = {
  equip: '#: Attach this Equipment to target creature you control. Activate only as a sorcery.',
  outlast: '#, {T}: Put a +1/+1 counter on this creature. Activate only as a sorcery.',
} as const
export type CostedKeyword = keyof typeof COSTED_KEYWORDS

const keysOf = <K extends string>(table: Readonly<Record<K, string>>) => Object.keys(table) as K[]

export const PLAIN = keysOf(PLAIN_KEYWORDS)
export const COUNTED = keysOf(COUNTED_KEYWORDS)
export const COSTED = keysOf(COSTED_KEYWORDS)

/** The keywords that stand for an ability. */
export type KeywordAbility =
  | { readonly kind: PlainKeyword }
  | { readonly kind: CountedKeyword; readonly count: number }
  | { readonly kind: CostedKeyword; readonly cost: ManaNode }

/** Morph, and the keywords that are like it. */
interface FaceDown {
  readonly kind: 'face down'
  readonly word: 'morph' | 'megamorph' | 'disguise'
  readonly costs: readonly TextOf<Cost>[]
}

/** The keywords of texts that have a node of their own. */
export type OwnKeyword = KeywordAbility | FaceDown
