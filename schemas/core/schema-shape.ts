import { isRecord } from './is-record.ts'
import type { Leaf, TSchema } from './type.ts'

export { isRecord }

/** Structure of a schema. It is derived from plain JSON Schema, so that schemas received over HTTP work too. */
export type Structure =
  | { kind: 'object'; properties: Record<string, TSchema>; required: ReadonlySet<string> }
  | { kind: 'array'; items: TSchema; minItems: number; maxItems: number | undefined }
  | { kind: 'variants'; key: string; names: readonly string[]; branches: readonly TSchema[] }
  | { kind: 'plain' }

/** Structure of a schema for traversal (resolve, completeness, forms), with localized texts and links as leaves. */
export type SchemaShape = Structure | { kind: 'leaf'; leaf: Leaf; own: boolean }

type Raw = {
  type?: string
  properties?: Record<string, TSchema>
  required?: string[]
  items?: TSchema
  minItems?: number
  maxItems?: number
  oneOf?: TSchema[]
  discriminator?: { propertyName: string }
  else?: TSchema
  'x-leaf'?: Leaf
  'x-own'?: boolean
}

const nameOf = (branch: TSchema, key: string): string => {
  const named = (branch as Raw).properties?.[key] as { const?: unknown } | undefined
  return String(named?.const)
}

function readStructure(schema: TSchema): Structure {
  const raw = schema as Raw
  // Objects of known types; others may be there too (`knownTypes`).
  if (raw.else) return readStructure(raw.else)
  if (raw.discriminator && raw.oneOf) {
    const key = raw.discriminator.propertyName
    return {
      kind: 'variants',
      key,
      names: raw.oneOf.map((branch) => nameOf(branch, key)),
      branches: raw.oneOf,
    }
  }
  if (raw.items) {
    const { items, minItems = 0, maxItems } = raw
    return { kind: 'array', items, minItems, maxItems }
  }
  if (raw.properties) return { kind: 'object', properties: raw.properties, required: new Set(raw.required) }
  return { kind: 'plain' }
}

/** Caches the result per schema. */
function remembered<T>(read: (schema: TSchema) => T): (schema: TSchema) => T {
  const known = new WeakMap<TSchema, T>()
  return (schema) => {
    const found = known.get(schema) ?? read(schema)
    known.set(schema, found)
    return found
  }
}

/** Structure of a schema, including that of leaves: a localized text is an object of languages. */
export const structureOf = remembered(readStructure)

/** Structure of a schema with its leaves. */
export const shapeOf = remembered((schema): SchemaShape => {
  const { 'x-leaf': leaf, 'x-own': own } = schema as Raw
  return leaf ? { kind: 'leaf', leaf, own: own === true } : structureOf(schema)
})

/** The variant of a value; undefined if it has none. */
export function branchOf(shape: Structure & { kind: 'variants' }, value: unknown): TSchema | undefined {
  const name = isRecord(value) ? value[shape.key] : undefined
  return typeof name === 'string' ? shape.branches[shape.names.indexOf(name)] : undefined
}
