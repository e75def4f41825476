import { type FieldErrors, fieldName } from '../../../locales/field-errors.ts'
import type { Locale } from '../../../locales/locale.ts'
import { problemMessage } from '../../../locales/problems.ts'
import { unstorable } from './unstorable.ts'

/** Messages for the fields of an address that Postgres cannot store. */
export const unstorableFields = (value: unknown, locale: Locale): FieldErrors =>
  Object.fromEntries(
    unstorable(value).map((problem) => [fieldName(problem.path), [problemMessage(problem, locale)]]),
  )
