/** Creature types in texts: with their plural if that does not end in an “s” of its own. */
const CREATURES = `
  Dwarf/Dwarves Elf/Elves Wolf/Wolves Werewolf/Werewolves Mouse/Mice Ox/Oxen Homunculus/Homunculi Fungus/Fungi
  Pegasus/Pegasi Octopus/Octopuses Fish/Fish Sheep/Sheep Merfolk/Merfolk Treefolk/Treefolk Kithkin/Kithkin
  Eldrazi/Eldrazi Samurai/Samurai Kor/Kor Ally/Allies Harpy/Harpies Mercenary/Mercenaries Faerie Sphinx/Sphinxes
  Leech/Leeches Jellyfish/Jellyfish Fox/Foxes Cyclops/Cyclopes Phoenix/Phoenixes Dwarf/Dwarves Efreet/Efreets
  Nautilus/Nautiluses Platypus/Platypuses Walrus/Walruses Lynx/Lynxes Cephalid/Cephalids Moonfolk/Moonfolk
  Naga/Naga Nephilim/Nephilim Orgg/Orggs Rigger Sand Serf Tetravite Thalakos/Thalakos Dauthi/Dauthi Soltari/Soltari
  Angel Ape Archer Archon Artificer Assassin Barbarian Bard Basilisk Bat Bear Beast Berserker Bird Boar Cat Centaur
  Cleric Construct Crab Crocodile Demon Devil Dinosaur Djinn Dog Dragon Drake Druid Dryad Elemental
  Elephant Frog Gargoyle Giant Gnome Goat Goblin God Golem Gorgon Griffin Hellion Hippo Horror Horse
  Human Hydra Illusion Imp Insect Kavu Knight Kobold Kraken Leviathan Lizard Minotaur Monk
  Mutant Myr Nightmare Ninja Noble Ogre Ooze Orc Peasant Phyrexian Pirate Plant Rat Rhino Rogue
  Saproling Satyr Scarecrow Scorpion Scout Serpent Servo Shade Shaman Shapeshifter Skeleton Sliver Snake Soldier
  Specter Spider Spirit Squirrel Thopter Thrull Troll Turtle Unicorn Vampire Viashino Wall Warlock
  Warrior Whale Wizard Wraith Wurm Yeti Zombie Advisor Aetherborn Alien Antelope Army/Armies Armadillo Assembly-Worker
  Astartes/Astartes Atog Aurochs/Aurochs Avatar Azra Badger Balloon Beaver Beeble Beholder Blinkmoth Brushwagg Camarid
  Camel Capybara/Capybaras Caribou/Caribou Carrier Child/Children Chimera Citizen Clown Cockatrice Coward Coyote Custodes/Custodes
  Cyberman/Cybermen Dalek Demigod Deserter Detective Doctor Drix/Drix Drone Echidna Egg Elder Elk/Elk Employee Eye
  Ferret Flagbearer Fractal Gamer Germ Giraffe Gith/Gith Glimmer Graveborn/Graveborn Gremlin Guest Hag Halfling Hamster Hedgehog
  Hippogriff Homarid Hyena Incarnation Inkling Inquisitor Jackal Juggernaut Kangaroo Kirin/Kirin Kobold Lamia
  Lammasu/Lammasu Lemur Lhurgoyf Licid Llama Lobster Manticore Masticore Metathran/Metathran Mite Mole Monger Mongoose/Mongooses
  Monkey Moogle Mount Mystic Necron Nightstalker Nymph Orb Oracle Orangutan Orca Otter Ouphe Oyster Pangolin Pentavite Performer
  Pest Phelddagrif Pilot Pincher Porcupine Possum Praetor Primarch Prism Processor Qu/Qu Rabbit Raccoon Ranger Rebel
  Reflection Robot Salamander Saiba Satrap Scientist Sculpture Seal Shapeshifter Shark Skunk Sloth Slith/Slith Slug
  Snail Spawn/Spawn Spellshaper Spike Splinter Sponge Spy/Spies Squid Starfish/Starfish Surrakar Survivor Symbiote Synth Taxi
  Tentacle Tiefling Time-Lord/Time-Lords Toy Triskelavite Tyranid Utrom Varmint Villain Volver Weasel Weird Wolverine Wombat Worm Zubera Hero/Heroes
  Scion Nomad Mercenary/Mercenaries Trilobite Bringer Spellshaper Tetravite
`

/** Types of other cards, in the same form. */
const OTHERS = `
  Equipment/Equipment Aura Curse Plains/Plains Forest Island Mountain Swamp Desert Gate Cave Town Vehicle Food Treasure
  Clue Blood Map Powerstone Shrine Saga Class/Classes Room Case Background Cartouche Rune Shard Fortification Gold
  Incubator Junk Lander Mutagen Contraption Attraction Mine Tower Locus/Loci Lair Sphere Urza Spacecraft/Spacecraft
`

type Forms = { readonly one: string; readonly many: string }

const formsIn = (words: string): readonly (readonly [string, Forms])[] =>
  words
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [one = '', many = `${one}s`] = word.split('/')
      return [one, { one, many }]
    })

/** A word for several creature types (700.12). */
export const OUTLAWS: readonly string[] = ['Assassin', 'Mercenary', 'Pirate', 'Rogue', 'Warlock']
export const OUTLAW = 'outlaw'

export const SUBTYPES: Readonly<Record<string, Forms>> = Object.fromEntries([
  ...formsIn(CREATURES),
  ...formsIn(OUTLAW),
  ...formsIn(OTHERS),
])

export const CREATURE_TYPES: readonly string[] = formsIn(CREATURES).map(([one]) => one)
