// The preview pictures: one of the archive, and one of every ruling where somebody wants them.
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { explanationOf } from '@battleline/explain'
import { Resvg } from '@resvg/resvg-js'
import { pictureSvg } from '../../packages/archive/dist/index.js'

const FONT = 'node_modules/@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf'

/**
 * Draws what has not been drawn before, and adds every picture to those that are wanted.
 * @param {readonly import('../../packages/archive/dist/index.js').RulingRecord[]} records
 * @param {{ root: string, out: string, all: boolean, wanted: Set<string>, tell: (words: string) => void }} how
 * @returns {number} how many were drawn
 */
export function drawPictures(records, { root, out, all, wanted, tell }) {
  const cache = join(root, 'node_modules/.cache/battleline/pictures')
  mkdirSync(cache, { recursive: true })
  const pictures = [
    { path: 'preview.png', sentence: 'The archive of rulings', game: '', rule: null },
    ...(all ? records : []).map(({ address, sentence, game, because }) => ({
      path: `${address}/preview.png`,
      sentence,
      game: explanationOf(game).title,
      rule: because?.id ?? null,
    })),
  ]
  const kept = new Set()
  let drawn = 0
  for (const { path, ...pictured } of pictures) {
    const svg = pictureSvg(pictured)
    const name = `${createHash('sha256').update(svg).digest('hex').slice(0, 32)}.png`
    const target = join(out, path)
    kept.add(name)
    wanted.add(target)
    if (!existsSync(join(cache, name))) {
      writeFileSync(join(cache, name), drawing(svg, join(root, FONT)))
      drawn++
      if (drawn % 500 === 0) tell(`${drawn} pictures`)
    }
    mkdirSync(dirname(target), { recursive: true })
    copyFileSync(join(cache, name), target)
  }
  if (all) for (const name of readdirSync(cache)) if (!kept.has(name)) rmSync(join(cache, name))
  return drawn
}

function drawing(/** @type {string} */ svg, /** @type {string} */ font) {
  return new Resvg(svg, {
    font: { fontFiles: [font], loadSystemFonts: false, defaultFontFamily: 'Source Serif 4' },
  })
    .render()
    .asPng()
}
