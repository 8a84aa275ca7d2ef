// npm test: every test. The packages are built first, because tests of the command line run the built one.
import { prepare, run } from './prepare.mjs'

prepare()
process.exit(run('node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)))
