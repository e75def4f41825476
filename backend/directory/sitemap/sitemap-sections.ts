import { and, eq, inArray, isNull, not, sql } from 'drizzle-orm'
import { listingSections } from '../../../schemas/directory/listing.ts'
import { type ArticleKind, ofCompany } from '../../articles/index.ts'
import { company, domain, isInSeveralClinics, listing, specialist } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { isListed } from '../../shared/shown/is-listed.ts'
import { isUnclaimed } from '../../shared/shown/is-unclaimed.ts'
import { isVisibleDoctor } from '../../shared/shown/visible-doctors.ts'
import { keyColumns, startsAt } from './sitemap-files.ts'

/** Pages in a file: each gives up to four addresses, and a sitemap file may have 50,000. */
export const pagesPerFile = 2500
/** Companies in a file: each has about ten pages. */
export const companiesPerFile = 250

/** A company with a site, by its slug; without a slug, all that have their canonical addresses on the product's host. */
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
  return orm
    .select({ code: company.code, ...keyColumns(keys) })
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

/** Profiles in the directory of companies without a site. */
export function profileRows(orm: Orm, from?: string) {
  const { section, slug, name, code, isMain } = listing
  const keys = [section, code]
  return orm
    .select({ section, slug, name, ...keyColumns(keys) })
    .from(listing)
    .innerJoin(company, eq(company.code, code))
    .where(
      and(
        // With all sections a row is found by the code of its company.
        inArray(section, [...listingSections]),
        isMain,
        isUnclaimed,
        startsAt(keys, from),
      ),
    )
    .orderBy(...keys)
}

/** Profiles in the directory of people who see patients in several clinics. */
export function peopleRows(orm: Orm, from?: string) {
  const { section, slug, name, code } = listing
  const keys = [code]
  return orm
    .select({ section, slug, name, ...keyColumns(keys) })
    .from(listing)
    .leftJoin(company, eq(company.code, code))
    .where(and(isInSeveralClinics, isNull(company.code), startsAt(keys, from)))
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
