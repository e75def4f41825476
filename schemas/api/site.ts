import { z } from 'zod'
import { localizedShape } from '../localized-shape.ts'
import { image } from './image.ts'
import { localized, localizedOptional } from './localized-fields.ts'

const localizedLeaf = z.object(localizedShape(z.string(), z.string().optional()))

/** A page as the builder stored it, in our own page tree and byte for byte: unknown blocks and keys are there too. */
export const pageDocument = z
  .looseObject({
    title: localizedLeaf,
    description: localizedLeaf.optional(),
    blocks: z.array(z.looseObject({})),
  })
  .meta({ id: 'PageDocument' })

/** The published site of a company: its pages by slug, `""` is the index. */
export const landingSite = z
  .object({ COMPANY_CODE: z.string(), PAGES: z.record(z.string(), pageDocument) })
  .meta({ id: 'LandingSite' })

/**
 * A page of the directory itself (A23). `CONTENT` is HTML, `BLOCKS` are our own page tree and stand instead of it; with
 * `redirect` the visitor goes to `url` by 301 (B-12).
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
  })
  .meta({ id: 'CustomPage' })

/** A redirect of the server-side look-up (B-18); only active ones are given. `FROM_PATH` may end with `*`. */
export const redirect = z
  .object({
    FROM_PATH: z.string(),
    TO: z.string(),
    CODE: z.union([z.literal(301), z.literal(302)]),
    ACTIVE: z.boolean(),
  })
  .meta({ id: 'Redirect' })

/** A picture of a company's gallery. */
export const photo = z
  .object({ PHOTO_CODE: z.string(), IMAGE: image, ...localizedOptional('CAPTION') })
  .meta({ id: 'Photo' })

/** A host of a company's own; the canonical addresses of its site are on the primary one. */
export const domain = z
  .object({ HOST: z.string(), COMPANY_CODE: z.string(), SLUG: z.string(), IS_PRIMARY: z.boolean() })
  .meta({ id: 'Domain' })
