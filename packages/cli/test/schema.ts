import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'

const schema = JSON.parse(
  readFileSync(new URL('../../battleline/schema/output.schema.json', import.meta.url), 'utf8'),
)
const ajv = new Ajv2020({ allErrors: true, strictTypes: true })
ajv.addSchema(schema)

/** The problems of a printed document against its schema; empty if there are none. */
export function wrongWith(verb: string, document: unknown): readonly unknown[] {
  const validate = ajv.getSchema(`${schema.$id}#/$defs/${verb}`)
  if (validate === undefined) throw new Error(`the schema has nothing on ${verb}`)
  return validate(document) ? [] : (validate.errors ?? [])
}
