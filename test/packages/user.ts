// A program of somebody who has only the packages: it uses each library of `battleline`, and prints what came of it.
import { isRefusal, type KeyForgePosition, keyforge, magic, play, readScenarios } from 'battleline'
import { ask } from 'battleline/ask'
import { BOTS } from 'battleline/bots'
import { entries, keyforgeWords } from 'battleline/explain'
import { GrandArchive } from 'battleline/grand-archive'
import { HOUSES } from 'battleline/keyforge'
import { EDITIONS } from 'battleline/magic'
import { ruleIds } from 'battleline/rules'
import { openScenario } from 'battleline/scenario'
import { outcomes } from 'battleline/search'
import { QUESTIONS } from 'battleline/why'

const kf = keyforge()
const board = kf.begin({ players: [{ battleline: ['Troll'] }, { battleline: ['Gub'] }] })
if (isRefusal(board)) throw new Error(board.reason)
const position: KeyForgePosition = board

const mtg = magic()
const game = mtg.begin({ players: [{ name: 'Ann' }, { name: 'Ben' }] })
if (isRefusal(game)) throw new Error(game.reason)
// @ts-expect-error A position of Magic is none of KeyForge.
const strange = () => kf.decision(game)

const text = `name: A fight
game: keyforge
players: { me: { battleline: [Troll] }, you: { battleline: [Gub, Dino-Fiend] } }
play: [{ fight: Troll -> Gub }]
`
const { scenarios } = readScenarios(text, { file: 'fight.yaml' })
const scenario = scenarios[0]
if (scenario?.game !== 'keyforge') throw new Error('the scenario is lost')
const { choices, start } = openScenario(scenario)

console.log(kf.decision(position)?.kind, typeof strange)
console.log(play(scenario).status, outcomes(choices, start).endings.length)
console.log(typeof entries, typeof keyforgeWords, new GrandArchive().edition, HOUSES.includes('dis'))
console.log(EDITIONS.length > 0, ruleIds.includes('KF-DST-5'), Object.keys(QUESTIONS).length > 0)
console.log(Object.keys(BOTS).length > 0)
console.log(ask('can I fight past taunt').rulings.length > 0)
