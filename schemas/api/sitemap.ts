import { locales } from '../../locales/locale.ts'
import '../core/jitless.ts'
import { z } from 'zod'
import { listingSections } from '../directory/listing.ts'
import { keyedSections } from '../directory/sitemap-sections.ts'
import { menuItem } from './menu.ts'
import { siteSettings } from './site-settings.ts'

const languages = z.array(z.enum(locales))

/** The entries of one file of the sitemap. */
export const sitemapAnswer = <T extends z.ZodType>(item: T) => z.object({ data: z.array(item) })

/**
 * A file of a section that has anything, in the order of the list. `FROM` is the key that it begins with, for `page[from]` of
 * `/v1/sitemap_{section}`; null for the first, which needs none.
 */
export const sitemapFile = z
  .object({
    SECTION: z.enum(keyedSections),
    FROM: z.string().nullable(),
  })
  .meta({ id: 'SitemapFile' })

/**
 * A page in the sitemap. Absent parts of its address are null. `LANGUAGES` are the languages of its title;
 * `UPDATED_AT` is an instant in UTC, null if unknown.
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

/** A list of the directory: of all cities, of a city, or of a speciality there; of `services` also the offers of one, in a city or in all. */
export const sitemapList = z
  .object({
    SECTION: z.enum([...listingSections, 'services']),
    LOCATION_CODE: z.string().nullable(),
    SPECIALITY: z.string().nullable(),
    SERVICE: z.string().nullable(),
  })
  .meta({ id: 'SitemapList' })

/** A clinic's site in the sitemap: its unfiltered menu, and the languages of its stored pages. */
export const sitemapCompany = z
  .object({
    SLUG: z.string(),
    LANGUAGES: languages,
    PAGES: z.record(z.string(), languages),
    data: z.array(menuItem),
    EMPTY_TYPES: z.array(z.int()),
    EMAIL_FOR_ISSUES: z.string().nullable(),
    is_active_online_entry: z.boolean(),
    SITE_SETTINGS: siteSettings.nullable(),
  })
  .meta({ id: 'SitemapCompany' })
