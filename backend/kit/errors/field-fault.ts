import { translate } from '../../../locales/index.ts'
import type { Locale } from '../../../locales/locale.ts'
import type { FieldProblem } from '../../../schemas/api/field-problem.ts'
import { ApiError } from './api-error.ts'

/** 422 for fields whose error only the database or the file's content shows. */
export function fieldFault(locale: Locale, faults: Record<string, FieldProblem>, cause?: unknown): ApiError {
  const t = translate(locale)
  const fields = Object.fromEntries(
    Object.entries(faults).map(([name, key]) => [name, [t(`errors:fields.${key}`)]]),
  )
  return new ApiError('FIELDS', { fields, ...(cause !== undefined && { cause }) })
}
