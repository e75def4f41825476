import '../core/jitless.ts'
import { z } from 'zod'
import { locales } from '../../locales/locale.ts'
import { patterns } from '../core/patterns.ts'
import { sheetNames } from '../links/link-mark.ts'

const slug = z.string().regex(new RegExp(patterns.linkSlug))
const PEOPLE = z.int()
const day = z.iso.date()

/** Where a link leads, as `LinkLead` of its kind of target says it. */
const lead = z
  .object({
    SITE: z.string().optional(),
    PRODUCT: z.string().optional(),
    WHATSAPP: z.string().optional(),
    TEXT: z.string().optional(),
  })
  .describe('A path of the clinic’s site, a path of the product, or a WhatsApp number with a text.')

/** A short link (R93) by any of its words. LEAD is null for one that is off, has ended or was removed. */
export const shortLink = z
  .object({
    COMPANY_CODE: z.string(),
    LINK_CODE: z.string().nullable(),
    LEAD: lead.nullable(),
    TIMEZONE: z.string(),
    /** The codes of the clinic’s places, so that a count for another one is not kept. */
    PLACES: z.array(z.string()),
  })
  .meta({ id: 'ShortLink' })

/** A word for a link, while it is typed. */
export const linkSlugQuery = z.object({
  slug: z.string().max(40).describe('The word as it is typed.').optional(),
  name: z.string().max(200).describe('The name of the link, of which words are made.').optional(),
  link: z.string().max(60).describe('The link whose word may stay.').optional(),
})

export const linkSlugStates = ['free', 'taken', 'reserved', 'wrong'] as const

/** Whether a word is free, and others that are. */
export const linkSlugAnswer = z
  .object({ STATE: z.enum(linkSlugStates).nullable(), PROPOSED: z.array(slug) })
  .meta({ id: 'LinkSlugState' })

/** How many people have come by each link: one is counted once a day for a link, a sheet and a place. */
export const linkOpenings = z
  .object({
    /** Where links open: the product, and the clinic’s own host. */
    ORIGINS: z.array(z.string()),
    /** What codes can be drawn with: the colour of the clinic’s design, dark enough for cameras, and whether it has a logo. */
    COLOR: z.string().regex(/^#[0-9a-fA-F]{6}$/),
    HAS_LOGO: z.boolean(),
    /** The last thirty days of the clinic, with today. */
    DAYS: z.array(day),
    LINKS: z.array(
      z.object({
        LINK_CODE: z.string(),
        /** The words that it had before. */
        FORMER: z.array(slug),
        /** By day, as DAYS. */
        PEOPLE: z.array(PEOPLE),
        /** In these days by where the link was met, most first. */
        MARKS: z.array(z.object({ BY: z.string(), PLACE: z.string(), PEOPLE })),
      }),
    ),
  })
  .meta({ id: 'LinkOpenings' })
export type LinkOpenings = z.infer<typeof linkOpenings>

const origin = z
  .enum(['product', 'own'])
  .default('product')
  .describe('Whose host the code names: the product’s, or the clinic’s own.')
const place = z.string().max(60).describe('The code of the place where it will hang.').optional()

export const linkCodeQuery = z.object({
  format: z.enum(['svg', 'png']).default('svg').describe('The kind of picture.'),
  color: z
    .string()
    .regex(/^#?[0-9a-fA-F]{6}$/)
    .describe('The colour of the code: dark enough for cameras.')
    .optional(),
  logo: z.enum(['yes', 'no']).default('yes').describe('The clinic’s logo in the middle.'),
  origin,
  place,
})

export const linkSheetQuery = z.object({
  kind: z.enum(sheetNames).describe('What is printed.'),
  lang: z.enum(locales).describe('The language of the sheet.'),
  origin,
  place,
})
