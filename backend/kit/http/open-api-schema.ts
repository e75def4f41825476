import { portableTextSchema } from '../../../schemas/rich/portable-text-schema.ts'

type Fields = { properties?: Record<string, { default?: unknown }>; required?: readonly string[] }

/** An object without the defaults of its required fields: they are for forms, and a caller has to send each. */
function withoutFormDefaults<Value extends Fields>(value: Value): Value {
  const { properties, required } = value
  if (!properties || !required) return value
  const fields = Object.entries(properties).map(([name, schema]) => {
    const { default: first, ...withoutDefault } = schema
    // Other fields stay the same objects: rich text is known by being one.
    return [name, first !== undefined && required.includes(name) ? withoutDefault : schema]
  })
  return { ...value, properties: Object.fromEntries(fields) }
}

/**
 * One of our JSON Schemas for OpenAPI: rich text in it is named once, and alternatives are told apart by their constants, because a
 * `discriminator` of OpenAPI selects among named schemas only.
 */
export const openApiSchema = (schema: object): Record<string, unknown> =>
  JSON.parse(
    JSON.stringify(schema, (keyword, value) => {
      if (value === portableTextSchema && value !== schema)
        return { $ref: '#/components/schemas/PortableText' }
      if (keyword === 'discriminator') return undefined
      if (value?.oneOf?.length === 1) return value.oneOf[0]
      return value?.properties && typeof value.properties === 'object' ? withoutFormDefaults(value) : value
    }),
  )
