import { locales } from '../../locales/locale.ts'
import { portableTextSchema } from '../rich/portable-text-schema.ts'
import { shapeOf } from './schema-shape.ts'
import type { Leaf, TSchema } from './type.ts'

const record = (properties: Record<string, unknown>): TSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})

const lang = { type: 'string', enum: [...locales] }
const text = { type: 'string' }

const leaves: Record<Leaf, TSchema> = {
  text: record({ text, lang }),
  rich: record({ content: portableTextSchema, lang }),
  link: record({ href: text, external: { type: 'boolean' } }),
}

const isOwn = (schema: TSchema | undefined): boolean => {
  const shape = schema && shapeOf(schema)
  return shape?.kind === 'leaf' && shape.own
}

/**
 * JSON Schema of the result of `resolveValue`, for validating a resolved tree. A text that never falls back may be
 * missing in a language, so it is optional.
 */
export function resolvedSchema(schema: TSchema): TSchema {
  const shape = shapeOf(schema)
  switch (shape.kind) {
    case 'leaf':
      return leaves[shape.leaf]
    case 'array':
      // Items without a value for this reader are omitted, so `minItems` does not apply.
      return { type: 'array', items: resolvedSchema(shape.items) }
    case 'object':
      return {
        type: 'object',
        properties: Object.fromEntries(
          Object.entries(shape.properties).map(([key, item]) => [key, resolvedSchema(item)]),
        ),
        required: [...shape.required].filter((key) => !isOwn(shape.properties[key])),
        additionalProperties: false,
      }
    case 'variants':
      return {
        type: 'object',
        discriminator: { propertyName: shape.key },
        required: [shape.key],
        oneOf: shape.branches.map(resolvedSchema),
      }
    case 'plain':
      return schema
  }
}
