import type { Translation } from '../catalogue.ts'
import type { embedWords } from '../embed.ts'

export const embed: Translation<typeof embedWords> = {
  step: (step, steps) => `Schritt ${step} von ${steps}`,
  open: 'In Battleline öffnen',
  loading: 'Das Spielfeld wird geladen …',
  noRuling: (address) => `Unter der Adresse „${address}“ gibt es keinen Regelentscheid.`,
  nothing: 'Dieses Element hat weder einen Regelentscheid noch einen Link noch ein Szenario zu zeigen.',
  search: 'Dieser Link führt zu einer Suche. Teile den Link einer ihrer Antworten.',
  notLoaded: 'sie konnte nicht geladen werden',
  place: (line, column) => `Zeile ${line}, Spalte ${column}: `,
}
