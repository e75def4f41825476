import type { Locale } from '../../locales/locale.ts'
import { formatCalendarDate, formatDate } from '../../schemas/formats/date.ts'
import { homeZone } from '../../schemas/formats/home-zone.ts'
import { formatPhone } from '../../schemas/formats/phone.ts'
import { pickLocalized } from '../../schemas/localized.ts'
import type { PortableText } from '../../schemas/portable-text.ts'
import { branchOf, isRecord, type Structure, shapeOf, structureOf } from '../../schemas/schema-shape.ts'
import { patterns, type TSchema } from '../../schemas/type.ts'
import { fieldOptions } from '../field-options.ts'
import { plainText } from '../plain-text.ts'

const words = (content: string | PortableText): string =>
  typeof content === 'string' ? content : plainText(content)

/** A localized value: in the reader's language, or in every language if `isFull`. */
function describeLeaf(value: Record<string, unknown>, locale: Locale, isFull: boolean): string {
  const texts = value as { ru: string | PortableText }
  if (isFull && Object.keys(texts).length > 1)
    return Object.entries(texts)
      .map(([lang, text]) => `${lang}: ${words(text)}`)
      .join('\n')
  const picked = pickLocalized(texts, locale)
  return picked ? words(picked.value) : ''
}

/** The properties of an object, or of the chosen alternative of a union. */
function propertiesOf(structure: Structure, value: unknown): [string, TSchema][] {
  const branch = structure.kind === 'variants' ? branchOf(structure, value) : undefined
  const object = branch ? structureOf(branch) : structure
  return object.kind === 'object'
    ? Object.entries(object.properties).filter(([, property]) => !('const' in property))
    : []
}

type Options = {
  /** Includes texts in every language. */
  isFull?: boolean
  /** The zone of dates with a time, an IANA name. */
  timezone?: string | undefined
}

/** A date, a date with time, a phone number, or any other value without a label. */
function describePlain(schema: TSchema, value: unknown, locale: Locale, timezone: string): string {
  if (typeof value !== 'string') return String(value)
  const { pattern } = schema as { pattern?: string }
  if (pattern === patterns.instant) return formatDate(value, locale, timezone, new Date())
  if (pattern === patterns.date) return formatCalendarDate(value, locale)
  return value.startsWith('+') ? formatPhone(value) : value
}

/** A stored value as short text for comparing versions; empty for an empty value. */
export function describeValue(
  schema: TSchema,
  value: unknown,
  locale: Locale,
  options: Options = {},
): string {
  const { isFull = false, timezone = homeZone.name } = options
  if (value === undefined || value === null || value === '') return ''
  const leaf = shapeOf(schema)
  if (leaf.kind === 'leaf' && leaf.leaf !== 'link')
    return isRecord(value) ? describeLeaf(value, locale, isFull) : ''
  const structure = structureOf(schema)
  const inner = (part: TSchema, of: unknown) => describeValue(part, of, locale, options)
  if (structure.kind === 'array')
    return Array.isArray(value) ? value.map((item) => inner(structure.items, item)).join('\n') : ''
  if (isRecord(value)) {
    return propertiesOf(structure, value)
      .filter(([, property]) => !fieldOptions(property, locale).isHidden)
      .map(([name, property]) => inner(property, value[name]))
      .filter(Boolean)
      .join(' · ')
  }
  // The path of a picture says nothing to a person; its alt text does.
  if (typeof value === 'string' && value.startsWith('/images/')) return ''
  const chosen = fieldOptions(schema, locale).choices.find((choice) => choice.value === value)
  return chosen?.label ?? describePlain(schema, value, locale, timezone)
}
