import { z } from '@hono/zod-openapi'

/** How a localized field is spelled: the Russian name and one more per language. */
export const suffixes = { ru: '', kk: '_KK', uz: '_UZ', en: '_EN' } as const

type LocalizedShape<Name extends string, Ru extends z.ZodType> = { [Key in Name]: Ru } & {
  [Key in `${Name}_KK` | `${Name}_UZ` | `${Name}_EN`]: z.ZodNullable<z.ZodString>
}

const others = (name: string) =>
  [suffixes.kk, suffixes.uz, suffixes.en].map((suffix) => [`${name}${suffix}`, z.string().nullable()])

/** A text that is always there in Russian: `NAME`, and `NAME_KK`, `NAME_UZ`, `NAME_EN` or null. */
export const localized = <const Name extends string>(name: Name) =>
  Object.fromEntries([[name, z.string()], ...others(name)]) as LocalizedShape<Name, z.ZodString>

/** As `localized`, for a text that may be missing altogether: all four are null then. */
export const localizedOptional = <const Name extends string>(name: Name) =>
  Object.fromEntries([[name, z.string().nullable()], ...others(name)]) as LocalizedShape<
    Name,
    z.ZodNullable<z.ZodString>
  >

/** A picture. `SRC` is `/images/<key>` without a size, `COLOR` (`#rrggbb`) is shown before it comes. */
export const image = z
  .object({
    SRC: z.string(),
    WIDTH: z.int(),
    HEIGHT: z.int(),
    COLOR: z.string().nullable(),
    ...localized('ALT'),
  })
  .openapi('Image')

const interval = z.tuple([z.string(), z.string()])

/** Opening hours: `DAY` 1 is Monday, intervals are `["09:00", "13:00"]`, an exception replaces its date's hours. */
export const hours = z
  .object({
    WEEK: z.array(z.object({ DAY: z.int(), INTERVALS: z.array(interval) })),
    EXCEPTIONS: z.array(
      z.object({ DATE: z.string(), INTERVALS: z.array(interval), ...localizedOptional('NOTE') }),
    ),
  })
  .openapi('Hours')

/** Where a page stands in its list; `page` counts from 1, `pages` is at least 1. */
export const meta = z.object({ page: z.int(), pages: z.int(), total: z.int() }).openapi('Meta')

/** One page of a list. */
export const paged = <T extends z.ZodType>(item: T) => z.object({ data: z.array(item), meta })

/** Head of a page (A10, A18, A19), in the language of the request. */
export const pageMeta = z
  .object({
    TITLE: z.string(),
    DESCRIPTION: z.string(),
    KEYWORDS: z.string().nullable(),
    IMAGE: image.nullable(),
  })
  .openapi('PageMeta')
