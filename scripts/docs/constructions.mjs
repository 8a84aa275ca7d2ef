// The keywords and the phrases of the card language that a step of KeyForge asks for, from the table of what hooks what.
import { KEYWORDS } from '@battleline/keyforge'

// These modules are no part of what the package exports.
const dist = '../../packages/keyforge/dist'
const [{ REPLACEMENTS }, { HOOK, hookOf, printedHook }, { cards }] = await Promise.all([
  import(`${dist}/game-rules.js`),
  import(`${dist}/model/hooks.js`),
  import(`${dist}/text/text.js`),
])

/** @typedef {{ id: string, step: string, hooks: readonly number[] }} Replacement */

/** The hook of a kind of constant ability; null if it has none of its own. */
function hookOfKind(/** @type {string} */ kind) {
  try {
    return /** @type {number | undefined} */ (hookOf({ kind })) ?? null
  } catch {
    return null
  }
}

/** @type {Map<number, string[]>} */
const phrases = new Map()
for (const { name, phrases: some } of cards.describe().categories)
  if (name === 'constant' || name === 'predicate' || name === 'replacement')
    for (const { kind, example } of some) {
      const hook = kind === null ? null : hookOfKind(kind)
      const known = hook === null ? [] : (phrases.get(hook) ?? [])
      if (hook !== null && !known.includes(example)) phrases.set(hook, [...known, example])
    }

/**
 * The hooks that a step asks for.
 * @returns {number[]}
 */
function hooksAt(/** @type {string} */ step) {
  return /** @type {Replacement[]} */ (REPLACEMENTS)
    .filter((one) => one.step === step)
    .flatMap(({ hooks }) => hooks)
}

/** The keywords that act at a step. */
export const keywordsAt = (/** @type {string} */ step) => {
  const hooks = hooksAt(step)
  return KEYWORDS.filter((_, at) => hooks.includes(HOOK.keyword + at) || hooks.includes(printedHook(at)))
}

/** The phrases whose effects act at a step: of two that differ only by who it is about, the longer one. */
export function phrasesAt(/** @type {string} */ step) {
  const all = [...new Set(hooksAt(step))].flatMap((hook) =>
    hook >= HOOK.keyword ? [] : (phrases.get(hook) ?? []),
  )
  return all.filter((phrase) => !all.some((other) => other !== phrase && other.endsWith(phrase)))
}
