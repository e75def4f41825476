import { localeNames } from '../../locales/languages.ts'
import { type Locale, locales } from '../../locales/locale.ts'
import { type LocalizedText, pickLocalized } from '../../schemas/core/localized.ts'
import { plainText } from '../../schemas/core/plain-text.ts'
import { branchOf, isRecord, type Structure, shapeOf, structureOf } from '../../schemas/core/schema-shape.ts'
import { patterns, type TSchema } from '../../schemas/core/type.ts'
import { formatCalendarDate, formatDate, weekdayName } from '../../schemas/formats/date.ts'
import { homeZone } from '../../schemas/formats/home-zone.ts'
import { formatPhone } from '../../schemas/formats/phone.ts'
import { formatNumber, formatPrice } from '../../schemas/formats/price.ts'
import type { PortableText } from '../../schemas/rich/portable-text.ts'
import { fieldOptions } from '../field-options.ts'
import type { Hours, Interval } from '../fields/hours/hours-values.ts'

const words = (content: string | PortableText): string =>
  typeof content === 'string' ? content : plainText(content)

/** A localized value: in the reader's language, or in every language if `isFull`, always in the same order. */
function describeLeaf(value: Record<string, unknown>, locale: Locale, isFull: boolean): string {
  const texts = value as { ru: string | PortableText } & Partial<Record<Locale, string | PortableText>>
  if (isFull && Object.keys(texts).length > 0)
    return locales
      .flatMap((lang) => (texts[lang] === undefined ? [] : `${localeNames[lang]}: ${words(texts[lang])}`))
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

export type DescribeOptions = {
  /** Includes texts in every language, and the labels of an object's fields. */
  isFull?: boolean
  /** Words for yes and no. */
  yesOrNo?: (value: boolean) => string
  /** The currency of amounts in sentences, its ISO code. */
  currency?: string | undefined
  /** The zone of dates with a time, an IANA name. */
  timezone?: string | undefined
  /** Names of rows that references point to; without one its code is shown. */
  nameOf?: (area: string, code: string) => string | undefined
}

const intervalsText = (intervals: readonly Interval[]) =>
  intervals.map(({ from, to }) => `${from}–${to}`).join(', ') || '—'

/** Hours, a line for each day that has some and for each exception. */
function describeHours({ week = [], exceptions = [] }: Partial<Hours>, locale: Locale): string {
  const open = week.filter(({ intervals }) => intervals.length > 0)
  return [
    ...open.map(({ day, intervals }) => `${weekdayName(day, locale)}: ${intervalsText(intervals)}`),
    ...exceptions.map(({ date, intervals, note }) => {
      const line = `${formatCalendarDate(date, locale)}: ${intervalsText(intervals)}`
      const reason = pickLocalized(note as LocalizedText | undefined, locale)
      return reason ? `${line} (${reason.value})` : line
    }),
  ].join('\n')
}

/** A number, a date, a date with time, a phone number, or any other value without a label. */
function describePlain(schema: TSchema, value: unknown, locale: Locale, timezone: string): string {
  if (typeof value === 'number' && !fieldOptions(schema, locale).isYear) return formatNumber(value)
  if (typeof value !== 'string') return String(value)
  const { pattern } = schema as { pattern?: string }
  if (pattern === patterns.instant) return formatDate(value, locale, timezone, new Date())
  if (pattern === patterns.date) return formatCalendarDate(value, locale)
  return value.startsWith('+') ? formatPhone(value) : value
}

/** An object by its sentence: `{rate}` is the text of a field, `{from, price}` an amount. */
const saidOf = (
  sentence: string,
  value: Record<string, unknown>,
  currency: string | undefined,
  textOf: (name: string) => string,
): string =>
  sentence.replace(/\{(\w+)(, price)?\}/g, (_, name: string, isPrice?: string) => {
    const amount = value[name]
    return isPrice && currency && typeof amount === 'number' ? formatPrice(amount, currency) : textOf(name)
  })

/** A stored value as short text for comparing versions; empty for an empty value. */
export function describeValue(
  schema: TSchema,
  value: unknown,
  locale: Locale,
  options: DescribeOptions = {},
): string {
  const { isFull = false, timezone = homeZone.name } = options
  if (value === undefined || value === null || value === '') return ''
  const leaf = shapeOf(schema)
  if (leaf.kind === 'leaf' && leaf.leaf !== 'link')
    return isRecord(value) ? describeLeaf(value, locale, isFull) : ''
  const structure = structureOf(schema)
  const inner = (part: TSchema, of: unknown) => describeValue(part, of, locale, options)
  const { editor, area, choices, sentence } = fieldOptions(schema, locale)
  if (editor === 'hours' && isRecord(value)) return describeHours(value, locale)
  if (structure.kind === 'array')
    return Array.isArray(value) ? value.map((item) => inner(structure.items, item)).join('\n') : ''
  if (isRecord(value) && sentence && structure.kind === 'object')
    return saidOf(sentence, value, options.currency, (name) => {
      const property = structure.properties[name]
      return property ? inner(property, value[name]) : ''
    })
  if (isRecord(value)) {
    return propertiesOf(structure, value)
      .map(([name, property]) => ({ ...fieldOptions(property, locale), text: inner(property, value[name]) }))
      .filter(({ isHidden, text }) => !isHidden && text)
      .map(({ label, text }) => (isFull && label ? `${label}: ${text}` : text))
      .join(' · ')
  }
  // The path of a picture is meaningless to a person, so its alt text is shown.
  if (typeof value === 'string' && value.startsWith('/images/')) return ''
  if (typeof value === 'boolean' && options.yesOrNo) return options.yesOrNo(value)
  const name =
    area && typeof value === 'string'
      ? options.nameOf?.(area, value)
      : choices.find((choice) => choice.value === value)?.label
  return name ?? describePlain(schema, value, locale, timezone)
}
