import type { z } from '@hono/zod-openapi'
import { translate } from '../../locales/index.ts'
import type { Locale } from '../../locales/locale.ts'
import type { FieldErrors } from './api-error.ts'

/** `['page', 'number']` as a query spells it: `page[number]`. */
const fieldName = ([first = '', ...rest]: readonly PropertyKey[]): string =>
  String(first) + rest.map((key) => `[${String(key)}]`).join('')

/** Problems of a request by the name of its field, in one language. */
export function fieldErrors(error: z.ZodError, locale: Locale): FieldErrors {
  const t = translate(locale)
  const fields: FieldErrors = {}
  const add = (path: readonly PropertyKey[], message: string) => {
    const name = fieldName(path)
    fields[name] = [...(fields[name] ?? []), message]
  }
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) add([...issue.path, key], t('errors:fields.unknown'))
    } else if (issue.code === 'too_big') {
      add(issue.path, t('errors:fields.tooBig', { maximum: Number(issue.maximum) }))
    } else if (issue.code === 'too_small') {
      add(issue.path, t('errors:fields.tooSmall', { minimum: Number(issue.minimum) }))
    } else add(issue.path, t('errors:fields.invalid'))
  }
  return fields
}
