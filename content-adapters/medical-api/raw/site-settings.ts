import { z } from 'zod'
import { patterns } from '../../../schemas/core/patterns.ts'
import { type Widget, widgets } from '../../../schemas/design/widgets.ts'
import { calendarDate, flag, image, line, localized, markup, optional, webAddress } from './parts.ts'

const chosen = optional(flag)

/** A clinic's choices for its site (D-DESIGN); each part may be missing. */
export const rawSiteSettings = z.object({
  HEADER: optional(
    z.object({
      LOGO: optional(z.enum(['left', 'center'])),
      PHONE: chosen,
      BUTTON: optional(z.enum(['none', 'appointment', 'question'])),
    }),
  ),
  NOTICE: optional(
    z.object({
      ...localized('TITLE', line(120)),
      ...localized('TEXT', markup),
      TONE: optional(z.enum(['calm', 'important'])),
      FROM: optional(calendarDate),
      UNTIL: optional(calendarDate),
    }),
  ),
  FOOTER: optional(
    z.object({
      ...localized('TEXT', markup),
      SOCIALS: optional(z.array(webAddress).max(8)),
      LICENSE: chosen,
    }),
  ),
  SIDEBAR: optional(z.array(z.enum(Object.keys(widgets) as [Widget, ...Widget[]]))),
  SHOW: optional(
    z.object({ REVIEWS: chosen, PRICES: chosen, STATE_SYMBOLS: chosen, OSMS: chosen, GOBMP: chosen }),
  ),
  SEO: optional(
    z.object({
      ...localized('TITLE', line(70)),
      ...localized('DESCRIPTION', line(300)),
      ...localized('KEYWORDS', line(300)),
      IMAGE: optional(image),
    }),
  ),
  COUNTERS: optional(
    z.object({
      METRIKA: optional(z.string().regex(new RegExp(patterns.metrika))),
      GOOGLE: optional(z.string().regex(new RegExp(patterns.googleTag))),
    }),
  ),
})
export type RawSiteSettings = z.output<typeof rawSiteSettings>
