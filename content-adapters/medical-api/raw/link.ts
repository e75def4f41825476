import { z } from 'zod'
import { patterns } from '../../../schemas/core/patterns.ts'
import { code, optional } from './parts.ts'

const path = z.string().max(2000).regex(new RegExp(patterns.path))

/** A short link (R93). A lead that is no path of ours and no number of a phone leads nowhere. */
export const rawShortLink = z.object({
  COMPANY_CODE: code,
  LINK_CODE: optional(code),
  LEAD: optional(
    z.object({
      SITE: optional(path),
      PRODUCT: optional(path),
      WHATSAPP: optional(z.string().regex(new RegExp(patterns.phone))),
      TEXT: optional(z.string().max(1000)),
    }),
  ),
  TIMEZONE: z.string().min(1).max(60),
  PLACES: optional(z.array(code).max(1000)),
})
export type RawShortLink = z.output<typeof rawShortLink>
