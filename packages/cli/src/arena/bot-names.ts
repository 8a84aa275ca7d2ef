import { type BotGame, type DeckGame, type NamedBot, namedBotOf } from '@battleline/bots'
import { didYouMean, nearest } from '@battleline/language'
import { WrongInput } from '../exit.ts'

/**
 * The bot of a game by its name, with its budget.
 * @throws WrongInput for an unknown one, with the nearest
 */
export function botNamed(name: string, { bots }: DeckGame): NamedBot<BotGame> {
  const found = namedBotOf(name, bots)
  if (!('wrong' in found)) return found
  const names = Object.keys(bots)
  const [word = '', budget = ''] = name.split('@')
  if (found.wrong === 'bot')
    throw new WrongInput('unknown-bot', `there is no bot “${word}”${didYouMean(nearest(word, names))}`, [
      `the bots are ${names.join(', ')}`,
    ])
  throw new WrongInput(
    'option-value',
    `“${budget}” is no budget of a bot: ${word}@200ms, or ${word}@500 lines of play`,
  )
}

/** Different names for entrants: the second `greedy` is “greedy (2)”. */
export const apart = (names: readonly string[]): readonly string[] =>
  names.map((name, at) => {
    const before = names.slice(0, at).filter((other) => other === name).length
    return before === 0 ? name : `${name} (${before + 1})`
  })
