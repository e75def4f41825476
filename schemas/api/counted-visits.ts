import '../core/jitless.ts'
import { z } from 'zod'
import { locales } from '../../locales/locale.ts'
import { chatPlaces } from '../core/chat-link.ts'
import { countedKinds } from '../statistics/figure-kinds.ts'

const count = z.int().min(1).max(1_000_000)

/**
 * Visits that a server has counted since it last said so: people who opened a page of a site on a day (null: the whole site) or the chat of a
 * number, people who came by a short link, people who saw a clinic in the directory or pressed its number or a route to it, and views of articles.
 */
export const countedVisits = z.strictObject({
  PEOPLE: z
    .array(
      z.strictObject({
        COMPANY_CODE: z.string().min(1).max(60),
        DAY: z.iso.date(),
        PAGE: z.string().max(300).nullable(),
        LOCALE: z.enum(locales),
        PEOPLE: count,
      }),
    )
    .max(10_000)
    .default([]),
  CHATS: z
    .array(
      z.strictObject({
        COMPANY_CODE: z.string().min(1).max(60),
        DAY: z.iso.date(),
        NUMBER: z.string().min(1).max(64),
        PLACE: z.enum(chatPlaces),
        PEOPLE: count,
      }),
    )
    .max(10_000)
    .default([]),
  FIGURES: z
    .array(
      z.strictObject({
        CLINIC: z.string().min(1).max(120),
        DAY: z.iso.date(),
        KIND: z.enum(countedKinds),
        PEOPLE: count,
      }),
    )
    .max(10_000)
    .default([]),
  VIEWS: z
    .array(
      z.strictObject({ LIST: z.enum(['news', 'materials']), SLUG: z.string().min(1).max(300), VIEWS: count }),
    )
    .max(10_000)
    .default([]),
  OPENINGS: z
    .array(
      z.strictObject({
        COMPANY_CODE: z.string().min(1).max(60),
        LINK_CODE: z.string().min(1).max(60),
        DAY: z.iso.date(),
        BY: z.string().min(1).max(20),
        PLACE: z.string().max(60),
        PEOPLE: count,
      }),
    )
    .max(10_000)
    .default([]),
})
export type CountedVisits = z.input<typeof countedVisits>
