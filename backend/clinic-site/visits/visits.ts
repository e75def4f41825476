import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Locale } from '../../../locales/locale.ts'
import { company as companyTable, page as pageTable, siteVisit } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'

/** People who opened a page of a site on a day, by its slug; null for the whole site. */
export type PeopleCount = {
  company: string
  day: string
  page: string | null
  locale: Locale
  people: number
}

/**
 * Adds to the stored numbers, so that several processes add up. A page that the clinic has written is stored by its id, which stays when
 * its slug changes.
 */
export async function addPeople(orm: Orm, counts: readonly PeopleCount[]): Promise<void> {
  await orm.execute(sql`
    insert into ${siteVisit} (company_code, day, page, locale, people)
    select seen.company, seen.day,
      case when seen.page is null then '' else coalesce(max(written.id), 'data:' || seen.page) end,
      seen.locale, sum(seen.people)
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
      as seen(company text, day date, page text, locale text, people integer)
    join ${companyTable} as clinic on clinic.code = seen.company
    left join ${pageTable} as written on written.company_code = seen.company and written.slug = seen.page
    group by seen.company, seen.day, seen.page, seen.locale
    on conflict (company_code, day, page, locale) do update set people = ${siteVisit}.people + excluded.people`)
}

/** The first day on which the site was opened, undefined if it never was; and everything after a day. */
export async function readVisits(orm: Orm, company: string, after: string) {
  const [first] = await orm
    .select({ day: siteVisit.day })
    .from(siteVisit)
    .where(eq(siteVisit.company, company))
    .orderBy(asc(siteVisit.day))
    .limit(1)
  const visits = await orm
    .select({ day: siteVisit.day, page: siteVisit.page, locale: siteVisit.locale, people: siteVisit.people })
    .from(siteVisit)
    .where(and(eq(siteVisit.company, company), gt(siteVisit.day, after)))
  return { since: first?.day, visits }
}
