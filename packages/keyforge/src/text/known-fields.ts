import { lazy, type NodeFields } from '@battleline/language'

let known: (() => NodeFields) | null = null

const NONE: NodeFields = {}

/** The fields of nodes that hold nodes; none before a text is read or the cards that ship are known. */
export const knownFields = (): NodeFields => known?.() ?? NONE

/** Lets structures be visited. The fields that the build has found need no pattern of the grammar. */
export function knowFields(fields: () => NodeFields, areOfBuild = false): void {
  if (known === null || areOfBuild) known = lazy(fields)
}
