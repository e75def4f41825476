import { type ErrorSchema, ErrorSchemaBuilder } from '@rjsf/utils'
import type { Translate } from '../locales/index.ts'
import { defaultLocale } from '../locales/locale.ts'
import type { Problem } from '../schemas/core/problem.ts'

/** The message of a problem, in the terms of a form: the API's speaks of stored values. */
function messageInForm({ path, code, params }: Problem, t: Translate): string {
  const format = t('ui:date.placeholder')
  if (code === 'required' && path.at(-1) === defaultLocale) return t('forms:requiredInRussian')
  if (code === 'date') return t('forms:dateProblem', { format })
  if (code === 'instant') return t('forms:instantProblem', { format })
  return t(`problems:${code}`, params)
}

/** Problems in the format that rjsf passes to fields: a tree of messages. */
export function toErrorSchema(problems: readonly Problem[], t: Translate): ErrorSchema {
  const builder = new ErrorSchemaBuilder()
  for (const problem of problems) builder.addErrors(messageInForm(problem, t), problem.path)
  return builder.ErrorSchema
}

/** The first message at a place or anywhere below it. */
export function firstError(errors: ErrorSchema | undefined): string | undefined {
  if (!errors) return undefined
  const { __errors: own, ...below } = errors
  if (own?.[0]) return own[0]
  for (const inner of Object.values(below)) {
    const found = firstError(inner as ErrorSchema)
    if (found) return found
  }
  return undefined
}
