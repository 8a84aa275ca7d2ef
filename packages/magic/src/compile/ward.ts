import type { Clause, TextOf } from '../text/nodes.ts'
import type { Ability } from '../text/structure.ts'

export function wardText({ cost, costs }: Omit<Clause & { readonly kind: 'ward' }, 'kind'>): TextOf<Ability> {
  const all = costs ?? (cost === undefined ? [] : [{ kind: 'mana', symbols: cost } as const])
  const does = [{ kind: 'plain', does: { kind: 'counter unless', costs: all } } as const]
  return { kind: 'whenever', event: { kind: 'targeted', by: 'an opponent' }, does }
}
