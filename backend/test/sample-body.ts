import { z } from 'zod'

type Json = {
  $ref?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Json[]
  oneOf?: Json[]
  type?: string | string[]
  properties?: Record<string, Json>
  required?: string[]
  items?: Json
  minItems?: number
  minimum?: number
  minLength?: number
  format?: string
  pattern?: string
}

const strings = [
  'слово',
  'word',
  '1',
  'example.kz',
  '+77001234567',
  'somebody@example.kz',
  '2030-01-02',
  '2030-01-02T09:00:00Z',
  '/about',
  'https://example.kz',
  '00000000-0000-4000-8000-000000000000',
]
const formats: Record<string, string> = { uuid: '00000000-0000-4000-8000-000000000000', date: '2030-01-02' }

function sample(schema: Json): unknown {
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  const [first] = schema.anyOf ?? schema.oneOf ?? []
  if (first) return sample(first)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  switch (type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, sample(schema.properties?.[name] ?? {})]),
      )
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => sample(schema.items ?? {}))
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1)
    case 'boolean':
      return true
    case 'null':
      return null
    default: {
      const pattern = new RegExp(schema.pattern ?? '', 'u')
      const known = formats[schema.format ?? ''] ?? strings.find((text) => pattern.test(text)) ?? 'слово'
      return known.repeat(Math.ceil((schema.minLength ?? 1) / known.length))
    }
  }
}

/** A body with as little in it as a schema allows, each field with the first value that it may have. */
export const sampleBody = (schema: z.core.$ZodType): unknown =>
  sample(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json)
