import type { FieldErrors } from '../../../locales/field-errors.ts'
import type { Locale } from '../../../locales/locale.ts'
import { problemMessage } from '../../../locales/problems.ts'
import { judge } from '../../../schemas/core/judge.ts'
import type { Problem } from '../../../schemas/core/problem.ts'
import { structureOf } from '../../../schemas/core/schema-shape.ts'
import { findParts } from '../../../schemas/core/schema-walk.ts'
import type { Static, TSchema } from '../../../schemas/core/type.ts'
import { ApiError } from '../errors/api-error.ts'

type Options<Schema extends TSchema> = {
  /** Its name in the body: `VALUE`. */
  name: string
  locale: Locale
  /** Checks that the schema cannot express; called for valid values only. */
  check?: (value: Static<Schema>) => Problem[]
}

/** Maximum number of problems in one response. */
const maxProblems = 100

/** The error (422) for an invalid value, with its first hundred problems. */
export function refuseValue(
  all: readonly Problem[],
  { name, locale }: { name: string; locale: Locale },
): ApiError {
  const problems = all.slice(0, maxProblems)
  const fields: FieldErrors = Object.fromEntries(
    problems.map((problem) => [
      name + problem.path.map((step) => `[${step}]`).join(''),
      [problemMessage(problem, locale)],
    ]),
  )
  return new ApiError('FIELDS', { fields, data: { PROBLEMS: problems } })
}

const maxItemsOf = (schema: TSchema): number => {
  const structure = structureOf(schema)
  return (structure.kind === 'array' ? structure.maxItems : undefined) ?? Number.POSITIVE_INFINITY
}

/** Lists with more items than their schemas allow. */
const overlongLists = (schema: TSchema, value: unknown): Problem[] =>
  findParts(schema, value, (one, part) => Array.isArray(part) && part.length > maxItemsOf(one)).map(
    (list) => ({ path: list.path, code: 'maxItems', params: { count: maxItemsOf(list.schema) } }),
  )

/**
 * Validates a value of a body against one of our JSON Schemas. Throws 422: `fields` has messages by names
 * like `VALUE[name][ru]`, `data.PROBLEMS` the same by path and code, for forms generated from the schema.
 */
export function checkValue<Schema extends TSchema>(
  schema: Schema,
  value: unknown,
  { name, locale, check }: Options<Schema>,
): Static<Schema> {
  // Rejected before validation: validating each item of a huge list could take seconds.
  const long = overlongLists(schema, value)
  const problems = long.length > 0 ? long : judge(schema, value).problems
  if (problems.length > 0) throw refuseValue(problems, { name, locale })
  const found = check?.(value as Static<Schema>) ?? []
  if (found.length > 0) throw refuseValue(found, { name, locale })
  return value as Static<Schema>
}
