import type { BotGame } from '@battleline/bots'
import type { PlayerId } from '@battleline/card-game'
import type { Choice, Decision, Position, Value } from '@battleline/kernel'

/** An answer in words, as another player may know it: cards that stay hidden have no name. */
export function answerInWords(
  game: BotGame,
  before: Position,
  after: Position,
  asked: Decision,
  choice: Choice,
  observer: PlayerId,
): string {
  if (asked.kind === 'order') return `orders ${asked.ids.length} cards`
  const sight = game.observation(before, observer)
  const shown = new Map(sight.options.map(({ id }, at) => [id, sight.view.asked?.options[at]?.label]))
  const visible = new Set(game.observation(after, observer).seen.map(({ card }) => card))
  const named = (id: Value): string => {
    const option = asked.options.find((one) => one.id === id)
    const isPublic = option?.record === null || visible.has(option?.record ?? -1)
    return shown.get(id) ?? (isPublic ? option?.label : undefined) ?? HIDDEN
  }
  if (asked.kind === 'divide') {
    const share = (id: Value, at: number) => (Array.isArray(choice) ? choice[at] : Object(choice)[id])
    return asked.ids.map((id, at) => `${share(id, at)} to ${named(id)}`).join(', ')
  }
  const ids = (Array.isArray(choice) ? choice : [choice]) as readonly Value[]
  const names = ids.map(named)
  const hidden = names.filter((name) => name === HIDDEN).length
  const counted = hidden > 1 ? [...names.filter((name) => name !== HIDDEN), `${hidden} hidden cards`] : names
  return counted.length === 0 ? 'nothing' : counted.join(', ')
}

const HIDDEN = 'a hidden card'
