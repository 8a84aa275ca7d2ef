import type { World } from '@battleline/kernel'
import { cardOf, playerOf } from '../../model/state.ts'
import { verbs } from '../../model/verbs.ts'
import { whyNotOnLineage } from '../../moves/activation-costs.ts'
import { championOf } from '../../query/objects.ts'
import { referencedCards, resolveReference } from '../../query/references.ts'
import type { Resolution } from '../../query/resolution.ts'
import { countOf } from '../../query/values.ts'
import type { EffectOf } from '../../text/structure.ts'
import { levelUp, putUnder } from '../../zones/lineage.ts'
import { move } from '../../zones/move.ts'
import { enterToken, newFromOutside } from '../../zones/tokens.ts'
import { chooseStep, type EffectWriters, effectStep } from './write.ts'

/** Tokens, copies, cards from outside the game, and champion cards of the next level. */

function summon(
  w: World,
  l: Resolution,
  { named, amount, rested, with: counters }: EffectOf<'summon'>,
): void {
  const count = amount === undefined ? 1 : countOf(w, l, amount)
  const each = counters && { [counters.counter]: countOf(w, l, counters.amount) }
  for (let n = 0; n < count; n++) enterToken(w, named, l.you, { rested: rested === true, ...each })
}

/** Only the printed values of the object are copied; a text copies itself although it has left (GA-CPY-1). */
function summonCopy(w: World, l: Resolution, { of, rested }: EffectOf<'summon copy'>): void {
  const cards =
    of.kind === 'self' ? resolveReference(w, l, of).map(({ card }) => card) : referencedCards(w, l, of)
  l.completed = cards.length > 0
  for (const card of cards)
    enterToken(w, cardOf(w, card).definition, l.you, { rested: rested === true, copy: true })
}

function generate(w: World, l: Resolution, { named, place }: EffectOf<'generate'>): void {
  const card = newFromOutside(w, named, l.you)
  l.completed = card >= 0
  if (card >= 0) move(w, card, place)
}

function generateUnder(w: World, l: Resolution, { named, champion }: EffectOf<'generate under'>): void {
  const [under] = referencedCards(w, l, champion)
  const card = under === undefined ? -1 : newFromOutside(w, named, l.you)
  l.completed = card >= 0
  if (under !== undefined && card >= 0) putUnder(w, card, under)
}

export const created = {
  summon: (title, effect) => [effectStep(title, summon, effect, 'GA-DTH-6')],
  'summon copy': (title, effect) => [
    ...chooseStep(title, effect.of),
    effectStep(title, summonCopy, effect, 'GA-CPY-1'),
  ],
  generate: (title, effect) => [effectStep(title, generate, effect, 'GA-KEY-GENERATE')],
  'generate under': (title, effect) => [
    effectStep(title, generateUnder, effect, 'GA-KEY-GENERATE', 'GA-LVL-9'),
  ],
  'level up': (title) => [
    verbs<Resolution>()
      .choose(title, {
        who: (_, l) => l.you,
        options: (w, l) =>
          championOf(w, l.you) < 0
            ? []
            : playerOf(w, l.you).material.filter(
                (card) => cardOf(w, card).$def.type === 'champion' && whyNotOnLineage(w, card) === null,
              ),
        take: (w, l, [card]) => {
          l.completed = card !== undefined
          if (card !== undefined) levelUp(w, championOf(w, l.you), card)
        },
      })
      .cite('GA-LVL-4'),
  ],
} satisfies Partial<EffectWriters>
