// The verdicts on the cards of a file outside the project: a hash of each text, and how far it is understood.
import { createHash } from 'node:crypto'

/**
 * @typedef {{ id: string, text: string, understood: boolean, executable: boolean, exercised: boolean }} Card
 * @typedef {Record<string, string>} Verdicts by id: the hash of the text and the verdict, "0123456789ab executable"
 */

/** From worst to best: each includes those before it. */
export const VERDICTS = ['unknown', 'understood', 'executable', 'exercised']

const hash = (/** @type {string} */ text) => createHash('sha256').update(text).digest('hex').slice(0, 12)

const verdict = (/** @type {Card} */ { understood, executable, exercised }) =>
  VERDICTS[[understood, executable, exercised].lastIndexOf(true) + 1] ?? 'unknown'

/**
 * The verdicts on some cards, by id, sorted by name.
 * @param {readonly Card[]} cards
 * @returns {Verdicts}
 */
export const verdictsOf = (cards) =>
  Object.fromEntries(
    cards
      .map((card) => /** @type {const} */ ([card.id, `${hash(card.text)} ${verdict(card)}`]))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )

/**
 * The cards that got worse with the same text.
 * @param {Verdicts} before
 * @param {Verdicts} now
 */
export function worse(before, now) {
  return Object.entries(now).flatMap(([id, is]) => {
    const [text, verdict = ''] = is.split(' ')
    const [known, was = ''] = before[id]?.split(' ') ?? []
    return known === text && VERDICTS.indexOf(verdict) < VERDICTS.indexOf(was)
      ? [{ id, was, is: verdict }]
      : []
  })
}
