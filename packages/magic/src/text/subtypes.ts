/** Subtypes in texts: with their plural if that does not end in an “s” of its own. */
const WORDS = `
  Dwarf/Dwarves Elf/Elves Wolf/Wolves Werewolf/Werewolves Mouse/Mice Ox/Oxen Homunculus/Homunculi Fungus/Fungi
  Pegasus/Pegasi Octopus/Octopuses Fish/Fish Sheep/Sheep Merfolk/Merfolk Treefolk/Treefolk Kithkin/Kithkin
  Eldrazi/Eldrazi Samurai/Samurai Kor/Kor Ally/Allies Harpy/Harpies Mercenary/Mercenaries Faerie Sphinx/Sphinxes
  Leech/Leeches Jellyfish/Jellyfish Fox/Foxes Cyclops/Cyclopes Equipment/Equipment Plains/Plains Angel Ape
  Archer Archon Artificer Assassin Aura Barbarian Bard Basilisk Bat Bear Beast Berserker Bird Boar Cat Centaur
  Cleric Construct Crab Crocodile Curse Demon Devil Dinosaur Djinn Dog Dragon Drake Druid Dryad Elemental
  Elephant Forest Frog Gargoyle Giant Gnome Goat Goblin God Golem Gorgon Griffin Hellion Hippo Horror Horse
  Human Hydra Illusion Imp Insect Island Kavu Knight Kobold Kraken Leviathan Lizard Minotaur Monk Mountain
  Mutant Myr Nightmare Ninja Noble Ogre Ooze Orc Peasant Phoenix Phyrexian Pirate Plant Rat Rhino Rogue
  Saproling Satyr Scarecrow Scorpion Scout Serpent Servo Shade Shaman Shapeshifter Skeleton Sliver Snake Soldier
  Specter Spider Spirit Squirrel Swamp Thopter Thrull Troll Turtle Unicorn Vampire Vehicle Viashino Wall Warlock
  Warrior Whale Wizard Wraith Wurm Yeti Zombie
`

export const SUBTYPES: Readonly<Record<string, { readonly one: string; readonly many: string }>> =
  Object.fromEntries(
    WORDS.trim()
      .split(/\s+/)
      .map((word) => {
        const [one = '', many = `${one}s`] = word.split('/')
        return [one, { one, many }]
      }),
  )
