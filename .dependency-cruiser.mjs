// The direction of imports: between packages, between the rooms of a package, and no circles. `npm run check` runs it.

const GAMES = ['keyforge', 'magic', 'grand-archive']

/** What each package may import: packages of the workspace, packages of npm, and modules of Node. */
const PACKAGES = {
  kernel: { workspace: [], npm: [], node: false },
  language: { workspace: [], npm: [], node: false },
  'card-game': { workspace: ['kernel', 'language'], npm: [], node: false },
  ...Object.fromEntries(
    GAMES.map((name) => [name, { workspace: ['kernel', 'language', 'card-game'], npm: [], node: false }]),
  ),
  explain: { workspace: ['kernel', 'language', 'card-game', ...GAMES, 'scenario'], npm: [], node: false },
  rulebook: { workspace: ['kernel', 'explain', 'scenario'], npm: [], node: false },
  ask: { workspace: [...GAMES, 'language', 'rulebook'], npm: ['minisearch'], node: false },
  search: { workspace: ['kernel'], npm: [], node: false },
  bots: {
    workspace: ['kernel', 'language', 'card-game', 'keyforge', 'grand-archive', 'search'],
    npm: [],
    node: false,
  },
  archive: {
    workspace: ['kernel', 'card-game', ...GAMES, 'explain', 'scenario', 'rulebook', 'ask'],
    npm: ['fflate', 'markdown-it', 'yaml'],
    node: true,
  },
  conformance: {
    workspace: ['kernel', 'language', 'magic', 'search', 'scenario'],
    npm: [],
    node: true,
  },
  scenario: {
    workspace: ['kernel', 'language', 'card-game', ...GAMES, 'search'],
    npm: ['yaml'],
    node: true,
  },
  simulate: {
    workspace: ['kernel', 'language', 'keyforge', 'bots', 'scenario'],
    npm: ['bullmq', 'hyparquet-writer', 'ioredis', 'piscina'],
    node: true,
  },
  server: {
    workspace: ['kernel', 'keyforge', 'bots', 'scenario', 'archive'],
    npm: ['@resvg', '@fastify', 'fastify', 'kysely', 'libsql', 'pg', 'prom-client', 'ws', '@types'],
    node: true,
  },
  // The example of how to add a game.
  duel: { workspace: ['kernel', 'card-game', 'scenario'], npm: [], node: false },
  // Only the front imports these, and knip compares their imports with their package.json.
  battleline: null,
  cli: null,
  web: null,
}

/** The rooms of each package, lowest first: a room imports from itself and from rooms before it. */
const ROOMS = {
  kernel: 'model charts machine decisions save test-kit',
  language: 'base lexer grammar print reader diagnostics compare parse goals cards',
  keyforge:
    'text model query effects events rules keywords moves goals zones charts replacement checks compile api cards setup decks test-kit',
  magic:
    'legality text compile cards model query goals events declarations combat zones checks replacement moves effects charts api',
  'grand-archive':
    'text model query events zones replacement keywords moves goals charts compile cards setup decks api checks',
  'card-game': 'text model setup events charts cards api views simple',
  search: 'graph best outcomes',
  bots: 'model evaluation bots keyforge grand-archive play arena wire',
  simulate: 'study games shards results threads queue',
  server: 'model store backup play rooms socket http questions',
  ask: 'model words sources question',
  archive: 'base board run ruling lists readings history picture question',
  conformance: 'model boards runner suite report',
  explain: 'trace why keyforge format magic grand-archive simple',
  scenario:
    'problems model names yaml play reading cards judge claims goals adapters magic grand-archive keyforge simple files',
  cli: 'problems input board cards grand-archive keyforge magic simple games format decks play rulebook serve mcp arena simulate shell verbs commands',
  web: 'styles words text engine state components outcomes board share set-up ask play room embed',
}

/** A chart is made of functions over a run, and a run is a stack of charts: only their types meet. */
const ONE_TYPE_IN_THREE_FILES = '^packages/kernel/src/model/(chart|question|run-state)\\.ts$'

const inSources = (name) => `^packages/${name}/src/`
const TESTS = '\\.test\\.tsx?$|/test-kit/'

const packageRules = Object.entries(PACKAGES).flatMap(([name, allowed]) => {
  if (allowed === null) return []
  const { workspace, npm, node } = allowed
  const from = { path: inSources(name), pathNot: TESTS }
  const rules = [
    {
      name: `packages-of-${name}`,
      comment: `${name} may import these packages of the workspace: ${workspace.join(', ') || 'none'}`,
      from,
      to: { path: '^packages/', pathNot: `^packages/(${[name, ...workspace].join('|')})/` },
    },
    {
      name: `npm-of-${name}`,
      comment: `${name} may import these packages of npm: ${npm.join(', ') || 'none'}`,
      from,
      to: {
        path: 'node_modules/',
        ...(npm.length > 0 && { pathNot: `node_modules/(${npm.join('|')})/` }),
      },
    },
  ]
  const noNode = {
    name: `node-in-${name}`,
    comment: `${name} runs everywhere, so it imports no module of Node`,
    from,
    to: { dependencyTypes: ['core'] },
  }
  return node ? rules : [...rules, noNode]
})

const roomRules = Object.entries(ROOMS).flatMap(([name, list]) => {
  const rooms = list.split(' ')
  return rooms.map((room, at) => {
    const below = rooms.slice(0, at + 1)
    return {
      name: `room-${name}-${room}`,
      comment: `${name}/${room} may import only from ${below.join(', ')}`,
      from: { path: `^packages/${name}/src/${room}/`, pathNot: TESTS },
      to: { path: `^packages/${name}/src/(?!(${below.join('|')})/)[^/]+/` },
    }
  })
})

/** The index of a package gathers what the package exports: only other packages import it. */
const indexRule = {
  name: 'index-is-for-others',
  comment: 'Import the file that declares it, not the index of the same package',
  from: { path: '^packages/([^/]+)/src/.+/', pathNot: TESTS },
  to: { path: '^packages/$1/src/index\\.ts$' },
}

const entryPoints = {
  name: 'entry-points-only',
  comment: 'Import another package by what it exports, not by its files',
  from: { path: '^packages/([^/]+)/src/' },
  to: { path: '^packages/', pathNot: '^packages/$1/|/src/([a-z-]+|test-kit/(index|conformance))\\.ts$' },
}

const circles = {
  name: 'no-circles',
  comment: 'Files that import each other in a circle cannot be read or changed apart',
  from: {
    path: '^packages/',
    pathNot: ONE_TYPE_IN_THREE_FILES,
  },
  to: { circular: true },
}

export default {
  forbidden: [...packageRules, ...roomRules, indexRule, entryPoints, circles].map((rule) => ({
    severity: 'error',
    ...rule,
  })),
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.test.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^packages/[^/]+/(dist|bundle)/' },
    moduleSystems: ['es6'],
  },
}
