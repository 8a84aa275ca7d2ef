/** What all games say, and the duel. */
export const SHARED: Readonly<Record<string, string>> = {
  'this position belongs to another game, with other rules or cards':
    'diese Stellung gehört zu einer anderen Partie, mit anderen Regeln oder Karten',
  'no decision is pending in this position': 'in dieser Stellung steht keine Entscheidung an',
  '{0} steps without a decision': '{0} Schritte ohne Entscheidung',
  '{0} charts open at once': '{0} offene Abläufe zugleich',
  'stopped at {0}: {1}': 'angehalten bei {0}: {1}',
  'cannot continue from a position with damaged parts: {0}':
    'aus einer beschädigten Stellung geht es nicht weiter: {0}',
  '{0} is not among the options {1}': '{0} steht nicht zur Wahl: {1}',
  '“{0}” is no move': '„{0}“ ist kein Spielzug',
  'only a creature on the active player’s field attacks':
    'nur eine Kreatur auf dem Feld derer, die am Zug sind, greift an',
  'an enemy creature or the opponent is attacked':
    'angegriffen wird eine gegnerische Kreatur oder die andere Seite',
  'a player with a creature is not attacked': 'wer eine Kreatur hat, wird nicht angegriffen',
  'no creature has lethal damage': 'keine Kreatur hat tödlichen Schaden',
  'no destroyed creature has a last blow': 'keine zerstörte Kreatur hat einen letzten Schlag',
  'there is no enemy creature': 'es gibt keine gegnerische Kreatur',
  'no creature was chosen': 'keine Kreatur wurde gewählt',
  'no creature has first strike': 'keine Kreatur hat Erstschlag',
  'no other creature is left to strike': 'keine andere Kreatur ist übrig, um zu schlagen',
  '{0}: {1}': '{0}: {1}',
  'end the turn': 'Zug beenden',
}
