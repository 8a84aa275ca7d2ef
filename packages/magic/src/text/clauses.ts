import { assertNever } from '@battleline/kernel'
import { filterOf } from './references.ts'
import type { CostNode, EffectClause, Enchanted, EventNode, ManaNode, SourceNode } from './sentence-nodes.ts'
import { conditionOf, sentencesOf, tokenOf, withMay } from './sentences.ts'
import type {
  Ability,
  Cost,
  DamageChange,
  DamageFilter,
  Event,
  ObjectFilter,
  Sentence,
  Source,
} from './structure.ts'

const CREATURE: ObjectFilter = { nouns: ['creature'] }

/** The abilities of a clause that is not about declarations: triggered, activated, spell and replacement abilities. */
export function effectsOf(clause: EffectClause): Ability[] {
  switch (clause.kind) {
    case 'whenever':
      return [triggered(clause)]
    case 'activated':
      return [
        {
          kind: 'activated',
          costs: clause.costs.map(costOf),
          does: sentences(clause.does),
          ...(clause.slow === true && { slow: true }),
        },
      ]
    case 'loyalty':
      return [
        { kind: 'activated', costs: [{ kind: 'loyalty', by: clause.by }], does: sentences(clause.does) },
      ]
    case 'does':
      return [{ kind: 'spell', does: sentences(clause.does) }]
    case 'madness':
      return [{ kind: 'madness', cost: manaText(clause.cost) }]
    case 'cast only':
      return [{ kind: 'cast only', when: clause.when }]
    case 'battle cry': {
      const others: ObjectFilter = { nouns: ['creature'], state: 'attacking', other: true, whose: 'you' }
      const does: Sentence = {
        does: {
          kind: 'gets',
          who: { kind: 'each', of: others },
          does: [{ kind: 'gets', power: 1, toughness: 0 }],
          until: 'turn',
        },
      }
      return [{ kind: 'whenever', event: attacks, if: null, does: [does] }]
    }
    case 'provoke':
      return [{ kind: 'whenever', event: attacks, if: null, does: PROVOKE }]
    case 'mentor':
      return [{ kind: 'whenever', event: attacks, if: null, does: MENTOR }]
    case 'annihilator': {
      const amount = { kind: 'number', value: clause.count } as const
      const sacrifices: Sentence = {
        does: { kind: 'sacrifices', who: { kind: 'defending player' }, amount, of: { nouns: ['permanent'] } },
      }
      return [{ kind: 'whenever', event: attacks, if: null, does: [sacrifices] }]
    }
    case 'equip': {
      const to = { kind: 'target', of: { ...CREATURE, whose: 'you' }, least: 1, most: 1, at: 0 } as const
      const costs: Cost[] = [{ kind: 'mana', symbols: manaText(clause.cost) }]
      return [{ kind: 'activated', costs, does: [{ does: { kind: 'attach', to } }], slow: true }]
    }
    case 'enchant':
      return [{ kind: 'enchant', what: ENCHANTED[clause.what] }]
    case 'devoid':
      return [{ kind: 'devoid' }]
    default:
      return replacing(clause)
  }
}

/** What an Aura can enchant. */
const ENCHANTED: Readonly<Record<Enchanted, ObjectFilter>> = {
  creature: CREATURE,
  'creature you control': { ...CREATURE, whose: 'you' },
  player: { nouns: ['player'] },
  permanent: { nouns: ['permanent'] },
  planeswalker: { nouns: ['planeswalker'] },
  land: { nouns: ['land'] },
  artifact: { nouns: ['artifact'] },
}

const attacks: Event = { kind: 'attacks', who: 'self', object: 'anything', first: false }

const MENTOR: readonly Sentence[] = [
  {
    does: {
      kind: 'counters',
      amount: { kind: 'number', value: 1 },
      which: 'plus',
      on: {
        kind: 'target',
        of: { ...CREATURE, state: 'attacking', lesserPower: true },
        least: 1,
        most: 1,
        at: 0,
      },
    },
  },
]

const PROVOKE: readonly Sentence[] = [
  {
    may: true,
    does: {
      kind: 'untap',
      who: { kind: 'target', of: { ...CREATURE, whose: 'defending player' }, least: 1, most: 1, at: 0 },
    },
  },
  {
    if: { kind: 'did' },
    does: { kind: 'blocks', who: { kind: 'chosen', at: 0 }, object: { kind: 'self' }, when: 'combat' },
  },
]

const sentences = (texts: Parameters<typeof sentencesOf>[0]): Sentence[] => sentencesOf(texts.map(withMay))

