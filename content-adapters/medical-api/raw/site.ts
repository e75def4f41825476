import { z } from 'zod'
import { localizedShape } from '../../../schemas/core/localized-shape.ts'
import { code, flag, host, image, integer, line, list, localized, markup, optional, slug } from './parts.ts'

const leaf = (max: number) => z.object(localizedShape(line(max), optional(line(max))))

const { SRC, WIDTH, HEIGHT, COLOR } = image.shape
/** A picture as a page stores it. */
const storedPicture = z.object({ src: SRC, width: WIDTH, height: HEIGHT, color: COLOR })

/** A stored page. Its blocks are not parsed here; their own schemas validate them. */
export const rawPage = z.object({
  title: optional(leaf(120)),
  searchTitle: optional(leaf(70)),
  description: optional(leaf(300)),
  image: optional(storedPicture),
  blocks: z.array(z.unknown()),
})
export type RawPage = z.output<typeof rawPage>

/** The slug of a stored page; empty for the index. */
export const pageSlug = z.union([z.literal(''), slug])

export const rawLandingSite = z.object({
  PAGES: z.record(pageSlug, rawPage),
  VERSIONS: optional(z.record(pageSlug, integer)),
})
export type RawLandingSite = z.output<typeof rawLandingSite>

/** A section of a network. Its own schema validates the block. */
export const rawSharedSection = z.object({ BLOCK: z.looseObject({}) })

export const rawCustomPage = z.object({
  slug: optional(slug),
  redirect: optional(flag),
  url: optional(z.string().max(2000)),
  ...localized('TITLE', line(120)),
  error: optional(z.object({ statusCode: optional(integer), statusMessage: optional(line()) })),
  ERROR: optional(z.object({ CODE: optional(integer), MESSAGE: optional(line()) })),
  ...localized('DESCRIPTION', line(300)),
  ...localized('KEYWORDS', line(300)),
  ...localized('CONTENT', markup),
  BLOCKS: optional(z.array(z.unknown())),
})
export type RawCustomPage = z.output<typeof rawCustomPage>

export const rawPhoto = z.object({
  PHOTO_CODE: optional(z.union([z.string(), z.number()]).transform(String)),
  IMAGE: image,
  ...localized('CAPTION', line(300)),
})
export type RawPhoto = z.output<typeof rawPhoto>
export const rawPhotos = list(rawPhoto)

const address = z.string().max(2000).regex(/^\S+$/)

/** The redirect table (B-18). */
export const rawRedirects = list(
  z.object({
    // In the form of look-ups: decoded, so that it may hold spaces.
    FROM_PATH: z
      .string()
      .max(2000)
      .regex(/^\/\P{Cc}*$/u),
    TO: address,
    CODE: optional(integer),
    ACTIVE: optional(flag),
  }),
)
export type RawRedirect = z.output<typeof rawRedirects>['data'][number]

/** Slugs that no page may have (B-15). */
export const rawReservedSlugs = z.array(z.string().max(200))

/** A custom domain of a company (B-33). */
export const rawDomain = z.object({
  HOST: host,
  COMPANY_CODE: code,
  SLUG: optional(slug),
  IS_PRIMARY: optional(flag),
})
export type RawDomain = z.output<typeof rawDomain>
