import type { Fight } from './fights.ts'
import type { Vocabulary } from './grammar.ts'

/** The names of a fight’s cards and players, and the titles and labels in its trace. */
export function vocabularyOf({ session, answers }: Fight): Vocabulary {
  const { game, played, name } = session
  const { trace } = session.playedWith(answers)
  const cards = [...new Set([...game.cards(played.start), ...game.cards(session.at(answers))])]
  const names = cards.flatMap((card) => [name(card), game.card(session.at(answers), card).name])
  const titles = trace.flatMap((event) => [
    event.step.title,
    ...(event.kind === 'answer' ? event.chosen : []),
    ...(event.kind === 'skip' ? [event.why.reason] : []),
  ])
  const { run } = session.run(answers)
  const labels = run?.rows.flatMap(({ title, whole, halts }) => [title, whole, halts ?? title]) ?? []
  return {
    names: [...new Set([...names, ...played.scenario.players])].sort(
      (one, other) => other.length - one.length,
    ),
    titles: new Set([...titles, ...labels]),
  }
}
