import type { Locale } from '../../locales/locale.ts'
import { keyedSections } from '../../schemas/directory/sitemap-sections.ts'

/** A page of the sitemap. `isStored` is false if only its route decides whether it exists. */
export type SitemapEntry = {
  /** Path without the language. */
  path: string
  languages: Locale[]
  isStored: boolean
  /** Instant of the last change, UTC. */
  updatedAt?: string
}

/** Parts of the sitemap: pages of the directory, which are in one file, those that may have several, and sites that come from elsewhere, one each. */
export const sitemapSections = ['pages', 'sites', ...keyedSections] as const

export type SitemapSection = (typeof sitemapSections)[number]

/** A file of the sitemap: `from` is the key that it begins with; the first of a section has none. That of a site is the slug of its clinic. */
export type SitemapFile = { section: SitemapSection; from?: string }
