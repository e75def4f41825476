import { and, eq, isNull, not, or, sql } from 'drizzle-orm'
import { filledFields } from '../answers/filled-fields.ts'
import { isListed } from '../companies/is-listed.ts'
import { isUnclaimed } from '../companies/is-unclaimed.ts'
import type { Orm } from '../database/database.ts'
import type { Texts } from '../database/tables/columns.ts'
import { company, domain, listing, page, specialist } from '../database/tables/index.ts'
import { isVisibleDoctor } from '../doctors/visible-doctors.ts'
import { type ArticleKind, ofCompany } from './article-kind.ts'
import { keyColumns, startsAt } from './sitemap-files.ts'

/** Pages in a file: each gives up to four addresses, and a sitemap file may have 50,000. */
export const pagesPerFile = 2500
/** Companies in a file: each has about ten pages. */
export const companiesPerFile = 250

/**
 * A company with a site, by its slug; without a slug, all whose canonical addresses are on the product's host.
 */
const listed = (slug: string | undefined) =>
  and(
    isListed,
    not(isUnclaimed),
    slug === undefined
      ? sql`not exists (select from ${domain} where ${domain.company} = ${company.code} and ${domain.isPrimary})`
      : eq(company.slug, slug),
  )

/*
 * The rows of the sections of the sitemap that are divided into files, in the order of their keys and from a key on: of a company by its
 * slug, or of all.
 */

/** Sites of published clinics. */
export function companyRows(orm: Orm, owner?: string, from?: string) {
  const keys = [company.code]
  const titles = sql<Record<string, Texts | null> | null>`(
    select json_object_agg(${page.slug}, ${page.content} -> 'title')
    from ${page} where ${page.company} = ${company.code})`
  const { slug, name, menu, emailForIssues, isOnlineEntryActive, siteSettings } = company
  return orm
    .select({
      ...{ slug, name, menu, emailForIssues, isOnlineEntryActive, siteSettings },
      ...{ titles: titles.as('titles'), ...filledFields, ...keyColumns(keys) },
    })
    .from(company)
    .where(and(listed(owner), startsAt(keys, from)))
    .orderBy(...keys)
}

/** Articles of published clinics, without redirects. */
export function articleRows(orm: Orm, kind: ArticleKind<unknown>, owner?: string, from?: string) {
  const { slug, category, title, date, redirect } = kind.articles
  const keys = [slug]
  return orm
    .select({ slug, category, title, date, company: company.slug, ...keyColumns(keys) })
    .from(kind.articles)
    .innerJoin(company, ofCompany(kind))
    .where(and(listed(owner), isNull(redirect), startsAt(keys, from)))
    .orderBy(...keys)
}

/**
 * Profiles in the directory that are nowhere else: of companies without a site, and of people who see patients in several clinics. No
 * company has any of its own.
 */
export function profileRows(orm: Orm, from?: string) {
  const { section, slug, name, code, isMain, companies } = listing
  const keys = [section, code]
  return orm
    .select({ section, slug, name, ...keyColumns(keys) })
    .from(listing)
    .leftJoin(company, eq(company.code, code))
    .where(
      and(
        isMain,
        or(isUnclaimed, and(isNull(company.code), sql`cardinality(${companies}) > 1`)),
        startsAt(keys, from),
      ),
    )
    .orderBy(...keys)
}

/** Doctors of published clinics. */
export function specialistRows(orm: Orm, owner?: string, from?: string) {
  const { slug, lastName } = specialist
  const keys = [specialist.company, slug]
  return orm
    .select({ slug, lastName, company: company.slug, ...keyColumns(keys) })
    .from(specialist)
    .innerJoin(company, eq(company.code, specialist.company))
    .where(and(listed(owner), isVisibleDoctor, startsAt(keys, from)))
    .orderBy(...keys)
}
