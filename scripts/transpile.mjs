// Writes the JavaScript of the packages: the types are removed and nothing is checked, which takes a second. `npm run check` and
// `npm test` check the types, and write the declarations.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { transformSync } from 'rolldown/utils'
import { root, sourceFiles } from './prepare.mjs'

const OPTIONS = {
  lang: /** @type {const} */ ('ts'),
  target: 'es2022',
  sourcemap: true,
  typescript: { onlyRemoveTypeImports: true, rewriteImportExtensions: /** @type {const} */ ('rewrite') },
}

const files = sourceFiles()
for (const { source, output } of files) {
  const { code, map, errors } = transformSync(source, readFileSync(join(root, source), 'utf8'), OPTIONS)
  if (errors.length > 0) {
    process.stderr.write(errors.map(({ message }) => `${source}: ${message}\n`).join(''))
    process.exitCode = 1
    continue
  }
  const { names, mappings } = map ?? { names: [], mappings: '' }
  const sources = [relative(dirname(output), source)]
  write(`${output}.map`, JSON.stringify({ version: 3, sources, names, mappings }))
  write(output, `${code}//# sourceMappingURL=${output.slice(output.lastIndexOf('/') + 1)}.map\n`)
}
removeStale()

/** Writes a file only if it changes, so that the web app is not built anew for it. */
function write(/** @type {string} */ file, /** @type {string} */ text) {
  const path = join(root, file)
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** Removes what was made of sources that there are no more: it would be published with the rest. */
function removeStale() {
  const wanted = new Set(files.map(({ output }) => output))
  for (const folder of new Set(files.map(({ output }) => output.slice(0, output.indexOf('/dist/') + 5))))
    for (const path of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      const [, source] = /^(.*?)(\.d\.ts|\.js|\.js\.map)$/.exec(path) ?? []
      if (source !== undefined && !wanted.has(`${folder}/${source}.js`)) rmSync(join(root, folder, path))
    }
}
