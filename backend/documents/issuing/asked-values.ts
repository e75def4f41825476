import { translate } from '../../../locales/index.ts'
import type { Locale } from '../../../locales/locale.ts'
import type { TextKey } from '../../../locales/text-key.ts'
import type { AskedField } from '../../../schemas/areas/document-templates.ts'
import { hasControls } from '../../../schemas/formats/control.ts'
import { formatCalendarDate } from '../../../schemas/formats/date.ts'
import { formatMoney, readMoney } from '../../../schemas/visits/money.ts'

const isDay = (text: string): boolean => {
  const at = Date.parse(text)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** An amount above zero, in hundredths; undefined for any other text. */
const amountOf = (text: string): number | undefined => readMoney(text) || undefined

function problemOf({ kind, required, choices }: AskedField, given: string): TextKey | undefined {
  if (given === '') return required ? 'errors:fields.required' : undefined
  if (kind === 'text') return hasControls(given) ? 'problems:characters' : undefined
  if (kind === 'date') return isDay(given) ? undefined : 'errors:fields.invalid'
  if (kind === 'money') return amountOf(given) === undefined ? 'errors:fields.moneyAmount' : undefined
  if (kind === 'number')
    return /^-?\d{1,15}(?:[.,]\d{1,6})?$/.test(given) ? undefined : 'errors:fields.invalid'
  // A choice is named by its Russian text, which each option has.
  return choices.some(({ ru }) => ru === given) ? undefined : 'errors:fields.invalid'
}

/**
 * What a template asks for when it is filled, as it is printed, and what is wrong with the answers, by `VALUES[name]`. An answer that is
 * wrong or missing is not printed.
 */
export function askedValues(
  fields: readonly AskedField[],
  given: Readonly<Record<string, string>>,
  { lang, locale, currency }: { lang: Locale; locale: Locale; currency: string },
): { printed: Record<string, string>; faults: Record<string, string> } {
  const t = translate(locale)
  const values = new Map(Object.entries(given))
  const faults: Record<string, string> = {}
  const printed: Record<string, string> = {}
  for (const name of values.keys())
    if (!fields.some((field) => field.name === name)) faults[`VALUES[${name}]`] = t('errors:fields.unknown')
  for (const field of fields) {
    const value = values.get(field.name) ?? ''
    const problem = problemOf(field, value)
    if (problem) faults[`VALUES[${field.name}]`] = t(problem)
    else printed[field.name] = printedValue(field, value, { lang, currency })
  }
  return { printed, faults }
}

function printedValue(
  { kind, choices }: AskedField,
  value: string,
  { lang, currency }: { lang: Locale; currency: string },
): string {
  if (value === '') return ''
  if (kind === 'money') return formatMoney(amountOf(value) ?? 0, currency)
  if (kind === 'date') return formatCalendarDate(value, lang)
  const choice = kind === 'choice' ? choices.find(({ ru }) => ru === value) : undefined
  return choice?.[lang] ?? value
}
