import '../core/jitless.ts'
import { z } from 'zod'
import { draftStatuses } from '../publication.ts'
import { materialDetails } from './materials.ts'
import { newsDetails, newsItem } from './news.ts'

/** Whether and when visitors see it; `CODE` identifies it to its area. */
const draft = {
  CODE: z.string(),
  STATUS: z.enum(draftStatuses),
  PUBLISH_AT: z.string().nullable(),
}

/** The draft of a news item or material, with its text. */
export const draftNews = newsDetails.extend(draft).meta({ id: 'DraftNews' })
export const draftMaterial = materialDetails.extend(draft).meta({ id: 'DraftMaterial' })

/** A news item in a list for staff (A13): `CODE` is absent in lists of published ones only. */
export const staffNewsItem = newsItem
  .extend({ ...draft, CODE: z.string().optional() })
  .meta({ id: 'StaffNewsItem' })

/** News and materials that go live by themselves at `AT`; area and code say which draft. */
export const scheduledArticles = z
  .array(
    z.object({
      AREA: z.enum(['news', 'materials']),
      CODE: z.string(),
      TITLE: z.record(z.string(), z.string()),
      AT: z.string(),
    }),
  )
  .meta({ id: 'ScheduledArticles' })
