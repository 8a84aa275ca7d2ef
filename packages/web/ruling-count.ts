import { readdirSync, readFileSync } from 'node:fs'

/** How many rulings the app offers to start from: every scenario has one name. */
export function rulingCount(): number {
  const folder = new URL('../../scenarios/', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.yaml'),
  )
  return files
    .map((path) => readFileSync(new URL(path, folder), 'utf8').match(/^name:/gm)?.length ?? 0)
    .reduce((sum, count) => sum + count, 0)
}
