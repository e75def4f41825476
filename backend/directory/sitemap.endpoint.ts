import { z } from '@hono/zod-openapi'
import { and, asc, count, desc, eq, isNull, not, or, sql } from 'drizzle-orm'
import { paged } from '../../schemas/api/paged.ts'
import { sitemapCompany, sitemapPage } from '../../schemas/api/sitemap.ts'
import { localesOf } from '../../schemas/localized.ts'
import { emptyTypes } from '../../schemas/menu/empty-types.ts'
import { tags } from '../../schemas/tags.ts'
import { filledFields } from '../answers/filled-fields.ts'
import { menuAnswer } from '../answers/menu-answer.ts'
import { settingsAnswer } from '../answers/settings-answer.ts'
import { isListed } from '../companies/is-listed.ts'
import { isUnclaimed } from '../companies/is-unclaimed.ts'
import type { Texts } from '../database/tables/columns.ts'
import { company, customPage, domain, listing, page, specialist } from '../database/tables/index.ts'
import { expireWithDoctors, isVisibleDoctor } from '../doctors/visible-doctors.ts'
import { defineEndpoint, type Reading } from '../http/endpoint.ts'
import { readPage, totalOf, wholeList } from '../http/paging.ts'
import { nested, requestText } from '../http/query.ts'
import { type ArticleKind, materialKind, newsKind, ofCompany } from './article-kind.ts'

/** Items per response: each gives up to four addresses, and a sitemap file may have 50,000. */
const itemsPerPage = 2500
/** Companies per response: each has about ten pages. */
const companiesPerPage = 250

const query = z.object({
  filter: nested({ company: requestText.optional() }).optional(),
  page: z.strictObject({ number: z.coerce.number().int().min(1).max(1_000_000).default(1) }).prefault({}),
})

type Filter = z.infer<typeof query>['filter']

/**
 * A company with a site, by its slug; without a slug, all whose canonical addresses are on the product's host.
 */
const listed = (filter: Filter) =>
  and(
    isListed,
    not(isUnclaimed),
    filter?.company === undefined
      ? sql`not exists (select from ${domain} where ${domain.company} = ${company.code} and ${domain.isPrimary})`
      : eq(company.slug, filter.company),
  )

const languagesOf = (title: Texts | null | undefined) => (title ? localesOf(title) : [])

/** Pages of the directory, without redirects. */
export const sitemapPages = defineEndpoint({
  service: 'front',
  path: '/v1/sitemap_pages',
  summary: 'Pages of the directory itself, for search engines',
  answer: paged(sitemapPage),
  read: async ({ orm, tag }) => {
    tag(tags.customPages)
    const { slug, title } = customPage
    const rows = await orm
      .select({ slug, title })
      .from(customPage)
      .where(isNull(customPage.redirect))
      .orderBy(asc(slug))
    return wholeList(
      rows.map((row) => ({
        COMPANY_SLUG: null,
        CATEGORY_SLUG: null,
        SLUG: row.slug,
        LANGUAGES: languagesOf(row.title),
        UPDATED_AT: null,
      })),
    )
  },
})

/** Sites of published clinics. */
export const sitemapCompanies = defineEndpoint({
  service: 'front',
  path: '/v1/sitemap_companies',
  summary: `Sites of clinics, for search engines, ${companiesPerPage} at a time`,
  query,
  answer: paged(sitemapCompany),
  read: async ({ orm, query: { filter, page: wanted }, tag, expires }) => {
    tag(tags.companies)
    tag(tags.sitePages)
    // Without a visible doctor a page of doctors is empty.
    tag(tags.allSpecialists)
    await expireWithDoctors({ orm, expires })
    const where = listed(filter)
    const total = totalOf(orm.select({ all: count() }).from(company).where(where))
    const titles = sql<Record<string, Texts | null> | null>`(
      select json_object_agg(${page.slug}, ${page.content} -> 'title')
      from ${page} where ${page.company} = ${company.code})`
    const { rows, meta } = await readPage({ ...wanted, size: companiesPerPage }, (limit, offset) => {
      const { slug, name, menu, emailForIssues, isOnlineEntryActive, siteSettings } = company
      return orm
        .select({
          ...{ slug, name, menu, emailForIssues, isOnlineEntryActive, siteSettings, titles, total },
          ...filledFields,
        })
        .from(company)
        .where(where)
        .orderBy(asc(company.code))
        .limit(limit)
        .offset(offset)
    })
    const data = rows.map((row) => ({
      SLUG: row.slug,
      LANGUAGES: languagesOf(row.name),
      PAGES: Object.fromEntries(
        Object.entries(row.titles ?? {}).map(([slug, title]) => [slug, languagesOf(title ?? row.name)]),
      ),
      data: row.menu.map(menuAnswer),
      EMPTY_TYPES: emptyTypes(row),
      EMAIL_FOR_ISSUES: row.emailForIssues,
      is_active_online_entry: row.isOnlineEntryActive,
      SITE_SETTINGS: row.siteSettings && settingsAnswer(row.siteSettings),
    }))
    return { data, meta }
  },
})

