import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Faults, Lines, readDocuments } from '@battleline/scenario'
import { expect, test } from 'vitest'
import { battleline, scratch } from './battleline.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const page = readFileSync(join(root, 'docs/studies.md'), 'utf8')
const blocks = (language: string) =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(([, code = '']) => code)

test('the recipe for several processes of one machine plays every game once', async () => {
  const folder = scratch()
  writeFileSync(join(folder, 'study.yaml'), 'study: Fights\ngames: 20\nfights: { creatures: [Troll, Gub] }\n')
  const recipe = blocks('sh').find((code) => code.includes('xargs')) ?? ''
  const here = recipe.replaceAll('100', '2').replaceAll('npx battleline', `node ${root}packages/battleline`)
  expect(spawnSync('sh', ['-c', here], { cwd: folder }).status).toBe(0)
  const merged = await battleline(['simulate', 'merge', join(folder, 'shards'), '--json'])
  expect(JSON.parse(merged.stdout)).toMatchObject({ games: 20, complete: true })
})

test('the recipes for other schedulers can be read by a shell and as YAML', () => {
  const scripts = blocks('sh').filter((code) => code.includes('--shard'))
  expect(scripts).toHaveLength(3)
  for (const script of scripts) expect(spawnSync('bash', ['-n'], { input: script }).status).toBe(0)
  const job = blocks('yaml').find((code) => code.includes('kind: Job')) ?? ''
  const faults = new Faults()
  readDocuments({ text: job, lines: new Lines('job', job), faults })
  expect(faults.count).toBe(0)
  // The number of completions is that of the parts.
  expect(
    [...job.matchAll(/completions: (\d+)|\/(\d+) --out/g)].map(([, one, other]) => one ?? other),
  ).toEqual(['100', '100'])
})
