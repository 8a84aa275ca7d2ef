/** Boards and questions of several tests. */

export const FIRESPITTER = `name: Firespitter fights Briar Grubbling
game: keyforge
players:
  Ada: { aember: 2, battleline: [ Troll, Firespitter: { damage: 1, upgrades: [ Way of the Bear ] } ] }
  Ben: { battleline: [ Briar Grubbling, Dust Imp: { damage: 1 }, Silvertooth ] }
play:
  - fight: Firespitter -> Briar Grubbling
`

export const THREE_ANSWERS = `name: Three answers
game: keyforge
players:
  Ada: { battleline: [ Stormling, Troll, Gub ] }
  Ben: { battleline: [ Bulwark, Champion Anaphiel, Silvertooth ] }
cards:
  Stormling: { type: creature, house: logos, power: 4, text: "Destroyed: Ward a friendly creature." }
`

export const SWORD = `name: A champion attacks with a sword
game: grand-archive
cards:
  Knight: { type: champion, classes: [ warrior ], level: 2, life: 24 }
  Rival: { type: champion, level: 1, life: 20 }
  Wolf: { type: ally, power: 2, life: 3 }
players:
  Ada: { field: [ Knight, Warrior's Longsword ] }
  Ben: { field: [ Rival, Wolf ] }
`

export const WHOM_TO_FIGHT = `name: Whom to fight
game: keyforge
players:
  Ada: { battleline: [ Troll, Gub ] }
  Ben: { battleline: [ Dust Imp, Silvertooth ] }
`

export const WOLVES = `name: An attack
game: grand-archive
players:
  Ada: { field: [ Wolf: { as: Fang } ] }
  Ben: { field: [ Wolf: { as: Claw } ] }
cards:
  Wolf: { type: ally, power: 2, life: 3 }
`

/** It stops where the defending player declares blockers. */
export const HILL_GIANT_ATTACKS = `name: A block
game: magic
players:
  Nia: { battlefield: [ Hill Giant ] }
  Oto: { battlefield: [ Grizzly Bears ] }
play:
  - attack: { Hill Giant: Oto }
`
