/** The archive of rulings as files for any static host. */
export { styleSheet } from './base/styles.ts'
export { type Ledger, readLedger, updated, writeLedger } from './history/ledger.ts'
export { pictureSvg } from './picture/picture.ts'
export type { Reading } from './readings/reading-pages.ts'
export { type RulingRecord, recordsOf } from './ruling/record.ts'
export { currentOf, type Source } from './ruling/sources.ts'
export { type SiteFile, type SiteOptions, siteFiles } from './site.ts'
