import { BOTS, namedBot } from '@battleline/bots'
import { nearest } from '@battleline/language'
import { type Fields, oneOrMore, type Tree } from '@battleline/scenario'
import type { NamedBots } from './study.ts'

/**
 * One bot for both sides, or two: that of `decks`, and that of `against`; or a table of names, each with one or two bots, to
 * compare them.
 */
export function readBots(fields: Fields, tree: Tree): readonly NamedBots[] | null {
  if (tree.kind !== 'table') {
    const bots = readPair(fields, tree)
    return bots === null ? null : [{ name: bots.join(', '), bots }]
  }
  const named = tree.entries.flatMap(({ key, value }) => {
    const bots = readPair(fields, value)
    return bots === null ? [] : [{ name: key.text, bots }]
  })
  return named.length < tree.entries.length || named.length === 0 ? null : named
}

function readPair(fields: Fields, tree: Tree): readonly [string, string] | null {
  const trees = oneOrMore(tree)
  const bots = trees.flatMap((one) => readBot(fields, one) ?? [])
  const [own, other = own] = bots
  if (own === undefined || other === undefined || bots.length < trees.length) return null
  if (trees.length > 2) {
    fields.faults.add('wrong-type', tree.at, 'a game has two players: one bot for both, or two')
    return null
  }
  return [own, other]
}

function readBot(fields: Fields, tree: Tree): string | null {
  const text = fields.text(tree, 'a bot')
  if (text === null) return null
  const found = namedBot(text.text)
  const names = Object.keys(BOTS)
  const [word = ''] = text.text.split('@')
  if (!('wrong' in found)) {
    if (found.budget.milliseconds === undefined) return text.text
    fields.faults.add(
      'out-of-range',
      text.at,
      `“${text.text}” thinks by the clock, and no game could be played again: write ${word}@500, which is 500 lines of play a decision`,
      { nearest: `${word}@500` },
    )
  } else if (found.wrong === 'bot')
    fields.faults.add('unknown-bot', text.at, `there is no bot “${word}”`, {
      expected: names,
      nearest: nearest(word, names),
    })
  else
    fields.faults.add(
      'out-of-range',
      text.at,
      `the budget of a bot is written ${word}@500: so many lines of play a decision`,
    )
  return null
}
