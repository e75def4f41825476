import type { z } from 'zod'
import type { TextKey, Translate } from './text-key.ts'

/** Messages per field of a request, in one language. */
export type FieldErrors = Record<string, string[]>

type Issue = z.core.$ZodIssue

/** `['page', 'number']` as a query spells it: `page[number]`. */
export const fieldName = ([first = '', ...rest]: readonly PropertyKey[]): string =>
  String(first) + rest.map((key) => `[${String(key)}]`).join('')

/** True for a message that is a text key (`FieldProblem` of schemas/api); zod's own messages are sentences with spaces. */
const isKey = (message: string) => /^[a-z]+(?:[A-Z][a-z]+)*$/.test(message)

function sentence(issue: Issue, t: Translate): string {
  if (isKey(issue.message)) return t(`errors:fields.${issue.message}` as TextKey)
  if (issue.code === 'too_big' || issue.code === 'too_small') {
    const limit = Number(issue.code === 'too_big' ? issue.maximum : issue.minimum)
    if (issue.origin === 'string') {
      return t(issue.code === 'too_big' ? 'errors:fields.tooLong' : 'errors:fields.tooShort', {
        count: limit,
      })
    }
    return issue.code === 'too_big'
      ? t('errors:fields.tooBig', { maximum: limit })
      : t('errors:fields.tooSmall', { minimum: limit })
  }
  return t(issue.code === 'unrecognized_keys' ? 'errors:fields.unknown' : 'errors:fields.invalid')
}

const strangers = (issues: readonly Issue[]): number =>
  issues.filter(({ code }) => code === 'unrecognized_keys').length

/** Of a union, the issues of the most likely alternative: with the fewest unknown fields, then the fewest issues. */
const flat = (issues: readonly Issue[]): Issue[] =>
  issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union') return [issue]
    const [meant] = issue.errors.toSorted(
      (one, other) => strangers(one) - strangers(other) || one.length - other.length,
    )
    return flat(meant ?? []).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
  })

/** The maximum number of fields in one answer: a person corrects the first ones and tries again. */
const mostFields = 100

/** Messages by field name, for answers of the API and for forms that check the same schema. */
export function fieldErrors(error: z.core.$ZodError, t: Translate): FieldErrors {
  // A map, since a field may be called like a property of `Object.prototype`.
  const fields = new Map<string, string[]>()
  for (const issue of flat(error.issues)) {
    const paths =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
    for (const path of paths) {
      if (fields.size === mostFields) return Object.fromEntries(fields)
      const name = fieldName(path)
      fields.set(name, [...(fields.get(name) ?? []), sentence(issue, t)])
    }
  }
  return Object.fromEntries(fields)
}
