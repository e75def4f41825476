import '../core/jitless.ts'
import { z } from 'zod'
import { locales } from '../../locales/locale.ts'
import { importNotes, leftOutReasons, mostNoteLetters, type ReadSite } from '../site-import.ts'
import { draftPage } from './site-draft.ts'

const text = z.string().max(2000)
const short = z.string().max(300)
const locale = z.enum(locales)
const found = z.partialRecord(locale, z.string().max(300))
const clock = z.string().max(5)
const amount = z.number().nonnegative()
const every = {
  id: z.string().max(20),
  source: text,
  page: z.strictObject({ title: short, address: short }).optional(),
  isUnsure: z.literal(true).optional(),
}

const fact = z.discriminatedUnion('kind', [
  z.strictObject({
    ...every,
    kind: z.literal('phone'),
    number: short,
    isWhatsapp: z.literal(true).optional(),
  }),
  z.strictObject({ ...every, kind: z.literal('email'), address: short }),
  z.strictObject({ ...every, kind: z.literal('address'), text: found }),
  z.strictObject({
    ...every,
    kind: z.literal('hours'),
    week: z
      .array(
        z.strictObject({
          day: z.int().min(1).max(7),
          intervals: z.array(z.strictObject({ from: clock, to: clock })).max(6),
        }),
      )
      .max(7),
  }),
  z.strictObject({ ...every, kind: z.literal('license'), number: short }),
  z.strictObject({
    ...every,
    kind: z.literal('price'),
    name: found,
    group: found.optional(),
    price: amount.optional(),
    priceTo: amount.optional(),
    priceRepeat: amount.optional(),
    isFrom: z.literal(true).optional(),
    note: z.string().max(mostNoteLetters).optional(),
    currency: z.string().max(3),
  }),
  z.strictObject({
    ...every,
    kind: z.literal('doctor'),
    lastName: short,
    name: short,
    middleName: short.optional(),
    locale,
    specialities: z.array(z.string().max(60)).max(10),
    post: short.optional(),
    experienceSince: z.int().optional(),
  }),
])

/** An old site as the browser has read it (`ReadSite`): a proposal, which a person takes part by part. */
export const readSiteShape: z.ZodType<ReadSite> = z.strictObject({
  name: z.string().max(200),
  languages: z.array(locale).max(locales.length),
  pages: z.array(z.strictObject({ ...draftPage.shape, id: z.string().regex(/^p\d{1,3}$/) })).max(200),
  facts: z.array(fact).max(2000),
  leftOut: z.array(z.strictObject({ reason: z.enum(leftOutReasons), text })).max(200),
  notes: z.array(z.enum(importNotes)).max(importNotes.length),
  pictures: z
    .array(z.strictObject({ src: short, name: short, type: short, bytes: z.int().nonnegative() }))
    .max(100),
}) as never

/** Stores a read old site, so that it can be gone through on another device. */
export const siteImportBody = z.strictObject({ SITE: readSiteShape })

const kept = {
  NUMBER: z.int(),
  NAME: z.string(),
  AT: z.string(),
  BY: z.string().nullable(),
}

/** The stored old sites, newest first, without their content. */
export const siteImports = z.array(z.object(kept).meta({ id: 'SiteImportName' }))

/** An old site as it was read. */
export const siteImport = z.object({ ...kept, SITE: z.looseObject({}) }).meta({ id: 'SiteImport' })
