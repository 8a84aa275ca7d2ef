import type { Translation } from '../catalogue.ts'
import type { engineWords } from '../engine.ts'
import { EFFECTS } from './engine/effects.ts'
import { GRAND_ARCHIVE } from './engine/grand-archive.ts'
import { GRAND_ARCHIVE_TITLES } from './engine/grand-archive-titles.ts'
import { KEYFORGE } from './engine/keyforge.ts'
import { MAGIC } from './engine/magic.ts'
import { SHARED } from './engine/shared.ts'
import { TITLES } from './engine/titles.ts'
import { WHY } from './engine/why.ts'
import { accusative } from './names.ts'

/** By the English forms. */
export const FORMS: Readonly<Record<string, string>> = {
  ...WHY,
  ...SHARED,
  ...TITLES,
  ...GRAND_ARCHIVE_TITLES,
  ...EFFECTS,
  ...KEYFORGE,
  ...MAGIC,
  ...GRAND_ARCHIVE,
}

export const engine: Translation<typeof engineWords> = {
  form: (english) => (Object.hasOwn(FORMS, english) ? (FORMS[english] ?? english) : english),
  name: accusative,
}
