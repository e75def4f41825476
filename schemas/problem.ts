import type { ProblemCode } from '../locales/problems.ts'
import { branchOf, structureOf } from './schema-shape.ts'
import { patterns, type TSchema } from './type.ts'

/** The way to a value from the root: names of properties and places in lists. */
export type Path = (string | number)[]

/**
 * One wrong value: where it is, what is wrong with it (`problemMessage` of `locales/problems.ts` says it in words),
 * and the numbers and names of that sentence.
 */
export type Problem = { path: Path; code: ProblemCode; params: Record<string, string | number> }

/** What we read of an ajv error; a precompiled validator gives the same. */
export type SchemaError = { instancePath: string; keyword: string; params: Record<string, unknown> }

type Reading = Omit<Problem, 'path'> & { at?: string }

const typeCodes: Record<string, ProblemCode> = {
  string: 'text',
  number: 'number',
  integer: 'integer',
  boolean: 'boolean',
  array: 'list',
  object: 'group',
}

const patternCodes = Object.fromEntries(Object.entries(patterns).map(([code, pattern]) => [pattern, code]))

const list = (values: unknown) => (Array.isArray(values) ? values.join(', ') : String(values))

/** What each ajv keyword means to us. Of several at one place the first of this list is kept. */
const readings: Record<string, (params: Record<string, unknown>) => Reading> = {
  required: ({ missingProperty }) => ({ code: 'required', params: {}, at: String(missingProperty) }),
  additionalProperties: ({ additionalProperty: name }) => ({
    code: 'extra',
    params: { name: String(name) },
    at: String(name),
  }),
  type: ({ type }) => ({ code: typeCodes[String(type)] ?? 'value', params: {} }),
  discriminator: ({ tag }) => ({ code: 'choice', params: {}, at: String(tag) }),
  const: ({ allowedValue }) => ({ code: 'choice', params: { allowed: String(allowedValue) } }),
  enum: ({ allowedValues }) => ({ code: 'choice', params: { allowed: list(allowedValues) } }),
  pattern: ({ pattern }) => ({
    code: (patternCodes[String(pattern)] ?? 'pattern') as ProblemCode,
    params: {},
  }),
  maxLength: ({ limit }) => ({ code: 'maxLength', params: { count: Number(limit) } }),
  minimum: ({ limit }) => ({ code: 'minimum', params: { limit: Number(limit) } }),
  maximum: ({ limit }) => ({ code: 'maximum', params: { limit: Number(limit) } }),
  minItems: ({ limit }) => ({ code: 'minItems', params: { count: Number(limit) } }),
  maxItems: ({ limit }) => ({ code: 'maxItems', params: { count: Number(limit) } }),
}

const order = Object.keys(readings)
const rankOf = ({ keyword }: SchemaError) => (keyword in readings ? order.indexOf(keyword) : order.length)

/** A JSON pointer as a path; a number is a place in a list only where the value has a list. */
function toPath(pointer: string, value: unknown): Path {
  let current = value
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => {
      const name = segment.replaceAll('~1', '/').replaceAll('~0', '~')
      const key = Array.isArray(current) ? Number(name) : name
      current = (current as Record<string, unknown> | undefined)?.[key]
      return key
    })
}

/** The part of a schema that a path leads to in a value; undefined where the schema says nothing. */
export function schemaAt(schema: TSchema, value: unknown, path: Path): TSchema | undefined {
  const [step, ...rest] = path
  if (step === undefined) return schema
  const structure = structureOf(schema)
  if (structure.kind === 'variants') {
    const branch = branchOf(structure, value)
    return branch && schemaAt(branch, value, path)
  }
  const inner =
    structure.kind === 'array'
      ? structure.items
      : structure.kind === 'object'
        ? structure.properties[step]
        : undefined
  return inner && schemaAt(inner, (value as Record<string, unknown> | undefined)?.[step], rest)
}

/** Names of the alternatives at a place of a value. */
function alternatives(schema: TSchema, value: unknown, path: Path): string {
  const found = schemaAt(schema, value, path)
  const structure = found && structureOf(found)
  return structure?.kind === 'variants' ? structure.names.join(', ') : ''
}

/** Problems from the errors of a validator: one for each wrong value, at the value itself, the most specific. */
export function toProblems(schema: TSchema, value: unknown, errors: readonly SchemaError[]): Problem[] {
  const byPlace = new Map<string, { problem: Problem; rank: number }>()
  for (const error of errors) {
    const parent = toPath(error.instancePath, value)
    const { code, params, at } = readings[error.keyword]?.(error.params) ?? { code: 'value', params: {} }
    const path = at === undefined ? parent : [...parent, at]
    const place = JSON.stringify(path)
    const rank = rankOf(error)
    if ((byPlace.get(place)?.rank ?? Number.POSITIVE_INFINITY) <= rank) continue
    const named =
      error.keyword === 'discriminator' ? { allowed: alternatives(schema, value, parent) } : params
    byPlace.set(place, { problem: { path, code, params: named }, rank })
  }
  return [...byPlace.values()].map(({ problem }) => problem)
}
