// What a release is made of: the packages in the order of their dependencies, and the changelog.

/** @typedef {{ name: string, version: string, private?: boolean, dependencies?: Record<string, string>, repository?: unknown }} Manifest */

/**
 * Packages after those that they need.
 * @param {readonly Manifest[]} packages
 * @returns {readonly Manifest[]}
 * @throws {Error} if they need each other
 */
export function inOrder(packages) {
  /** @type {Manifest[]} */
  const ordered = []
  let left = [...packages]
  while (left.length > 0) {
    const ready = left.filter(
      ({ dependencies = {} }) => !left.some(({ name }) => Object.hasOwn(dependencies, name)),
    )
    if (ready.length === 0)
      throw new Error(`these need each other: ${left.map(({ name }) => name).join(', ')}`)
    ordered.push(...ready)
    left = left.filter((one) => !ready.includes(one))
  }
  return ordered
}

const UNRELEASED = '## [Unreleased]\n'

/**
 * The changelog with what is unreleased under a version.
 * @param {string} changelog
 * @param {string} version
 * @param {string} date such as 2026-01-31
 * @throws {Error} if nothing is unreleased
 */
export function released(changelog, version, date) {
  const from = changelog.indexOf(UNRELEASED)
  const to = changelog.indexOf('\n## [', from + 1)
  const changes = changelog.slice(from + UNRELEASED.length, to < 0 ? undefined : to)
  if (from < 0 || changes.trim() === '') throw new Error('CHANGELOG.md lists nothing under Unreleased')
  return changelog.replace(UNRELEASED, () => `${UNRELEASED}\n## [${version}] - ${date}\n`)
}

/**
 * What keeps a version from being released.
 * @param {{ packages: readonly Manifest[], changelog: string, branch: string, changes: string, tags: readonly string[] }} found
 *   `changes`: what git says of the working tree
 * @returns {string[]}
 */
export function obstacles({ packages, changelog, branch, changes, tags }) {
  const [first] = packages
  const version = first?.version ?? ''
  const others = packages.filter((one) => one.version !== version).map(({ name }) => name)
  const homeless = packages.filter((one) => one.private !== true && one.repository === undefined)
  return [
    ...(branch === 'main' ? [] : [`the branch is ${branch}, not main`]),
    ...(changes === '' ? [] : [`the working tree has changes:\n${changes}`]),
    ...(others.length === 0 ? [] : [`not of version ${version}: ${others.join(', ')}`]),
    ...(tags.includes(`v${version}`) ? [`version ${version} is tagged already`] : []),
    ...(changelog.includes(`\n## [${version}]`) ? [] : [`CHANGELOG.md has no version ${version}`]),
    ...(homeless.length === 0
      ? []
      : [`provenance needs “repository” in package.json of ${homeless.map(({ name }) => name).join(', ')}`]),
  ]
}
