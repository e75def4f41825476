import '../core/jitless.ts'
import { z } from 'zod'
import { localizedOptional } from './localized-fields.ts'

const chosen = z.boolean().nullable()

/** A clinic's choices for its site (D-DESIGN) besides template and theme; null is no choice. */
export const siteSettings = z
  .object({
    HEADER: z
      .object({ LOGO: z.string().nullable(), PHONE: chosen, BUTTON: z.string().nullable() })
      .nullable(),
    /** On all pages: `TONE` is calm or important; `FROM` and `UNTIL` are days of the clinic, both included. */
    NOTICE: z
      .object({
        ...localizedOptional('TITLE'),
        ...localizedOptional('TEXT'),
        TONE: z.string().nullable(),
        FROM: z.iso.date().nullable(),
        UNTIL: z.iso.date().nullable(),
      })
      .nullable(),
    FOOTER: z
      .object({ ...localizedOptional('TEXT'), SOCIALS: z.array(z.string()), LICENSE: chosen })
      .nullable(),
    SIDEBAR: z.array(z.string()).nullable(),
    SHOW: z
      .object({ REVIEWS: chosen, PRICES: chosen, STATE_SYMBOLS: chosen, OSMS: chosen, GOBMP: chosen })
      .nullable(),
    SEO: z
      .object({
        ...localizedOptional('TITLE'),
        ...localizedOptional('DESCRIPTION'),
        ...localizedOptional('KEYWORDS'),
        IMAGE: z
          .object({ SRC: z.string(), WIDTH: z.int(), HEIGHT: z.int(), COLOR: z.string().nullable() })
          .nullable(),
      })
      .nullable(),
    COUNTERS: z.object({ METRIKA: z.string().nullable(), GOOGLE: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'SiteSettings' })
