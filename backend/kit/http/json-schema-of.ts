import { z } from '@hono/zod-openapi'

export type Schema = { [keyword: string]: unknown }

/** Whether a value is sent or answered: what a schema transforms has two sides. */
type Side = 'input' | 'output'

/** Schemas of a document by name. */
export type Components = Map<string, Schema>

const definitions = '#/$defs/'
const components = '#/components/schemas/'

/**
 * What zod writes in another way than readers of OpenAPI take it: a record whose keys are known is an object of them. A later version may
 * answer with more fields, so an answer is closed only where its schema says so.
 */
const override =
  (side: Side): z.core.ToJSONSchemaParams['override'] =>
  ({ zodSchema, jsonSchema }) => {
    const { def } = zodSchema._zod
    if (def.type === 'object' && side === 'output' && !(def as z.core.$ZodObjectDef).catchall)
      delete jsonSchema.additionalProperties
    if (def.type === 'record' && jsonSchema.required) {
      const { required, additionalProperties: value = {} } = jsonSchema
      jsonSchema.properties = Object.fromEntries(required.map((name) => [name, value]))
      jsonSchema.additionalProperties = false
      delete jsonSchema.propertyNames
    }
  }

/**
 * A zod schema as JSON Schema for OpenAPI 3.1. What it names in `$defs` becomes a component of the document, since a reference to `$defs`
 * would be one to the document's own; `operation` is for definitions that have no name of their own.
 */
export function jsonSchemaOf(
  type: z.core.$ZodType,
  { side, operation, known }: { side: Side; operation: string; known: Components },
): Schema {
  const made = z.toJSONSchema(type, {
    io: side,
    unrepresentable: 'any',
    override: override(side),
  })
  const { $schema, $defs = {}, ...schema } = made as { $defs?: Record<string, Schema> } & Schema
  const nameOf = (name: string) => {
    // Names that zod makes up are numbers, which other calls have too.
    if (name.startsWith('__')) return `${operation}.${side}.${name.slice(2)}`
    return side === 'input' ? `Sent.${name}` : name
  }
  const moved = ({ id, ...part }: Schema) =>
    JSON.parse(JSON.stringify(part), (key, value) =>
      key === '$ref' && typeof value === 'string' && value.startsWith(definitions)
        ? components + nameOf(value.slice(definitions.length))
        : value,
    ) as Schema
  for (const [name, part] of Object.entries($defs)) known.set(nameOf(name), moved(part))
  return moved(schema)
}
