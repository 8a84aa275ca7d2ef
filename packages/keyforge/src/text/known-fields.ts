import type { NodeFields } from '@battleline/language'

let known: NodeFields | null = null

/** The fields of the nodes, as the build has found them; null where no shipped card is loaded. */
export const knownFields = (): NodeFields | null => known

/** Lets structures be visited before a pattern of the grammar is parsed. */
export function knowFields(fields: NodeFields): void {
  known = fields
}
