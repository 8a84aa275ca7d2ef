/** Who a game can be played against. */
export interface OpponentChoice {
  /** The name of the bot; null for somebody at the same screen. */
  readonly bot: string | null
  readonly title: string
  readonly about: string
}

/** By strength; somebody at the same screen comes last. */
export const OPPONENTS: readonly [OpponentChoice, ...OpponentChoice[]] = [
  { bot: 'greedy', title: 'Greedy', about: 'Takes the best single move, at once.' },
  { bot: 'planner', title: 'Planner', about: 'Plans its whole turn. Takes a moment.' },
  { bot: 'search@600ms', title: 'Searcher', about: 'Weighs the hands you may hold. Thinks longest.' },
  { bot: 'random', title: 'Random', about: 'Plays anything that is legal.' },
  { bot: null, title: 'Somebody here', about: 'Two at this screen, hands hidden between turns.' },
]
