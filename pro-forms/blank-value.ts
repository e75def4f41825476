import { structureOf } from '../schemas/schema-shape.ts'
import type { TSchema } from '../schemas/type.ts'

/**
 * What a form of a schema begins with: its defaults, and objects and lists in which nothing is written yet. What has to
 * be there and has no beginning is left to the person.
 */
export function blankValue(schema: TSchema): unknown {
  const { default: given, 'x-leaf': leaf } = schema as { default?: unknown; 'x-leaf'?: string }
  if (given !== undefined) return given
  const structure = structureOf(schema)
  if (leaf) return leaf === 'link' ? undefined : {}
  if (structure.kind === 'array') return []
  if (structure.kind !== 'object') return undefined
  const begun = Object.entries(structure.properties).flatMap(([name, property]) => {
    const hasDefault = (property as { default?: unknown }).default !== undefined
    const value = structure.required.has(name) || hasDefault ? blankValue(property) : undefined
    return value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(begun)
}
