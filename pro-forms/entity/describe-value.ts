import type { Locale } from '../../locales/locale.ts'
import { formatPhone } from '../../schemas/formats/phone.ts'
import { pickLocalized } from '../../schemas/localized.ts'
import { isRecord, shapeOf } from '../../schemas/schema-shape.ts'
import type { TSchema } from '../../schemas/type.ts'
import { fieldOptions } from '../field-options.ts'

/** A stored value in a few words or lines, for people to compare; empty where there is nothing. */
export function describeValue(schema: TSchema, value: unknown, locale: Locale): string {
  if (value === undefined || value === null || value === '') return ''
  const shape = shapeOf(schema)
  if (shape.kind === 'leaf' && isRecord(value)) {
    const texts = Object.entries(value).map(([lang, text]) => `${lang}: ${String(text)}`)
    return texts.length > 1
      ? texts.join('\n')
      : (pickLocalized<string>(value as { ru: string }, locale)?.value ?? '')
  }
  if (shape.kind === 'array' && Array.isArray(value))
    return value.map((item) => describeValue(shape.items, item, locale)).join('\n')
  if (shape.kind === 'object' && isRecord(value)) {
    return Object.entries(shape.properties)
      .filter(([, property]) => !fieldOptions(property, locale).isHidden)
      .map(([name, property]) => describeValue(property, value[name], locale))
      .filter(Boolean)
      .join(' · ')
  }
  // Where a picture lies tells nobody anything; what it shows does.
  if (typeof value === 'string' && value.startsWith('/images/')) return ''
  const { choices } = fieldOptions(schema, locale)
  const chosen = choices.find((choice) => choice.value === value)
  return (
    chosen?.label ?? (typeof value === 'string' && value.startsWith('+') ? formatPhone(value) : String(value))
  )
}
