import { structureOf } from '../schemas/core/schema-shape.ts'
import type { TSchema } from '../schemas/core/type.ts'

/**
 * The initial value of a form: defaults, and empty objects and lists. Required values without a default are absent, so
 * that the person has to enter them.
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
