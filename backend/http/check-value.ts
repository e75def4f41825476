import type { FieldErrors } from '../../locales/field-errors.ts'
import type { Locale } from '../../locales/locale.ts'
import { problemMessage } from '../../locales/problems.ts'
import { judge } from '../../schemas/judge.ts'
import type { Problem } from '../../schemas/problem.ts'
import type { Static, TSchema } from '../../schemas/type.ts'
import { ApiError } from './api-error.ts'

type Options<Schema extends TSchema> = {
  /** Its name in the body: `VALUE`. */
  name: string
  locale: Locale
  /** What the schema cannot say; asked about a valid value only. */
  check?: (value: Static<Schema>) => Problem[]
}

/** The refusal of a value (422) for what is wrong with it. */
export function refuseValue(
  problems: readonly Problem[],
  { name, locale }: { name: string; locale: Locale },
): ApiError {
  const fields: FieldErrors = Object.fromEntries(
    problems.map((problem) => [
      name + problem.path.map((step) => `[${step}]`).join(''),
      [problemMessage(problem, locale)],
    ]),
  )
  return new ApiError('FIELDS', { fields, data: { PROBLEMS: problems } })
}

/**
 * A value of a body by one of our JSON Schemas. Throws 422: `fields` has sentences by names like `VALUE[name][ru]`,
 * `data.PROBLEMS` the same by path and code, for the form that was drawn from the schema.
 */
export function checkValue<Schema extends TSchema>(
  schema: Schema,
  value: unknown,
  { name, locale, check }: Options<Schema>,
): Static<Schema> {
  const { problems } = judge(schema, value)
  const found = problems.length > 0 ? problems : (check?.(value as Static<Schema>) ?? [])
  if (found.length > 0) throw refuseValue(found, { name, locale })
  return value as Static<Schema>
}
