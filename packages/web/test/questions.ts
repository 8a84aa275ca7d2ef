/** Questions that several tests ask. */

export const FIRESPITTER = `name: Firespitter fights Briar Grubbling
game: keyforge
players:
  Ada: { aember: 2, battleline: [ Troll, Firespitter: { damage: 1, upgrades: [ Way of the Bear ] } ] }
  Ben: { battleline: [ Briar Grubbling, Dust Imp: { damage: 1 }, Silvertooth ] }
play:
  - fight: Firespitter -> Briar Grubbling
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
