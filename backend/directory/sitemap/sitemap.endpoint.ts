import { z } from '@hono/zod-openapi'
import { asc, inArray, isNull, sql } from 'drizzle-orm'
import { sitemapAnswer, sitemapCompany, sitemapPage } from '../../../schemas/api/sitemap.ts'
import { localesOf } from '../../../schemas/core/localized.ts'
import { emptyTypes } from '../../../schemas/menu/empty-types.ts'
import { tags } from '../../../schemas/tags.ts'
import { type ArticleKind, materialKind, newsKind } from '../../articles/index.ts'
import { company, customPage, page } from '../../database/tables/index.ts'
import { defineEndpoint, type Reading } from '../../kit/http/endpoint.ts'
import { nested, requestText } from '../../kit/input/query.ts'
import type { Texts } from '../../kit/tables/columns.ts'
import { filledFields } from '../../shared/answers/filled-fields.ts'
import { menuAnswer } from '../../shared/answers/menu-answer.ts'
import { settingsAnswer } from '../../shared/answers/settings-answer.ts'
import { expireWithDoctors } from '../../shared/shown/visible-doctors.ts'
import { fileFrom, fileKey } from './sitemap-files.ts'
import {
  articleRows,
  companiesPerFile,
  companyRows,
  pagesPerFile,
  peopleRows,
  profileRows,
  specialistRows,
} from './sitemap-sections.ts'

const query = z.object({
  filter: nested({ company: requestText.optional() }).optional(),
  page: nested({ from: fileKey.optional() }).prefault({}),
})

const languagesOf = (title: Texts | null | undefined) => (title ? localesOf(title) : [])

/** Pages of the directory, without redirects; all are in one file. */
export const sitemapPages = defineEndpoint({
  service: 'front',
  path: '/v1/sitemap_pages',
  summary: 'Pages of the directory itself, for search engines',
  answer: sitemapAnswer(sitemapPage),
  read: async ({ orm, tag }) => {
    tag(tags.customPages)
    const { slug, title } = customPage
    const rows = await orm
      .select({ slug, title })
      .from(customPage)
      .where(isNull(customPage.redirect))
      .orderBy(asc(slug))
    const data = rows.map((row) => ({
      COMPANY_SLUG: null,
      CATEGORY_SLUG: null,
      SLUG: row.slug,
      LANGUAGES: languagesOf(row.title),
      UPDATED_AT: null,
    }))
    return { data }
  },
})

export const sitemapCompanies = defineEndpoint({
  service: 'front',
  path: '/v1/sitemap_companies',
  summary: `Sites of clinics, for search engines, ${companiesPerFile} from a key on`,
  query,
  answer: sitemapAnswer(sitemapCompany),
  read: async ({ orm, query: { filter, page: wanted }, tag, expires }) => {
    tag(tags.companies)
    tag(tags.sitePages)
    // Without a visible doctor a page of doctors is empty.
    tag(tags.allSpecialists)
    await expireWithDoctors({ orm, expires })
    const titles = sql<Record<string, Texts | null> | null>`(
      select json_object_agg(${page.slug}, ${page.content} -> 'title')
      from ${page} where ${page.company} = ${company.code})`
    const found = await companyRows(orm, filter?.company, wanted.from).limit(companiesPerFile)
    const codes = fileFrom(found, wanted.from).map(({ code }) => code)
    const { slug, name, menu, emailForIssues, isOnlineEntryActive, siteSettings } = company
    // Only rows of these companies, or Postgres would look at the doctors and pages of all.
    const rows = await orm
      .select({
        slug,
        name,
        menu,
        emailForIssues,
        isOnlineEntryActive,
        siteSettings,
        titles,
        ...filledFields,
      })
      .from(company)
      .where(inArray(company.code, codes))
      .orderBy(asc(company.code))
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
    return { data }
  },
})

const readArticles =
  (kind: ArticleKind<unknown>) =>
  async ({ orm, query: { filter, page: wanted }, tag }: Reading<unknown, z.infer<typeof query>>) => {
    tag(kind.tagOf.all)
    const rows = await articleRows(orm, kind, filter?.company, wanted.from).limit(pagesPerFile)
    const data = fileFrom(rows, wanted.from).map((row) => ({
      COMPANY_SLUG: row.company,
      CATEGORY_SLUG: row.category,
      SLUG: row.slug,
      LANGUAGES: languagesOf(row.title),
      UPDATED_AT: row.date.toISOString(),
    }))
    return { data }
  }

export const sitemapNews = defineEndpoint({
  service: 'front',
  path: '/v1/sitemap_news',
  summary: `News, for search engines, ${pagesPerFile} from a key on`,
  query,
  answer: sitemapAnswer(sitemapPage),
  read: readArticles(newsKind),
})

export const sitemapMaterials = defineEndpoint({
  service: 'front',
  path: '/v1/sitemap_materials',
  summary: `Materials, for search engines, ${pagesPerFile} from a key on`,
  query,
  answer: sitemapAnswer(sitemapPage),
  read: readArticles(materialKind),
})

/** A file of profiles in the directory; `CATEGORY_SLUG` is the section. A company has none of its own. */
const readProfiles =
  (rowsFrom: typeof profileRows | typeof peopleRows) =>
  async ({ orm, query: { filter, page: wanted }, tag }: Reading<unknown, z.infer<typeof query>>) => {
    tag(tags.companies)
    tag(tags.people)
    if (filter?.company !== undefined) return { data: [] }
    const rows = await rowsFrom(orm, wanted.from).limit(pagesPerFile)
    const data = fileFrom(rows, wanted.from).map((row) => ({
      COMPANY_SLUG: null,
      CATEGORY_SLUG: row.section,
      SLUG: row.slug,
      LANGUAGES: languagesOf(row.name),
      UPDATED_AT: null,
    }))
    return { data }
  }

export const sitemapProfiles = defineEndpoint({
  service: 'front',
  path: '/v1/sitemap_profiles',
  summary: `Profiles of companies without a site, for search engines, ${pagesPerFile} from a key on`,
  query,
  answer: sitemapAnswer(sitemapPage),
  read: readProfiles(profileRows),
})

export const sitemapPeople = defineEndpoint({
  service: 'front',
  path: '/v1/sitemap_people',
  summary: `Profiles of doctors of several clinics, for search engines, ${pagesPerFile} from a key on`,
  query,
  answer: sitemapAnswer(sitemapPage),
  read: readProfiles(peopleRows),
})

export const sitemapSpecialists = defineEndpoint({
  service: 'front',
  path: '/v1/sitemap_specialists',
  summary: `Doctors, for search engines, ${pagesPerFile} from a key on`,
  query,
  answer: sitemapAnswer(sitemapPage),
  read: async ({ orm, query: { filter, page: wanted }, tag, expires }) => {
    tag(tags.companies)
    tag(tags.allSpecialists)
    await expireWithDoctors({ orm, expires })
    const rows = await specialistRows(orm, filter?.company, wanted.from).limit(pagesPerFile)
    const data = fileFrom(rows, wanted.from).map((row) => ({
      COMPANY_SLUG: row.company,
      CATEGORY_SLUG: null,
      SLUG: row.slug,
      LANGUAGES: languagesOf(row.lastName),
      UPDATED_AT: null,
    }))
    return { data }
  },
})
