import { and, eq, gte, sql } from 'drizzle-orm'
import { link, linkOpening } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'

/** People who came by a link on a day; `by` and `place` as in `LinkMark`, an empty place is none. */
export type OpeningCount = {
  company: string
  link: string
  day: string
  by: string
  place: string
  people: number
}

/** Adds to the stored numbers, so that several processes add up. Links that are gone are left out. */
export async function addOpenings(orm: Orm, counts: readonly OpeningCount[]): Promise<void> {
  await orm.execute(sql`
    insert into ${linkOpening} (company_code, link_code, day, by, place, people)
    select seen.company, seen.link, seen.day, seen.by, seen.place, sum(seen.people)
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
      as seen(company text, link text, day date, by text, place text, people integer)
    join ${link} as known on known.company_code = seen.company and known.code = seen.link
    group by seen.company, seen.link, seen.day, seen.by, seen.place
    on conflict (company_code, link_code, day, by, place)
      do update set people = ${linkOpening}.people + excluded.people`)
}

/** Every count of a company from a day on. */
export const readOpenings = (orm: Orm, company: string, from: string) =>
  orm
    .select({
      link: linkOpening.link,
      day: linkOpening.day,
      by: linkOpening.by,
      place: linkOpening.place,
      people: linkOpening.people,
    })
    .from(linkOpening)
    .where(and(eq(linkOpening.company, company), gte(linkOpening.day, from)))
