import { and, eq, gt, sql } from 'drizzle-orm'
import { company as companyTable, whatsappOpening } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'

/** People who have opened the chat of a number on a day, by the place of its button. */
export type ChatCount = Pick<
  typeof whatsappOpening.$inferSelect,
  'company' | 'day' | 'number' | 'place' | 'people'
>

/** Adds to the stored numbers, so that several processes add up; those of a company that is gone are left out. */
export async function addChats(orm: Orm, counts: readonly ChatCount[]): Promise<void> {
  await orm.execute(sql`
    insert into ${whatsappOpening} (company_code, day, number, place, people)
    select seen.company, seen.day, seen.number, seen.place, sum(seen.people)
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
      as seen(company text, day date, number text, place text, people integer)
    join ${companyTable} as clinic on clinic.code = seen.company
    group by seen.company, seen.day, seen.number, seen.place
    on conflict (company_code, day, number, place) do update set people = ${whatsappOpening}.people + excluded.people`)
}

/** How many people have opened the chat of a number after a day, by the place of its button. */
export async function readOpenings(orm: Orm, company: string, number: string, after: string) {
  const rows = await orm
    .select({ place: whatsappOpening.place, people: sql<number>`sum(${whatsappOpening.people})::int` })
    .from(whatsappOpening)
    .where(
      and(
        eq(whatsappOpening.company, company),
        eq(whatsappOpening.number, number),
        gt(whatsappOpening.day, after),
      ),
    )
    .groupBy(whatsappOpening.place)
  const of = (place: ChatCount['place']) => rows.find((row) => row.place === place)?.people ?? 0
  return { CONTACTS: of('contacts'), BOOKING: of('booking') }
}
