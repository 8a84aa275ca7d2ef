import type { Answer, CardAnswer, RulingAnswer } from '@battleline/ask'
import { Citations } from '../components/citations.tsx'
import { Prose } from '../components/prose.tsx'
import { useBeside } from '../state/use-beside.ts'
import { type AppGames, titleOf, useGames } from '../state/use-games.ts'
import { askWords } from '../words/ask.ts'
import { language } from '../words/catalogue.ts'
import { inEnglish } from '../words/in-english.ts'

export interface AnswersProps {
  readonly answer: Answer
  readonly onOpen: (ruling: RulingAnswer) => void
  readonly onBuild: (game: string, cards: readonly string[]) => void
}

/** How many rulings are shown before somebody wants more words. */
const SHOWN = 12

/** The answers to a question: rulings, then keywords, cards and rules. */
export function Answers({
  answer: { rulings, found, keywords, cards, steps },
  onOpen,
  onBuild,
}: AnswersProps) {
  const games = useGames()
  const { archive: hasArchive } = useBeside()
  const listed = rulings.slice(0, SHOWN)
  return (
    <div className="answers">
      {listed.length > 0 && (
        <section aria-label={askWords.listOfRulings} className="found-rulings">
          <ol>
            {listed.map((ruling) => (
              <Ruling
                key={`${ruling.file} ${ruling.document}`}
                ruling={ruling}
                title={titleOf(games, ruling.game)}
                hasPage={hasArchive}
                onOpen={onOpen}
              />
            ))}
          </ol>
          {found > listed.length && <p className="hint">{askWords.moreFit(found - listed.length)}</p>}
        </section>
      )}
      <aside aria-label={askWords.beside}>
        {keywords.map(({ game, keyword, rule }) => (
          <Entry key={`${game} ${keyword}`} name={keyword} about={titleOf(games, game)}>
            <Prose text={rule.text} /> <i className="id">{rule.id}</i>
          </Entry>
        ))}
        {cards.map((card) => (
          <Card key={`${card.game} ${card.name}`} card={card} games={games} onBuild={onBuild} />
        ))}
        {steps
          .filter(({ id }) => !keywords.some(({ rule }) => rule.id === id))
          .map(({ game, id, heading, text }) => (
            <Entry key={`${game} ${id}`} name={heading} about={titleOf(games, game)}>
              <Prose text={text} /> <i className="id">{id}</i>
            </Entry>
          ))}
      </aside>
    </div>
  )
}

interface RulingProps {
  readonly ruling: RulingAnswer
  /** Of its game. */
  readonly title: string
  /** True if the archive has a page for it. */
  readonly hasPage: boolean
  readonly onOpen: AnswersProps['onOpen']
}

const Ruling = ({ ruling, title, hasPage, onOpen }: RulingProps) => (
  <li>
    <button type="button" data-answer className="sentence" {...inEnglish()} onClick={() => onOpen(ruling)}>
      <Prose text={ruling.sentence} />
    </button>
    {ruling.because !== null && (
      <p className="because">
        <span className="label">{askWords.because}</span>{' '}
        <span {...inEnglish()}>
          <Prose text={ruling.because.text} />
        </span>
      </p>
    )}
    <div className="meta">
      <span>{title}</span> <Citations ids={ruling.rules} />
      {hasPage && <a href={`rulings/${ruling.address}/`}>{askWords.archivePage}</a>}
    </div>
  </li>
)

interface CardProps {
  readonly card: CardAnswer
  readonly games: AppGames
  readonly onBuild: AnswersProps['onBuild']
}

const Card = ({ card: { game, name, kind, text, rulings }, games, onBuild }: CardProps) => (
  <Entry name={name} about={`${titleOf(games, game)}: ${kind}`}>
    <Prose text={text} />
    <span className="uses" lang={language()}>
      {rulings > 0 && askWords.rulings(rulings)}
      <button type="button" className="put" onClick={() => onBuild(game, [name])}>
        {askWords.putOnBoard}
        <span className="visually-hidden">: {name}</span>
      </button>
    </span>
  </Entry>
)

interface EntryProps {
  readonly name: string
  readonly about: string
  readonly children: React.ReactNode
}

const Entry = ({ name, about, children }: EntryProps) => (
  <div className="entry">
    <h3 {...inEnglish()}>{name}</h3>
    <p className="kind" {...inEnglish()}>
      {about}
    </p>
    <div className="says" {...inEnglish()}>
      {children}
    </div>
  </div>
)
