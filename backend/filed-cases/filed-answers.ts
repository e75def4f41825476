import { translate } from '../../locales/index.ts'
import type { Locale } from '../../locales/locale.ts'
import { type FiledField, filedFields } from '../../schemas/cases/filed-fields.ts'
import type { TObject } from '../../schemas/core/type.ts'
import { formatCalendarDate } from '../../schemas/formats/date.ts'
import { formatPhone } from '../../schemas/formats/phone.ts'
import { formatNumber } from '../../schemas/formats/price.ts'

/** The value of a field in words. */
function wordsOf({ kind, choices }: FiledField, value: unknown, locale: Locale): string {
  if (kind === 'choice') return choices?.[String(value)]?.[locale] ?? String(value)
  if (kind === 'boolean') return translate(locale)(value === true ? 'cases:yes' : 'cases:no')
  if (kind === 'date') return formatCalendarDate(String(value), locale)
  if (kind === 'phone') return formatPhone(String(value))
  if (kind === 'integer' || kind === 'number') return formatNumber(Number(value))
  return String(value)
}

/** What was entered into a form, field by field, in words of a language. `isWritten` is true for an author's own words. */
export const filedAnswers = (form: TObject, value: Readonly<Record<string, unknown>>, locale: Locale) =>
  filedFields(form).flatMap((field) =>
    value[field.name] === undefined
      ? []
      : [
          {
            FIELD: field.name,
            LABEL: field.label[locale],
            TEXT: wordsOf(field, value[field.name], locale),
            IS_WRITTEN: field.kind === 'line' || field.kind === 'lines',
          },
        ],
  )
