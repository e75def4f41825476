import '../core/jitless.ts'
import { z } from 'zod'
import { localizedShape } from '../core/localized-shape.ts'
import { image } from './image.ts'
import { localized, localizedOptional } from './localized-fields.ts'

const localizedLeaf = z.object(localizedShape(z.string(), z.string().optional()))

/** A page as stored by the builder, unchanged: including unknown blocks and properties. */
export const pageDocument = z
  .looseObject({
    title: localizedLeaf,
    description: localizedLeaf.optional(),
    blocks: z.array(z.looseObject({})),
  })
  .meta({ id: 'PageDocument' })

/**
 * The published site of a company: its pages by slug, `""` is the index, and for those that were published by the builder the
 * version of the site in which they last changed.
 */
export const landingSite = z
  .object({
    COMPANY_CODE: z.string(),
    PAGES: z.record(z.string(), pageDocument),
    VERSIONS: z.record(z.string(), z.int()).optional(),
  })
  .meta({ id: 'LandingSite' })

/**
 * A page of the directory (A23). `BLOCKS` (our page tree) replaces `CONTENT` (HTML). With `redirect`, visitors are
 * redirected to `url` by 301 (B-12); with `ERROR` they see the error page with this status and message (E4), which only a
 * remote backend sends.
 */
export const customPage = z
  .object({
    slug: z.string(),
    redirect: z.boolean(),
    url: z.string().nullable(),
    ...localized('TITLE'),
    ...localizedOptional('DESCRIPTION'),
    ...localizedOptional('CONTENT'),
    BLOCKS: z.array(z.looseObject({})).nullable(),
    ERROR: z.object({ CODE: z.int(), MESSAGE: z.string() }).optional(),
  })
  .meta({ id: 'CustomPage' })

/** A section that sites of a network show, in the current versions of its blocks. */
export const sharedSection = z
  .object({ ID: z.string(), BLOCK: z.looseObject({}) })
  .meta({ id: 'SharedSection' })

/** An active redirect (B-18). `FROM_PATH` may end with `*`. */
export const redirect = z
  .object({
    FROM_PATH: z.string(),
    TO: z.string(),
    CODE: z.union([z.literal(301), z.literal(302)]),
    ACTIVE: z.boolean(),
  })
  .meta({ id: 'Redirect' })

/** A picture in the gallery of a company. */
export const photo = z
  .object({ PHOTO_CODE: z.string(), IMAGE: image, ...localizedOptional('CAPTION') })
  .meta({ id: 'Photo' })

/** A custom domain of a company; the canonical addresses of its site are on the primary one. */
export const domain = z
  .object({ HOST: z.string(), COMPANY_CODE: z.string(), SLUG: z.string(), IS_PRIMARY: z.boolean() })
  .meta({ id: 'Domain' })
