import { type Problem, type SchemaError, toProblems } from './problem.ts'
import type { TSchema } from './type.ts'

type Raw = {
  type?: string
  const?: unknown
  enum?: readonly unknown[]
  pattern?: string
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  items?: Raw
  properties?: Record<string, Raw>
  required?: readonly string[]
  additionalProperties?: boolean
  discriminator?: { propertyName: string }
  oneOf?: readonly Raw[]
}

const types: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  number: Number.isFinite,
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  array: Array.isArray,
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
}

const step = (name: string | number) => `/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`

/** Characters, not UTF-16 units: so does JSON Schema count. */
const lengthOf = (text: string) => [...text].length

function* errorsOf(schema: Raw, value: unknown, at: string): Generator<SchemaError> {
  const error = (keyword: string, params: Record<string, unknown> = {}) => ({
    instancePath: at,
    keyword,
    params,
  })
  if (schema.type && !types[schema.type]?.(value)) yield error('type', { type: schema.type })
  if ('const' in schema && schema.const !== value) yield error('const', { allowedValue: schema.const })
  if (schema.enum && !schema.enum.includes(value)) yield error('enum', { allowedValues: schema.enum })
  if (typeof value === 'string') {
    const { pattern, maxLength } = schema
    if (pattern !== undefined && !new RegExp(pattern, 'u').test(value)) yield error('pattern', { pattern })
    if (maxLength !== undefined && lengthOf(value) > maxLength) yield error('maxLength', { limit: maxLength })
  }
  if (typeof value === 'number') {
    const { minimum, maximum } = schema
    if (minimum !== undefined && value < minimum) yield error('minimum', { limit: minimum })
    if (maximum !== undefined && value > maximum) yield error('maximum', { limit: maximum })
  }
  if (Array.isArray(value)) {
    const { minItems = 0, maxItems = Number.POSITIVE_INFINITY, items } = schema
    if (value.length < minItems) yield error('minItems', { limit: minItems })
    if (value.length > maxItems) yield error('maxItems', { limit: maxItems })
    if (items) for (const [index, item] of value.entries()) yield* errorsOf(items, item, at + step(index))
  }
  if (types.object?.(value)) yield* objectErrors(schema, value as Record<string, unknown>, at)
}

function* objectErrors(schema: Raw, value: Record<string, unknown>, at: string): Generator<SchemaError> {
  const error = (keyword: string, params: Record<string, unknown>) => ({ instancePath: at, keyword, params })
  const { discriminator, oneOf, properties = {}, required = [] } = schema
  const has = (name: string) => Object.hasOwn(value, name) && value[name] !== undefined
  for (const name of required) if (!has(name)) yield error('required', { missingProperty: name })
  if (schema.additionalProperties === false)
    for (const name of Object.keys(value))
      if (!Object.hasOwn(properties, name)) yield error('additionalProperties', { additionalProperty: name })
  for (const [name, inner] of Object.entries(properties))
    if (has(name)) yield* errorsOf(inner, value[name], at + step(name))
  if (!discriminator || !oneOf) return
  const tag = discriminator.propertyName
  const chosen = oneOf.find(({ properties: own }) => own?.[tag]?.const === value[tag])
  if (chosen && typeof value[tag] === 'string') yield* errorsOf(chosen, value, at)
  else yield error('discriminator', { tag })
}

/**
 * The same problems as `validate` finds, without compiling the schema: a page's policy lets nobody make code from text.
 * Knows the vocabulary of `t`, no more; slower than a compiled one by far, and quick enough for what a person types.
 */
export const check = (schema: TSchema, value: unknown): Problem[] =>
  toProblems(schema, value, [...errorsOf(schema as Raw, value, '')])
