import type { Choice, Decision, Value } from '@battleline/kernel'
import type { KeyForge, KeyForgePosition, PlayerId } from '@battleline/keyforge'

/** An answer in words, as another player may know it: cards that stay hidden have no name. */
export function answerInWords(
  game: KeyForge,
  before: KeyForgePosition,
  after: KeyForgePosition,
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
    return shown.get(id) ?? (isPublic ? option?.label : undefined) ?? 'a hidden card'
  }
  if (asked.kind === 'divide') {
    const share = (id: Value, at: number) => (Array.isArray(choice) ? choice[at] : Object(choice)[id])
    return asked.ids.map((id, at) => `${share(id, at)} to ${named(id)}`).join(', ')
  }
  const ids = (Array.isArray(choice) ? choice : [choice]) as readonly Value[]
  return ids.length === 0 ? 'nothing' : ids.map(named).join(', ')
}
