import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { SHIPPED_CARDS, SHIPPED_TEXTS } from '@battleline/keyforge/shipped-cards'
import { RULE_TEXTS } from '@battleline/rulebook'
import type { Plugin } from 'vite'
import { SHARDS, shardOf } from './src/engine/games/keyforge/card-shard.ts'

/** Empties a folder beside the built app. */
function emptied(name: string): string {
  const folder = fileURLToPath(new URL(`./dist/${name}/`, import.meta.url))
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return folder
}

/**
 * Writes what ships in small files, so that a board loads only what it needs: the cards of KeyForge by their names, and
 * the rules by their games.
 */
export function shards(): Plugin {
  return {
    name: 'shards',
    apply: 'build',
    buildStart() {
      const rules = emptied('rules')
      for (const name of ['keyforge', 'magic', 'grand-archive', 'duel', 'rulings']) {
        const texts = RULE_TEXTS.filter(({ page }) => nameOf(page) === name)
        writeFileSync(`${rules}${name}.json`, JSON.stringify(texts))
      }
      const [fields = '', ...lines] = (SHIPPED_TEXTS ?? '').split('\n')
      const shards = Array.from({ length: SHARDS }, (): unknown[] => [])
      SHIPPED_CARDS.forEach((card, at) => {
        shards[shardOf(card.name)]?.push([card, lines[at] ?? ''])
      })
      const folder = emptied('cards')
      for (const [at, cards] of shards.entries())
        writeFileSync(`${folder}shard-${at}.json`, JSON.stringify(cards))
      writeFileSync(`${folder}fields.json`, fields)
    },
  }
}

/** The file of a page: its game, or the rulings. */
const nameOf = (page: string): string =>
  /^docs\/rules\/(keyforge|magic|grand-archive|duel)\b/.exec(page)?.[1] ?? 'rulings'
