import '../core/jitless.ts'
import { z } from 'zod'
import { sharedComments } from './site-comments.ts'
import { sitePreview } from './site-draft.ts'

/** How long a link can be open, in hours: an hour, a day, a week, 30 days. */
export const shareHours = [1, 24, 168, 720] as const

/** How many links of a company are open at the same time. */
export const mostShares = 20

/** The slug of a page, empty for the index. */
const slug = z.string().max(120)

/** A link that shows a site that is not published (PS5): all of it, or one page; the draft as it is now, or as it will be. */
export const shareBody = z.strictObject({
  HOURS: z.literal(shareHours).default(24),
  PAGE: slug.optional(),
  IS_PINNED: z.boolean().default(false),
})

/** The new link. Its address is in this answer only: the server stores just its hash. */
export const shareMade = z
  .object({ ID: z.string(), URL: z.string(), UNTIL: z.string() })
  .meta({ id: 'SiteShareMade' })

/** The open links of a company, newest first. */
export const siteShares = z
  .array(
    z.object({
      ID: z.string(),
      /** Null for the whole site. */
      PAGE: slug.nullable(),
      IS_PINNED: z.boolean(),
      BY: z.string().nullable(),
      MADE_AT: z.string(),
      UNTIL: z.string(),
      OPENED: z.int(),
      OPENED_AT: z.string().nullable(),
    }),
  )
  .meta({ id: 'SiteShares' })

/** The site that a link opens (see `sitePreview`), the link's end, and the page if it is only one. */
export const sharedSite = sitePreview
  .extend({
    /** `SLUG` is that of the clinic. */
    SHARE: z.object({ SLUG: z.string(), PAGE: slug.nullable(), UNTIL: z.string() }),
    COMMENTS: sharedComments,
  })
  .meta({ id: 'SharedSite' })