function triggered({ event, first, more = [] }: EffectClause & { kind: 'whenever' }): Ability {
  // A condition right after the trigger is checked twice: then and on resolution (MTG-NCD-10).
  const { if: intervening, ...plain } = first
  return {
    kind: 'whenever',
    event: eventOf(event),
    if: intervening === undefined ? null : conditionOf(intervening),
    does: sentences([plain, ...more]),
  }
}

function eventOf(text: EventNode): Event {
  const who = text.who === undefined ? 'self' : filterOf(text.who, text.other)
  switch (text.kind) {
    case 'attacks':
      return {
        kind: 'attacks',
        who,
        object: text.object === 'a player' ? 'a player' : 'anything',
        first: text.first === true,
      }
    case 'unblocked':
      return { kind: 'unblocked', who, object: text.object === 'a player' ? 'a player' : 'anything' }
    case 'deals damage': {
      const object = typeof text.object === 'object' ? text.object.object : 'anything'
      return { kind: 'deals damage', who, combat: text.combat === true, object }
    }
    case 'beginning of combat':
    case 'end of combat':
      return { kind: text.kind }
    default:
      return { kind: text.kind, who }
  }
}

function costOf(text: CostNode): Cost {
  if (text.kind === 'sacrifice')
    return { kind: 'sacrifice', amount: text.amount, of: filterOf(text.of, text.other) }
  return text.kind === 'mana' ? { kind: 'mana', symbols: manaText(text.symbols) } : text
}

export const manaText = ({ of }: ManaNode): string =>
  of.map((one) => ('or' in one ? `{${one.of}/${one.or}}` : `{${one.of}}`)).join('')

type Replacing = Extract<
  EffectClause,
  {
    readonly kind:
      | 'would deal'
      | 'redirects'
      | 'prevents'
      | 'unpreventable'
      | 'no life gain'
      | 'all wither'
      | 'stays at 1'
      | 'would die'
      | 'to no graveyard'
  }
>

/** Constant texts about damage and dying. */
function replacing(clause: Replacing): Ability[] {
  const replaces = (of: DamageFilter, becomes: DamageChange): Ability => ({
    kind: 'replaces',
    is: { kind: 'damage', of, becomes },
  })
  switch (clause.kind) {
    case 'would deal': {
      const by = sourceOf(clause.by)
      const to: DamageFilter['to'] =
        clause.object !== undefined
          ? filterOf(clause.object)
          : clause.to === 'anything'
            ? undefined
            : clause.to
      const becomes: DamageChange =
        clause.prevents !== undefined
          ? { kind: 'prevent some', amount: clause.prevents }
          : clause.plus !== undefined
            ? { kind: 'plus', by: clause.plus }
            : { kind: 'times', by: clause.times ?? 2 }
      return [replaces({ ...(by !== null && { by }), ...(to !== undefined && { to }) }, becomes)]
    }
    case 'redirects':
      return [replaces({ to: clause.of }, { kind: 'redirected', to: clause.to })]
    case 'prevents': {
      const combat = clause.combat ? { combat: true } : {}
      const becomes: DamageChange = { kind: 'prevent all', rider: clause.counters ? '-1/-1 counters' : null }
      const whose = clause.attached === true ? 'attached' : 'self'
      const to = replaces({ ...combat, to: whose }, becomes)
      return clause.deals ? [to, replaces({ ...combat, by: whose }, becomes)] : [to]
    }
    case 'unpreventable':
      return [
        {
          kind: 'unpreventable',
          combat: clause.combat,
          by: clause.combat ? { whose: 'you', creature: true } : null,
        },
      ]
    case 'no life gain':
    case 'all wither':
      return [{ kind: clause.kind }]
    case 'stays at 1':
      return [{ kind: 'stays at 1', while: filterOf(clause.while) }]
    case 'would die': {
      const token = clause.token === undefined ? null : tokenOf(clause.token)
      return [
        { kind: 'replaces', is: { kind: 'exiled instead', of: filterOf(clause.of), anywhere: false, token } },
      ]
    }
    case 'to no graveyard':
      return [{ kind: 'replaces', is: { kind: 'exiled instead', of: null, anywhere: true, token: null } }]
    default:
      return assertNever(clause)
  }
}

function sourceOf(text: SourceNode): Source | 'self' | null {
  if (text.kind === 'itself') return 'self'
  const { kind: _, ...source } = text
  return Object.keys(source).length === 0 ? null : source
}
