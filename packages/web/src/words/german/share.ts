import { count } from '../amounts.ts'
import type { Translation } from '../catalogue.ts'
import type { shareWords } from '../share.ts'

export const share: Translation<typeof shareWords> = {
  title: 'Diese Frage teilen',
  link: 'Link',
  copy: 'Link kopieren',
  scenario: 'Szenario herunterladen',
  embed: 'Einbetten',
  picture: 'Bild herunterladen',
  report: 'Falsches Ergebnis melden',
  about: 'Der Link enthält die ganze Frage und alle Antworten. Kein Server speichert ihn.',
  copied: 'Kopiert.',
  blocked: 'Der Browser hat es verhindert. Kopiere den Link aus dem Feld.',
  aBoard: 'Ein Spielfeld',
  embedCopied: 'Kopiert: Füge es dort ein, wo deine Seite HTML annimmt.',
  embedCopy: 'Kopiere dies dorthin, wo deine Seite HTML annimmt.',
  examples: 'Beispiele',
  html: 'HTML',
  pictureSaved: 'Das Bild liegt in deinen Downloads.',
  noPicture: 'Dieser Browser kann das Bild nicht zeichnen.',
  scenarioSaved: 'Das Szenario liegt in deinen Downloads.',
  reportIn: 'Der Bericht liegt in deinen Downloads:',
  reportNext:
    'Schreibe oben hinein, was du erwartest, und schicke ihn an die Person, von der du Battleline hast.',
  tooLong: 'Der Link ist zu lang für einen QR-Code.',
  code: 'Der Link als QR-Code',
  file: {
    result: (edition, result) => `Ergebnis von Battleline (Edition ${edition}): ${result}`,
    ofScenario: 'des Szenarios',
    expected: 'Erwartetes Ergebnis und die Regel dafür:',
    wrong: (name) => `falsch ${name}`,
    answer: 'Antwort',
    illegal: (reason) => `nicht erlaubt: ${reason}`,
    decides: (who, question) => `${who} entscheidet: ${question}`,
    noMove: 'kein Spielzug',
    none: 'nichts',
    to: (amount, name) => `${amount} an ${name}`,
  },
  drawn: {
    name: 'Battleline',
    impossible: 'dieser Browser zeichnet keine Bilder',
    tooLarge: 'das Bild ist zu groß',
    stepsBefore: (steps) => count(steps, 'Schritt davor', 'Schritte davor'),
    decides: (who) => `${who} entscheidet`,
  },
}
