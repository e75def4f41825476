import type { z } from 'zod'
import { type Locale, locales } from '../../../locales/locale.ts'
import { suffixes } from '../../../schemas/api/localized-names.ts'
import type { LocalizedRich, LocalizedText } from '../../../schemas/core/localized.ts'
import { htmlToRich } from '../../../schemas/html/html-to-rich.ts'
import type { PortableText } from '../../../schemas/rich/portable-text.ts'
import type { Image } from '../../entities/image.ts'
import type { OpeningHours } from '../../entities/opening-hours.ts'
import { uniqueBy } from '../../parts/unique-by.ts'
import { withoutUndefined } from '../../parts/without-undefined.ts'
import type { hours, image } from '../raw/parts.ts'

type RawTexts<Name extends string> = { [Key in `${Name}${(typeof suffixes)[Locale]}`]?: string | undefined }

const written = <Name extends string>(raw: RawTexts<Name>, name: Name): [Locale, string][] =>
  locales.flatMap((locale) => {
    const text = raw[`${name}${suffixes[locale]}`]
    return text?.trim() ? [[locale, text] as [Locale, string]] : []
  })

/**
 * Combines `NAME`, `NAME_KK`, `NAME_UZ`, `NAME_EN` into one text, without blank ones (B-36). If Russian is missing,
 * the first other language is used for it, so that a clinic always has a name. Undefined if all are blank.
 */
export function textOf<Name extends string>(raw: RawTexts<Name>, name: Name): LocalizedText | undefined {
  const texts = written(raw, name)
  const first = texts[0]?.[1]
  return first === undefined ? undefined : { ru: first, ...Object.fromEntries(texts) }
}

/** Like `textOf`, for fields with HTML. */
export function richOf<Name extends string>(raw: RawTexts<Name>, name: Name): LocalizedRich | undefined {
  const texts = written(raw, name)
    .map(([locale, html]) => [locale, htmlToRich(html)] as [Locale, PortableText])
    .filter(([, content]) => content.length > 0)
  const first = texts[0]?.[1]
  return first === undefined ? undefined : { ru: first, ...Object.fromEntries(texts) }
}

/** Coordinates, if both are known. */
export const coordinatesOf = (raw: { LATITUDE?: number | undefined; LONGITUDE?: number | undefined }) =>
  raw.LATITUDE === undefined || raw.LONGITUDE === undefined
    ? {}
    : { latitude: raw.LATITUDE, longitude: raw.LONGITUDE }

/** A picture; `alt` is used if the backend has no alternative text. */
export const imageOf = (raw: z.output<typeof image>, alt: LocalizedText): Image =>
  withoutUndefined({
    src: raw.SRC,
    width: raw.WIDTH,
    height: raw.HEIGHT,
    color: raw.COLOR,
    alt: textOf(raw, 'ALT') ?? alt,
  })

const intervalsOf = (list: [string, string][]) => list.map(([from, to]) => ({ from, to }))

/** Opening hours with sorted, unique days and dates; undefined if there are none. */
export function hoursOf(raw: z.output<typeof hours> | undefined): OpeningHours | undefined {
  if (!raw) return undefined
  const week = raw.WEEK.map(({ DAY, INTERVALS }) => ({ day: DAY, intervals: intervalsOf(INTERVALS) }))
  const exceptions = (raw.EXCEPTIONS ?? []).map((exception) =>
    withoutUndefined({
      date: exception.DATE,
      intervals: intervalsOf(exception.INTERVALS),
      note: textOf(exception, 'NOTE'),
    }),
  )
  if (week.length === 0 && exceptions.length === 0) return undefined
  return {
    week: uniqueBy(week, ({ day }) => day).sort((a, b) => a.day - b.day),
    exceptions: uniqueBy(exceptions, ({ date }) => date).sort((a, b) => a.date.localeCompare(b.date)),
  }
}
