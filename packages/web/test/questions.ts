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

const of = (count: number, write: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => write(at)).join(', ')
const UPGRADED = 'damage: 2, ward: true, upgrades: [ Way of the Bear, Way of the Wolf ]'
export const TWELVE = `name: Twelve against twelve
game: keyforge
players:
  Ada: { battleline: [ ${of(12, (at) => `Champion Anaphiel: { as: Champion Anaphiel the Undaunted ${at}, ${at % 3 === 0 ? UPGRADED : 'stun: true, aember: 1, damage: 1, counters: 2, ready: false'} }`)} ] }
  Ben: { battleline: [ ${of(12, (at) => `Dust Imp: { as: Dust Imp ${at}, damage: 1 }`)} ] }
`
export const TWELVE_OF_MAGIC = `name: Twelve against twelve
game: magic
players:
  Nia: { hand: [ Lightning Bolt ], battlefield: [ ${of(12, (at) => `Grizzly Bears: { as: Bears ${at}, damage: 1 }`)} ] }
  Oto: { battlefield: [ ${of(12, (at) => `Palisade Giant: { as: Palisade Giant ${at} }`)} ] }
`
export const TWELVE_OF_GRAND_ARCHIVE = `name: Twelve against twelve
game: grand-archive
cards:
  Knight: { type: champion, classes: [ warrior ], level: 2, life: 24 }
  Wolf: { type: ally, power: 2, life: 3 }
players:
  Ada: { field: [ Knight, ${of(11, (at) => `Wolf: { as: Silver Wolf of the North ${at}, damage: 1 }`)} ] }
  Ben: { field: [ ${of(11, (at) => `Wolf: { as: Grey Wolf ${at} }`)} ] }
`
