// Checks tarballs as the registry would serve them: their entry points with publint, their types with attw.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'

/** How nobody can use a package of ES modules: its types say so. */
const NOT_SUPPORTED = ['node10', 'node16-cjs']

const problems = []
for (const file of process.argv.slice(2)) {
  const name = basename(file)
  const tarball = readFileSync(file)
  const { buffer, byteOffset, byteLength } = tarball
  const { messages, pkg } = await publint({
    pack: { tarball: buffer.slice(byteOffset, byteOffset + byteLength) },
  })
  problems.push(...messages.map((message) => `${name}: ${formatMessage(message, pkg)}`))
  const types = await checkPackage(createPackageFromTarballData(tarball))
  if (types.types === false) continue
  for (const problem of types.problems)
    if (!('resolutionKind' in problem && NOT_SUPPORTED.includes(problem.resolutionKind)))
      problems.push(`${name}: ${JSON.stringify(problem)}`)
}
process.stdout.write(problems.map((problem) => `${problem}\n`).join(''))
