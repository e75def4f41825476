import { z } from 'zod'
import { locales } from '../../../locales/locale.ts'
import { listingSections } from '../../../schemas/directory/listing.ts'
import { keyedSections } from '../../../schemas/directory/sitemap-sections.ts'
import { instant } from '../../parts/instant.ts'
import { rawMenuItem } from './menu-item.ts'
import { flag, integer, list, optional, slug } from './parts.ts'
import { pageSlug } from './site.ts'
import { rawSiteSettings } from './site-settings.ts'

const languages = z.array(z.enum(locales))

export const rawSitemapFiles = list(
  z.object({ SECTION: z.enum(keyedSections), FROM: optional(z.string().regex(/^[A-Za-z0-9_~-]{1,250}$/)) }),
)
export type RawSitemapFile = z.output<typeof rawSitemapFiles>['data'][number]

export const rawSitemapPages = list(
  z.object({
    COMPANY_SLUG: optional(slug),
    CATEGORY_SLUG: optional(slug),
    SLUG: slug,
    LANGUAGES: languages,
    UPDATED_AT: optional(instant),
  }),
)
export type RawSitemapPage = z.output<typeof rawSitemapPages>['data'][number]

export const rawSitemapLists = list(
  z.object({
    SECTION: z.enum([...listingSections, 'services']),
    LOCATION_CODE: optional(slug),
    SPECIALITY: optional(slug),
    SERVICE: optional(slug),
  }),
)
export type RawSitemapList = z.output<typeof rawSitemapLists>['data'][number]

export const rawSitemapCompanies = list(
  z.object({
    SLUG: slug,
    LANGUAGES: languages,
    PAGES: z.record(pageSlug, languages),
    data: z.array(rawMenuItem),
    EMPTY_TYPES: optional(z.array(integer)),
    EMAIL_FOR_ISSUES: optional(z.string()),
    is_active_online_entry: optional(flag),
    SITE_SETTINGS: optional(rawSiteSettings),
  }),
)
export type RawSitemapCompany = z.output<typeof rawSitemapCompanies>['data'][number]
