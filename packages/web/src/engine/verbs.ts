import type { Sentences } from './editing/sentence-completions.ts'
import { appGames, type Games, gameNamed, gamesIn, gameWithCards, wholeGame } from './games/games.ts'
import { open, run } from './games/open-question.ts'
import { readText, readWith } from './games/read-scenarios.ts'
import type { Change, Given, Gives, OutcomesSoFar, Verb } from './protocol/protocol.ts'
import { problemsOf } from './session/text-problems.ts'

/** Only the last request for outcomes goes on; `outcomesStopped` is the one that stops early. */
let outcomesWanted = 0
let outcomesStopped = 0

/** The sentences of each game's cards, gathered when the first card of it is written. */
const sentences = new Map<string, Sentences>()

async function sentencesOf(game: string): Promise<Sentences> {
  const known = sentences.get(game)
  if (known !== undefined) return known
  const [{ Sentences: Gathered }, { texts }] = await Promise.all([
    import('./editing/sentence-completions.ts'),
    gameWithCards(game),
  ])
  const gathered = new Gathered(texts())
  sentences.set(game, gathered)
  return gathered
}

/** The games of a text, with what is needed to read it after a change: the change can name a card, or bring a text. */
const gamesOfChange = async (text: string, { kind }: Change): Promise<Games> =>
  kind === 'card' ? gamesIn(text, wholeGame) : (await readText(text, gameWithCards)).games

/** A text with a change of its board. */
async function changed({ text, document, change }: Given<'change'>): Promise<string> {
  const [{ changed: withChange }, games] = await Promise.all([
    import('./editing/scenario-edit.ts'),
    gamesOfChange(text, change),
  ])
  const read = (written: string) => {
    const { scenarios, problems } = readWith(games, written)
    const scenario = scenarios[document]
    const play = () => (scenario === undefined ? null : games.get(scenario.game)?.open(scenario)?.played)
    const comesOut = () => {
      const played = play()
      return played?.problems.length === 0 && played.expectations.every(({ holds }) => holds)
    }
    const all = () => (problems.length > 0 ? problems : (play()?.problems ?? []))
    return { well: problems.length === 0, problems: () => all().map(({ message }) => message), comesOut }
  }
  return withChange({ text, document, read }, change)
}

type Tell = (soFar: OutcomesSoFar) => void

/** The verbs of the worker. Parts that are not needed at first are loaded on demand. */
export const verbs: { readonly [V in Verb]: (given: Given<V>, tell: Tell) => Gives<V> | Promise<Gives<V>> } =
  {
    games: () => appGames,
    read: async ({ text }) => {
      const { scenarios, problems } = await readText(text)
      return { scenarios: scenarios.map(({ name }) => name), problems: problemsOf(problems) }
    },
    run,
    change: changed,
    ask: async ({ question, game }) => {
      const { answerOf } = await import('./ask/answers.ts')
      return answerOf(question, game === undefined ? {} : { game })
    },
    ruling: async ({ address }) => (await import('./ask/ruling-text.ts')).rulingText(address),
    board: async ({ game, cards }) => {
      const [{ placing }, library] = await Promise.all([
        import('./ask/board-of-cards.ts'),
        gameWithCards(game),
      ])
      const known = library.cards()
      const named = cards.flatMap((name) => known.find((card) => card.name === name) ?? [])
      let text = appGames.find(({ name }) => name === game)?.emptyBoard ?? ''
      for (const change of placing(game, named)) text = await changed({ text, document: 0, change })
      return text
    },
    cards: async ({ game }) => {
      const { cards, keywords = null } = await gameWithCards(game)
      return { cards: cards(), keywords }
    },
    own: async ({ text, document }) => (await import('./editing/own-cards.ts')).ownCards(text, document),
    lines: async ({ text, document, spot }) =>
      (await import('./editing/scenario-edit.ts')).linesOf(text, document, spot),
    facts: async ({ game }) => (await gameNamed(game)).facts,
    complete: async ({ game, text, offset }) =>
      (await import('./editing/completions.ts')).completionsAt(game, text, offset),
    goOn: async ({ game, name, text }) => (await sentencesOf(game)).after(text, name),
    cardText: async ({ game, name, text }) => (await gameNamed(game)).textProblems(name, text),
    written: async (question) => (await import('./editing/write-answers.ts')).writtenDown(question),
    outcomes: async (question, tell) => {
      const mine = ++outcomesWanted
      const opened = await open(question)
      if (!('session' in opened)) return null
      const { session } = opened
      const [{ outcomesOf }, format] = await Promise.all([
        import('./outcomes/outcomes.ts'),
        session.endingFormat(),
      ])
      const wanted = () => mine === outcomesWanted
      return outcomesOf(session, format, question, { wanted, stopped: () => mine === outcomesStopped, tell })
    },
    stop: () => {
      outcomesStopped = outcomesWanted
      return null
    },
    judge: async ({ question, declared }) => {
      const opened = await open(question)
      if (!('session' in opened)) return null
      const { verdictOf } = await import('./games/magic/declaration-verdict.ts')
      return verdictOf(opened.session, question.answers, declared)
    },
    whyNot: async ({ question, card, word }) => {
      const opened = await open(question)
      return 'session' in opened ? opened.session.whyNot(question.answers, card, word) : null
    },
    editionDifferences: async (question) => {
      const opened = await open(question)
      if (!('session' in opened)) return []
      const [{ editionDifferences }, game] = await Promise.all([
        import('./edition-differences.ts'),
        gameNamed(opened.session.played.scenario.game),
      ])
      return editionDifferences(opened.session, game, question)
    },
    why: async ({ question, card, step }) => {
      const opened = await open(question)
      if (!('session' in opened)) return []
      const of = { ...(card !== undefined && { card }), ...(step !== undefined && { step }) }
      return opened.session.whys(question.answers, of)
    },
    readyDecks: async (given) => (await import('./play/decks.ts')).readyDecks(given),
    decks: async (given) => (await import('./play/decks.ts')).decksIn(given),
    randomDeck: async (given) => (await import('./play/decks.ts')).deckByChance(given),
    deal: async (game) => (await import('./play/deal.ts')).gameText(game),
    reply: async ({ question, player, bot }) =>
      (await import('./play/opponent.ts')).replyOf(question, player, bot),
    reasons: async ({ question, player, bot }) => {
      const opened = await open(question)
      if (!('session' in opened)) return []
      return (await import('./play/reasons.ts')).reasonsOf(opened.session, question, player, bot)
    },
    course: async (question) => {
      const opened = await open(question)
      if (!('session' in opened)) return []
      return (await import('./play/course.ts')).courseOf(opened.session, question.answers)
    },
    outlook: async (question) => {
      const opened = await open(question)
      if (!('session' in opened)) return []
      return (await import('./play/outlook.ts')).outlookOf(opened.session, question.answers)
    },
    position: async (given) => (await import('./play/position.ts')).positionOf(given),
    roomQuestion: async (given) => (await import('./play/position.ts')).roomQuestion(given),
    rules: async ({ ids }) => (await import('./rule-texts.ts')).ruleTexts(ids),
  }
