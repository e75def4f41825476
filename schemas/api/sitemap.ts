import { z } from 'zod'
import { locales } from '../../locales/locale.ts'
import { menuItem } from './menu.ts'

const languages = z.array(z.enum(locales))

/**
 * A page for search engines. Absent parts of its address are null; `LANGUAGES` are those that its title is in;
 * `UPDATED_AT` is an instant in UTC, null where nobody noted it.
 */
export const sitemapPage = z
  .object({
    COMPANY_SLUG: z.string().nullable(),
    CATEGORY_SLUG: z.string().nullable(),
    SLUG: z.string(),
    LANGUAGES: languages,
    UPDATED_AT: z.string().nullable(),
  })
  .meta({ id: 'SitemapPage' })

/** A clinic's site for search engines: its menu, unfiltered, and the languages of the pages that it has stored. */
export const sitemapCompany = z
  .object({
    SLUG: z.string(),
    LANGUAGES: languages,
    PAGES: z.record(z.string(), languages),
    data: z.array(menuItem),
    EMAIL_FOR_ISSUES: z.string().nullable(),
    is_active_online_entry: z.boolean(),
  })
  .meta({ id: 'SitemapCompany' })
