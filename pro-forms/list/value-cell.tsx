'use client'

import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import type { Text } from '../../locales/locale.ts'
import { pickLocalized } from '../../schemas/core/localized.ts'
import { branchOf, isRecord, shapeOf } from '../../schemas/core/schema-shape.ts'
import { patterns, type TSchema } from '../../schemas/core/type.ts'
import { formatCalendarDate } from '../../schemas/formats/date.ts'
import { homeZone } from '../../schemas/formats/home-zone.ts'
import { formatPhone } from '../../schemas/formats/phone.ts'
import { formatNumber, formatPrice } from '../../schemas/formats/price.ts'
import { calendarDate } from '../../schemas/formats/zone.ts'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { usePage } from '../../ui/core/page-context.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { fieldOptions } from '../field-options.ts'
import { useReferenceName } from './reference-names.ts'

type Props = { schema: TSchema; value: unknown }

/** How many items of a list are shown; the rest is only counted. */
const shownItems = 3

/** Maximum length of a word that is not broken. */
const shortWord = 16

/** One value in a row of a list, in the reader's language and shortened; a dash for an empty value. */
export function ValueCell({ schema, value }: Props): ReactNode {
  if (value === undefined || value === null || value === '') return <EmptyCell />
  const shape = shapeOf(schema)
  if (shape.kind === 'leaf')
    return shape.leaf === 'text' && isRecord(value) ? (
      <TextCell value={value} own={shape.own} />
    ) : (
      <EmptyCell />
    )
  if (shape.kind === 'array') return <ItemsCell schema={shape.items} value={value} />
  if (shape.kind === 'variants') {
    const branch = branchOf(shape, value)
    return branch ? <ValueCell schema={branch} value={value} /> : <EmptyCell />
  }
  if (shape.kind === 'object')
    return <ObjectCell schema={schema} properties={shape.properties} value={value} />
  return <PlainCell schema={schema} value={value} />
}

/** A dash for an empty value, with a text for screen readers. */
export function EmptyCell() {
  const { t } = usePage()
  return (
    <span data-empty className="text-ink-faint">
      <span aria-hidden>—</span>
      <span className="sr-only">{t('business:list.nothing')}</span>
    </span>
  )
}

function TextCell({ value, own }: { value: Record<string, unknown>; own: boolean }) {
  const { locale } = usePage()
  const picked = pickLocalized<string>(value as { ru: string }, locale, own)
  if (!picked) return <EmptyCell />
  const text: Text = { text: picked.value, lang: picked.lang }
  return <LocalizedText value={text} />
}

function ItemsCell({ schema, value }: Props) {
  const { t } = usePage()
  if (!Array.isArray(value) || value.length === 0) return <EmptyCell />
  const [first] = value
  if (isPicture(first)) return <PictureCell picture={first} />
  const rest = value.length - shownItems
  return (
    <>
      {value.slice(0, shownItems).map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items of a value have no id
        <span key={index}>
          {index > 0 && ', '}
          <ValueCell schema={schema} value={item} />
        </span>
      ))}
      {rest > 0 && <span className="text-ink-soft"> {t('business:list.more', { count: rest })}</span>}
    </>
  )
}

type Picture = { src: string; width: number; height: number; color?: string }

const isPicture = (value: unknown): value is Picture =>
  isRecord(value) && typeof value.src === 'string' && value.src.startsWith('/images/')

const PictureCell = ({ picture }: { picture: Picture }) => (
  <img
    src={`${picture.src}/320`}
    alt=""
    width={picture.width}
    height={picture.height}
    className="inline-block size-11 rounded-small object-cover"
    style={{ backgroundColor: picture.color }}
  />
)

function ObjectCell({ schema, properties, value }: Props & { properties: Record<string, TSchema> }) {
  const { locale } = usePage()
  if (isPicture(value)) return <PictureCell picture={value} />
  if (!isRecord(value)) return <EmptyCell />
  if (isPrice(schema)) return <PriceCell price={value} />
  const filled = Object.entries(properties).filter(
    ([name, property]) => !fieldOptions(property, locale).isHidden && value[name] !== undefined,
  )
  if (filled.length === 0) return <EmptyCell />
  return filled.map(([name, property], index) => (
    <span key={name}>
      {index > 0 && ' · '}
      <ValueCell schema={property} value={value[name]} />
    </span>
  ))
}

export type Price = { amount?: number; amountTo?: number; currency?: string }

const isPrice = (schema: TSchema): boolean => {
  const { properties } = schema as { properties?: Record<string, unknown> }
  return Boolean(properties?.amount && properties.currency)
}

/** A price or a range of prices; without an amount it is on request. */
export function PriceCell({ price }: { price: Price }) {
  const { t } = usePage()
  const { amount, amountTo, currency = '' } = price
  if (amount === undefined) return t('business:list.onRequest')
  if (amount === 0 && amountTo === undefined) return t('business:list.free')
  return (
    <span className="whitespace-nowrap">
      {amountTo !== undefined && `${formatNumber(amount)}\u2013`}
      {formatPrice(amountTo ?? amount, currency)}
    </span>
  )
}

function PlainCell({ schema, value }: Props) {
  const { locale, t } = usePage()
  const referenceName = useReferenceName()
  const { choices, area, isYear } = fieldOptions(schema, locale)
  const { pattern } = schema as { pattern?: string }
  const chosen = choices.find((choice) => choice.value === value)
  if (chosen)
    return <span className={chosen.label.length <= shortWord ? 'whitespace-nowrap' : ''}>{chosen.label}</span>
  if (typeof value === 'boolean')
    return value ? (
      <span className="text-success-ink">
        <Icon of={Check} className="inline" />
        <span className="sr-only">{t('business:list.yes')}</span>
      </span>
    ) : (
      <EmptyCell />
    )
  if (typeof value === 'number')
    return <span className="tabular-nums">{isYear ? value : formatNumber(value)}</span>
  const text = String(value)
  if (area) {
    const name = referenceName(area, text)
    return name ? <LocalizedText value={name} /> : <EmptyCell />
  }
  if (pattern === patterns.date) return formatCalendarDate(text, locale)
  if (pattern === patterns.instant) return <DayCell instant={text} />
  if (pattern === patterns.phone) return <span className="whitespace-nowrap">{formatPhone(text)}</span>
  return text
}

/** The date of an instant in the time zone `homeZone`, with the year if it is not the current one. */
export function DayCell({ instant }: { instant: string }) {
  const { locale } = usePage()
  const [day, today] = [instant, new Date()].map((one) => calendarDate(one, homeZone.name))
  return <span className="whitespace-nowrap">{formatCalendarDate(day ?? '', locale, today)}</span>
}

/** True for numeric values, whose column is aligned right. */
export function isNumeric(schema: TSchema): boolean {
  const { type } = schema as { type?: string }
  return type === 'number' || type === 'integer' || isPrice(schema)
}
