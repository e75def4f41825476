import type { ProblemCode } from '../../locales/problems.ts'
import { isVisible } from '../formats/visible.ts'
import { branchOf, structureOf } from './schema-shape.ts'
import { patterns, type TSchema } from './type.ts'

/** Path from the root to a value: property names and list indexes. */
export type Path = (string | number)[]

/**
 * One invalid value: its path, an error code (`problemMessage` in `locales/problems.ts` has its message), and the
 * parameters of the message.
 */
export type Problem = { path: Path; code: ProblemCode; params: Record<string, string | number> }

/** The parts of an ajv error that are used; precompiled validators return the same. */
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

/** Our problem codes for ajv keywords. Of several errors at one path the first in this order is reported. */
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

/** Converts a JSON pointer to a path; a number is an index only if the value has a list there. */
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

/** The subschema at a path of a value; undefined if the schema does not define one. */
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

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce((inner, step) => (inner as Record<string | number, unknown> | undefined)?.[step], value)

/** Names of the variants at a path of a value. */
function alternatives(schema: TSchema, value: unknown, path: Path): string {
  const found = schemaAt(schema, value, path)
  const structure = found && structureOf(found)
  return structure?.kind === 'variants' ? structure.names.join(', ') : ''
}

/** Converts validation errors to problems: one for each invalid value, at its own path, the most specific. */
export function toProblems(schema: TSchema, value: unknown, errors: readonly SchemaError[]): Problem[] {
  const byPlace = new Map<string, { problem: Problem; rank: number }>()
  for (const error of errors) {
    // This error only repeats that a value below is wrong.
    if (error.keyword === 'if') continue
    const parent = toPath(error.instancePath, value)
    const {
      code: found,
      params,
      at,
    } = readings[error.keyword]?.(error.params) ?? { code: 'value', params: {} }
    const isSeen = found === 'blank' && isVisible(String(valueAt(value, parent)))
    const code = isSeen ? 'characters' : found
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
