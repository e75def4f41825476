import type { Schema } from './json-schema-of.ts'

const json = 'application/json'
const parts = 'multipart/form-data'
const forms = ['application/x-www-form-urlencoded', parts]

const isFile = (schema: Schema): boolean => JSON.stringify(schema).includes('"format":"binary"')

const isText = ({ type, const: only, enum: some }: Schema): boolean =>
  type === 'string' ||
  typeof only === 'string' ||
  (Array.isArray(some) && some.every((one) => typeof one === 'string'))

type ObjectSchema = { properties?: Record<string, Schema>; required?: string[]; anyOf?: Schema[] }

/** Whether a form can send it: an object of texts, or one of several. */
function fitsForm(schema: Schema): boolean {
  const { anyOf, properties = {} } = schema as ObjectSchema
  return anyOf ? anyOf.every(fitsForm) : Object.values(properties).every(isText)
}

/** A form spells a list `NAME[]`. */
function asForm(schema: Schema): Schema {
  const { properties = {}, required = [] } = schema as ObjectSchema
  const spelt = (name: string) => (properties[name]?.type === 'array' ? `${name}[]` : name)
  return {
    ...schema,
    properties: Object.fromEntries(Object.entries(properties).map(([name, one]) => [spelt(name), one])),
    ...(required.length > 0 && { required: required.map(spelt) }),
  }
}

/**
 * The media types in which a body may be sent. With a file it is a form of parts; other bodies are JSON, and forms too where they have
 * texts only.
 */
export function bodyContent(schema: Schema): Record<string, { schema: Schema }> {
  if (isFile(schema)) return { [parts]: { schema: asForm(schema) } }
  const types = fitsForm(schema) ? [json, ...forms] : [json]
  return Object.fromEntries(types.map((type) => [type, { schema }]))
}
