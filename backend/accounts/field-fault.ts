import { translate } from '../../locales/index.ts'
import type { Locale } from '../../locales/locale.ts'
import type { FieldProblem } from '../../schemas/requests/fields.ts'
import { ApiError } from '../http/api-error.ts'

/** 422 for one field, with the sentence of a problem that only the server can know of. */
export const fieldFault = (locale: Locale, field: string, problem: FieldProblem): ApiError =>
  new ApiError('FIELDS', { fields: { [field]: [translate(locale)(`errors:fields.${problem}`)] } })