/** Articles of published clinics, without redirects. */
const readArticles =
  (kind: ArticleKind<unknown>) =>
  async ({ orm, query: { filter, page: wanted }, tag }: Reading<unknown, z.infer<typeof query>>) => {
    tag(kind.tagOf.all)
    const { articles } = kind
    const where = and(listed(filter), isNull(articles.redirect))
    const total = totalOf(
      orm.select({ all: count() }).from(articles).innerJoin(company, ofCompany(kind)).where(where),
    )
    const { rows, meta } = await readPage({ ...wanted, size: itemsPerPage }, (limit, offset) => {
      const { slug, category, title, date } = articles
      return orm
        .select({ slug, category, title, date, company: company.slug, total })
        .from(articles)
        .innerJoin(company, ofCompany(kind))
        .where(where)
        .orderBy(desc(date), asc(slug))
        .limit(limit)
        .offset(offset)
    })
    const data = rows.map((row) => ({
      COMPANY_SLUG: row.company,
      CATEGORY_SLUG: row.category,
      SLUG: row.slug,
      LANGUAGES: languagesOf(row.title),
      UPDATED_AT: row.date.toISOString(),
    }))
    return { data, meta }
  }

export const sitemapNews = defineEndpoint({
  service: 'front',
  path: '/v1/sitemap_news',
  summary: `News, for search engines, ${itemsPerPage} at a time`,
  query,
  answer: paged(sitemapPage),
  read: readArticles(newsKind),
})

export const sitemapMaterials = defineEndpoint({
  service: 'front',
  path: '/v1/sitemap_materials',
  summary: `Materials, for search engines, ${itemsPerPage} at a time`,
  query,
  answer: paged(sitemapPage),
  read: readArticles(materialKind),
})

/**
 * Profiles in the directory that are nowhere else: of companies without a site, and of people who see patients in several clinics.
 * `CATEGORY_SLUG` is the section.
 */
export const sitemapProfiles = defineEndpoint({
  service: 'front',
  path: '/v1/sitemap_profiles',
  summary: `Profiles of the directory, for search engines, ${itemsPerPage} at a time`,
  query,
  answer: paged(sitemapPage),
  read: async ({ orm, query: { filter, page: wanted }, tag }) => {
    tag(tags.companies)
    tag(tags.people)
    if (filter?.company !== undefined) return wholeList([])
    const isCompany = eq(company.code, listing.code)
    const where = and(
      listing.isMain,
      or(isUnclaimed, and(isNull(company.code), sql`cardinality(${listing.companies}) > 1`)),
    )
    const total = totalOf(
      orm.select({ all: count() }).from(listing).leftJoin(company, isCompany).where(where),
    )
    const { rows, meta } = await readPage({ ...wanted, size: itemsPerPage }, (limit, offset) =>
      orm
        .select({ section: listing.section, slug: listing.slug, name: listing.name, total })
        .from(listing)
        .leftJoin(company, isCompany)
        .where(where)
        .orderBy(asc(listing.section), asc(listing.code))
        .limit(limit)
        .offset(offset),
    )
    const data = rows.map((row) => ({
      COMPANY_SLUG: null,
      CATEGORY_SLUG: row.section,
      SLUG: row.slug,
      LANGUAGES: languagesOf(row.name),
      UPDATED_AT: null,
    }))
    return { data, meta }
  },
})

/** Doctors of published clinics. */
export const sitemapSpecialists = defineEndpoint({
  service: 'front',
  path: '/v1/sitemap_specialists',
  summary: `Doctors, for search engines, ${itemsPerPage} at a time`,
  query,
  answer: paged(sitemapPage),
  read: async ({ orm, query: { filter, page: wanted }, tag, expires }) => {
    tag(tags.companies)
    tag(tags.allSpecialists)
    await expireWithDoctors({ orm, expires })
    const works = eq(company.code, specialist.company)
    const where = and(listed(filter), isVisibleDoctor)
    const total = totalOf(
      orm.select({ all: count() }).from(specialist).innerJoin(company, works).where(where),
    )
    const { rows, meta } = await readPage({ ...wanted, size: itemsPerPage }, (limit, offset) => {
      const { slug, lastName } = specialist
      return orm
        .select({ slug, lastName, company: company.slug, total })
        .from(specialist)
        .innerJoin(company, works)
        .where(where)
        .orderBy(asc(specialist.company), asc(specialist.position), asc(slug))
        .limit(limit)
        .offset(offset)
    })
    const data = rows.map((row) => ({
      COMPANY_SLUG: row.company,
      CATEGORY_SLUG: null,
      SLUG: row.slug,
      LANGUAGES: languagesOf(row.lastName),
      UPDATED_AT: null,
    }))
    return { data, meta }
  },
})
