import { catalogue } from './catalogue.ts'

/** The board in pages of others. */
export const embedWords = catalogue('embed', {
  step: (step: number, steps: number) => `Step ${step} of ${steps}`,
  open: 'Open in Battleline',
  loading: 'Loading the board …',
  noRuling: (address: string) => `There is no ruling at the address “${address}”.`,
  nothing: 'This element has neither a ruling, nor a link, nor a scenario to show.',
  search: 'This link leads to a search. Share the link of one of its answers.',
  notLoaded: 'it could not be loaded',
  place: (line: number, column: number) => `Line ${line}, column ${column}: `,
})
