import { count } from '../amounts.ts'
import type { askWords } from '../ask.ts'
import type { Translation } from '../catalogue.ts'

export const ask: Translation<typeof askWords> = {
  title: 'Was passiert in diesem Kampf?',
  lead: (rulings) =>
    `${rulings} Regelentscheide für KeyForge, Magic und Grand Archive, jeder mit der Regel dahinter und einem Spielfeld, auf dem man ihm zusehen kann. Die Entscheide, Karten und Regeln sind auf Englisch.`,
  field: 'Frage nach einer Karte, einem Schlüsselwort, einer Regel oder einem Kampf (auf Englisch)',
  looking: 'Suche …',
  notLoaded:
    'Der Regelentscheid konnte nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal.',
  noneFits: 'Kein Regelentscheid passt. Nimm weniger Wörter oder baue das Spielfeld auf.',
  rulings: (found) => count(found, 'Regelentscheid', 'Regelentscheide'),
  cards: (found) => count(found, 'Karte', 'Karten'),
  keywords: (found) => count(found, 'Schlüsselwort', 'Schlüsselwörter'),
  game: 'Spiel',
  allGames: 'Alle Spiele',
  examples: 'Beispiele',
  forExample: 'Zum Beispiel',
  boards: 'Spielfelder',
  orSetUp: 'Oder baue ein Spielfeld auf',
  notAnswered: 'Keine Antwort dabei? Baue das Spielfeld auf',
  boardWith: (cards) => `Spielfeld mit ${cards}`,
  listOfRulings: 'Regelentscheide',
  moreFit: (more) => `${more} weitere passen. Ein Wort mehr lässt weniger übrig.`,
  beside: 'Karten, Schlüsselwörter und Regeln',
  because: 'Weil:',
  docs: 'Dokumentation',
  archive: 'Alle Regelentscheide als Seiten',
  archivePage: 'Seite im Archiv',
  putOnBoard: 'Aufs Spielfeld legen',
}
