// npm run bench: measures the built packages.
import { prepare, run } from './prepare.mjs'

prepare()
process.exit(run('bench/run.mjs', ...process.argv.slice(2)))
