import { count } from '../amounts.ts'
import type { Translation } from '../catalogue.ts'
import type { tableWords } from '../table.ts'
import { dative } from './names.ts'

export const table: Translation<typeof tableWords> = {
  board: 'Spielfeld',
  inert: 'Nicht verstanden',
  handOf: (name) => `Hand von ${dative(name)}`,
  handFaceDown: (name, cards) => `Hand von ${dative(name)}: ${cards} verdeckt`,
  opponent: {
    fault: (name, fault) =>
      `${name} kann nicht weiterspielen: ${fault}. Nimm deinen letzten Spielzug zurück.`,
    waits: (name) => `${name} wartet, solange du zurückblickst.`,
    thinks: (name) => `${name} denkt nach …`,
    'plays on': (name) => `${name} spielt weiter …`,
    goOn: 'Weiter',
    skip: 'Weiter zu meinem Zug',
  },
  answer: {
    answersTo: (question) => `Antworten auf „${question}“`,
    ruling: 'Regelentscheid',
    skip: 'Überspringen',
    again: 'Noch einmal zeigen',
    changeBoard: 'Spielfeld ändern',
    allOutcomes: 'Alle Ausgänge',
    otherEditions: 'Andere Editionen',
    share: 'Teilen',
  },
  chart: {
    title: 'Ablauf',
    showWhole: 'Den ganzen Ablauf zeigen',
    edition: 'Edition',
    compare: 'Vergleichen',
    nothing: 'nichts',
    earlierTurns: (turns) => count(turns, 'früherer Zug', 'frühere Züge'),
    notAsExpected: 'Nicht wie erwartet',
    expected: (expected, actual) => `Das Szenario erwartet ${expected}, das Ergebnis ist aber ${actual}.`,
    refused: 'Die Regeln verbieten es',
    refusedBy: (rules) => `Die Regeln verbieten es: ${rules}`,
    nothingYet: 'Noch ist nichts passiert',
    why: 'Warum?',
    whyAsked: 'Warum wird das gefragt?',
  },
  steps: {
    first: 'Erster Schritt',
    back: 'Schritt zurück',
    forward: 'Schritt vor',
    play: 'Schritte abspielen',
    pause: 'Anhalten',
    step: 'Schritt',
    beforeFirst: 'Vor dem ersten Schritt',
  },
  card: {
    loading: 'Wird geladen …',
    nothingToExplain: 'Noch gibt es nichts zu erklären.',
    whatIsStep: 'Was ist das für ein Schritt?',
    whyNothing: 'Warum ist nichts passiert?',
  },
  editions: {
    title: 'Wo sich Editionen unterscheiden',
    playing: 'Jede Edition wird gespielt …',
    sameSoFar: 'Gleich bis zur offenen Frage',
    allSame: 'Alle Editionen führen zum selben Ergebnis',
    same: 'Gleiches Ergebnis',
    answerFirst: 'Beantworte sie, um die Ergebnisse zu vergleichen.',
    showStep: 'Diesen Schritt zeigen',
    use: 'Diese Edition nehmen',
    inBoth: 'In beiden',
    result: 'Ergebnis',
    resultSame: 'Das Ergebnis ist gleich.',
    noOther: 'Keine weiteren Änderungen.',
  },
  hands: {
    show: (name) => `Die Karten von ${name} zeigen`,
    open: 'Alle Hände aufdecken',
    hide: 'Hände verdecken',
  },
}
