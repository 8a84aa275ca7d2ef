/** The titles of the steps of Grand Archive. */
export const GRAND_ARCHIVE_TITLES: Readonly<Record<string, string>> = {
  'The turn player’s objects wake up; effects until their turn end':
    'Die Objekte derer, die am Zug sind, werden awake; Effekte bis zu ihrem Zug enden',
  'A card of the material deck may be materialized':
    'Eine Karte des Material-Decks darf materialisiert werden',
  'The recollection phase begins': 'Die Recollection-Phase beginnt',
  'The memory returns to the hand': 'Das Memory kommt auf die Hand zurück',
  'The turn player draws a card': 'Wer am Zug ist, zieht eine Karte',
  'Main phase': 'Hauptphase',
  'End phase': 'Endphase',
  'The next player’s turn begins': 'Der nächste Zug beginnt',
  'Additional costs are paid': 'Zusätzliche Kosten werden bezahlt',
  'A main deck is shuffled': 'Ein Main-Deck wird gemischt',
  'A champion of level 0 is chosen to begin with': 'Ein Champion mit Level 0 wird für den Anfang gewählt',
  'The champions are put onto the field together': 'Die Champions kommen gemeinsam aufs Feld',
  'What they do on entering is done, in turn order':
    'Was sie beim Eintreffen tun, geschieht in Zugreihenfolge',
  'The first turn begins': 'Der erste Zug beginnt',
  'Its memory cost is paid': 'Die Memory-Kosten werden bezahlt',
  'Cards with floating memory may pay a part of it':
    'Karten mit Floating Memory dürfen einen Teil davon bezahlen',
  'Cards of the memory are picked at random': 'Karten des Memory werden zufällig bestimmt',
  'All of them are banished together': 'Alle werden gemeinsam verbannt',
  'Objects or cards are chosen to pay for it': 'Womit bezahlt wird, wird gewählt',
  'Cards are discarded to pay for it': 'Karten werden dafür abgeworfen',
  'It is brewed instead': 'Sie wird stattdessen gebraut',
  'A card is brewed': 'Eine Karte wird gebraut',
  'The ingredients are chosen': 'Die Zutaten werden gewählt',
  'It is sacrificed': 'Es wird geopfert',
  'Its other cost from the graveyard is paid': 'Ihre weiteren Kosten aus dem Graveyard werden bezahlt',
  'The price of the attack is paid': 'Der Preis des Angriffs wird bezahlt',
  'Their direction may change': 'Ihre Richtung kann sich ändern',
  'Cards of the hand are reserved': 'Karten der Hand werden reserviert',
  'Its reserve cost is paid': 'Die Reserve-Kosten werden bezahlt',
  'A champion that no longer fits goes to banishment': 'Ein Champion, der nicht mehr passt, wird verbannt',
  'The state-based check is made until nothing changes':
    'Die Zustandsprüfung läuft, bis sich nichts mehr ändert',
  'Triggered abilities go on the Effects Stack': 'Ausgelöste Fähigkeiten kommen auf den Effects Stack',
  'The other player has Opportunity': 'Die andere Seite hat Opportunity',
  'The last that was put on the Effects Stack resolves': 'Das Letzte auf dem Effects Stack wird ausgeführt',
  'Triggered abilities are put on the Effects Stack': 'Ausgelöste Fähigkeiten kommen auf den Effects Stack',
  'Its target is chosen': 'Das Ziel wird gewählt',
  'What it is linked to is chosen': 'Womit sie verbunden ist, wird gewählt',
  'The targets of its modes are chosen': 'Die Ziele der Modi werden gewählt',
  'What has nothing to be linked to goes to the graveyard':
    'Was mit nichts verbunden werden kann, geht auf den Friedhof',
  'It is put on the Effects Stack': 'Es kommt auf den Effects Stack',
  'The card is announced; an attack card rests who attacks':
    'Die Karte wird angesagt; bei einer Angriffskarte wird rested, wer angreift',
  'Its costs are paid, and it is put on the Effects Stack':
    'Die Kosten werden bezahlt, und es kommt auf den Effects Stack',
  'It resolves': 'Es wird ausgeführt',
  'An attack card enters the intent, and the attack is declared':
    'Eine Angriffskarte wird zum Intent, und der Angriff wird angesagt',
  'An action goes to its owner’s graveyard': 'Eine Aktion kommt auf den Friedhof',
  'Everything else enters the field': 'Alles andere kommt aufs Feld',
  'It enters the intent': 'Sie wird zum Intent',
  'Weapons and a target are chosen': 'Waffen und Ziel werden gewählt',
  'It goes to the graveyard: no attack can be declared':
    'Sie kommt auf den Friedhof: Kein Angriff ist möglich',
  'Weapons are wielded, a target is attacked': 'Waffen werden geführt, ein Ziel wird angegriffen',
  'The attacker is rested; weapons are wielded, a target is attacked':
    'Wer angreift, wird rested; Waffen werden geführt, ein Ziel wird angegriffen',
  'Retaliation step': 'Retaliation-Schritt',
  'Damage step': 'Schadensschritt',
  'End of combat step': 'Ende des Kampfes',
  'What answers the attack has triggered': 'Was auf den Angriff antwortet, wurde ausgelöst',
  'On Attack and Intercept resolve': 'On Attack und Intercept werden ausgeführt',
  'Before retaliation': 'Vor der Retaliation',
  'Defending units may retaliate': 'Verteidigende Units dürfen zurückschlagen',
  'What entered the stack resolves': 'Was auf den Stack kam, wird ausgeführt',
  'An ally may become the target of the attack instead of its champion':
    'Ein Ally darf anstelle des Champions zum Ziel des Angriffs werden',
  'Before damage': 'Vor dem Schaden',
  'The attacking player orders the retaliators': 'Wer angreift, ordnet die Retaliators',
  'The attacker and the retaliators deal their damage': 'Wer angreift und wer zurückschlägt, fügt Schaden zu',
  'The damage is added up; less than 0 is 0, and 0 is no damage':
    'Der Schaden wird addiert; weniger als 0 ist 0, und 0 ist kein Schaden',
  'Damage is replaced and prevented, in the order its recipient’s controller chooses':
    'Schaden wird ersetzt und verhindert; die Reihenfolge wählt, wer das Ziel kontrolliert',
  'The remaining damage is dealt': 'Der übrige Schaden wird zugefügt',
  'Each wielded weapon loses a durability counter': 'Jede geführte Waffe verliert einen Durability-Counter',
  'The opponent may discard to keep the damage from being doubled':
    'Die andere Seite darf abwerfen, damit der Schaden nicht verdoppelt wird',
  'The cards are discarded': 'Die Karten werden abgeworfen',
  'A card of the memory is revealed at random': 'Eine zufällige Karte des Memory wird vorgezeigt',
  'One is chosen': 'Eine wird gewählt',
  'Immortal objects do not leave for the graveyard': 'Immortal-Objekte kommen nicht auf den Friedhof',
  'Linked shields are destroyed instead': 'Verbundene Schilde werden stattdessen zerstört',
  'They leave the field together': 'Sie verlassen gemeinsam das Feld',
  'One is kept, the rest are sacrificed': 'Eine bleibt, die übrigen werden geopfert',
  'A static counter may be removed from each object that has one':
    'Von jedem Objekt mit Static-Counter darf einer entfernt werden',
  'They are removed': 'Sie werden entfernt',
  'Each of those objects deals 1 damage': 'Jedes dieser Objekte fügt 1 Schaden zu',
  'Abilities triggered by the damage go on the stack':
    'Durch den Schaden ausgelöste Fähigkeiten kommen auf den Stack',
  'Abilities triggered by the check go on the stack above':
    'Durch die Prüfung ausgelöste Fähigkeiten kommen darüber auf den Stack',
  'The intent goes to the graveyard; the attack is over':
    'Der Intent kommt auf den Friedhof; der Angriff ist vorbei',
  'The stack resolves': 'Der Stack wird ausgeführt',
  'The end phase begins': 'Die Endphase beginnt',
  'Abilities triggered at its beginning resolve': 'Zu ihrem Beginn ausgelöste Fähigkeiten werden ausgeführt',
  'Before the end of the turn': 'Vor dem Ende des Zuges',
  'Damage is removed from allies; effects until the end of the turn end':
    'Schaden wird von Allies entfernt; Effekte bis zum Ende des Zuges enden',
  'Abilities triggered by the clean-up resolve':
    'Durch das Aufräumen ausgelöste Fähigkeiten werden ausgeführt',
  'It wakes up': 'Sie wird awake',
  'A suppressed card returns': 'Eine Karte kehrt nach Suppress zurück',
  'It returns under its owner’s control': 'Sie kehrt unter der Kontrolle ihres Besitzers zurück',
  'It becomes fostered': 'Sie wird fostered',
  'Cards of the memory return to the hand': 'Karten des Memory kehren auf die Hand zurück',
  'Wither counters': 'Wither-Marken',
  'The reserved cards may be revealed, so that it becomes imbued':
    'Die reservierten Karten können aufgedeckt werden, damit sie imbued wird',
  'The case is decided': 'Der Fall wird entschieden',
  'So many times': 'So oft',
  'Fire cards of the graveyard pay a part of it': 'Feuer-Karten des Friedhofs bezahlen einen Teil davon',
  'The other player does it': 'Die andere Seite tut es',
  'What follows it is triggered': 'Was darauf folgt, wird ausgelöst',
  'It is paid for, or sacrificed': 'Es wird dafür bezahlt, oder es wird geopfert',
  'Objects that are not paid for are sacrificed': 'Wofür nicht bezahlt wird, das wird geopfert',
  'The counters go': 'Die Marken verschwinden',
  'The turn player pays for what withers': 'Wer am Zug ist, bezahlt für das, was verdorrt',
}
