import type { Locale } from '../../../locales/locale.ts'
import type { FieldProblem } from '../../../schemas/api/field-problem.ts'
import type { AskedField } from '../../../schemas/areas/document-templates.ts'
import { formatCalendarDate } from '../../../schemas/formats/date.ts'
import { fieldFault } from '../../kit/errors/field-fault.ts'

const isDay = (text: string): boolean => {
  const at = Date.parse(text)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

function problemOf({ kind, required, choices }: AskedField, given: string): FieldProblem | undefined {
  if (given === '') return required ? 'required' : undefined
  if (kind === 'date') return isDay(given) ? undefined : 'invalid'
  if (kind === 'number') return /^-?\d{1,15}(?:[.,]\d{1,6})?$/.test(given) ? undefined : 'invalid'
  // A choice is named by its Russian text, which each option has.
  return kind === 'text' || choices.some(({ ru }) => ru === given) ? undefined : 'invalid'
}

/** What a template asks for when it is filled, as it is printed. Throws 422 at `VALUES[name]`. */
export function askedValues(
  fields: readonly AskedField[],
  given: Readonly<Record<string, string>>,
  { lang, locale }: { lang: Locale; locale: Locale },
): Record<string, string> {
  const values = new Map(Object.entries(given))
  const faults: Record<string, FieldProblem> = {}
  for (const name of values.keys())
    if (!fields.some((field) => field.name === name)) faults[`VALUES[${name}]`] = 'unknown'
  const printed = fields.map((field): [string, string] => {
    const value = values.get(field.name) ?? ''
    const problem = problemOf(field, value)
    if (problem) faults[`VALUES[${field.name}]`] = problem
    if (problem || value === '') return [field.name, '']
    if (field.kind === 'date') return [field.name, formatCalendarDate(value, lang)]
    const choice = field.kind === 'choice' ? field.choices.find(({ ru }) => ru === value) : undefined
    return [field.name, choice?.[lang] ?? value]
  })
  if (Object.keys(faults).length > 0) throw fieldFault(locale, faults)
  return Object.fromEntries(printed)
}
