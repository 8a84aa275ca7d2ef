/** As much of a JSON Schema as the forms of scenarios use. */
export interface Schema {
  readonly $ref?: string
  readonly description?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly (string | number)[]
  readonly const?: string | number
  readonly oneOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema
  readonly $defs?: Readonly<Record<string, Schema>>
}

/** Something that can be written. */
export interface Written {
  readonly word: string
  readonly about: string
}

/** The schemas at a place of a scenario: every alternative that the value there can have. */
export function formsAt(root: Schema, path: readonly (string | number)[]): readonly Schema[] {
  return path.reduce<readonly Schema[]>(
    (forms, key) => forms.flatMap((form) => inside(root, form, key)),
    alternatives(root, root),
  )
}

function alternatives(root: Schema, schema: Schema): readonly Schema[] {
  const { $ref, oneOf = [], anyOf: wordPattern = [] } = schema
  const named = $ref === undefined ? undefined : root.$defs?.[$ref.replace('#/$defs/', '')]
  const others = [...oneOf, ...wordPattern, ...(named === undefined ? [] : [named])]
  return [schema, ...others.flatMap((one) => alternatives(root, one))]
}

function inside(root: Schema, { properties, additionalProperties, items }: Schema, key: string | number) {
  const next =
    typeof key === 'number'
      ? items
      : (properties?.[key] ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined))
  return next === undefined ? [] : alternatives(root, next)
}

/** The keys that a table at such a place can have. */
export const keysIn = (root: Schema, forms: readonly Schema[]): readonly Written[] =>
  forms.flatMap(({ properties = {} }) =>
    Object.entries(properties).map(([word, form]) => ({ word, about: aboutOf(root, form) })),
  )

/** The words that are valid at such a place. */
export const wordsIn = (forms: readonly Schema[]): readonly Written[] =>
  forms.flatMap((form) => {
    const { enum: words = [], description = '', type } = form
    const truth = type === 'boolean' ? ['true', 'false'] : []
    const one = form.const === undefined ? [] : [form.const]
    return [...words, ...one, ...truth].map((word) => ({ word: String(word), about: description }))
  })

/** Whether a table at such a place has names for keys. */
export const hasNames = (forms: readonly Schema[]): boolean =>
  forms.some(({ additionalProperties }) => typeof additionalProperties === 'object')

/** Whether any text is valid there. */
export const isOpen = (forms: readonly Schema[]): boolean =>
  forms.some(
    (form) => form.enum === undefined && form.const === undefined && [form.type].flat().includes('string'),
  )

const aboutOf = (root: Schema, form: Schema): string =>
  alternatives(root, form).find(({ description }) => description !== undefined)?.description ?? ''
