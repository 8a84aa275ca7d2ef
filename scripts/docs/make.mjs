// Makes the documentation while other work goes first: `npm start` runs it beside the app.
import { setPriority } from 'node:os'
import { buildSite } from './build-site.mjs'

setPriority(10)
await buildSite()
