import { sql } from 'drizzle-orm'
import type { CountedKind } from '../../schemas/statistics/figure-kinds.ts'
import { company as companyTable, figure } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'

/** People who were counted on a day of a clinic, by the slug of its site. */
export type FigureCount = { clinic: string; day: string; kind: CountedKind; people: number }

/** Adds to the stored numbers, so that several processes add up; those of a company that is gone are left out. */
export async function addFigures(orm: Orm, counts: readonly FigureCount[]): Promise<void> {
  await orm.execute(sql`
    insert into ${figure} (company_code, day, kind, cabinet, subject, number)
    select known.code, seen.day, seen.kind, '', '', sum(seen.people)
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
      as seen(clinic text, day date, kind text, people integer)
    join ${companyTable} as known on known.slug = seen.clinic
    group by known.code, seen.day, seen.kind
    on conflict (company_code, cabinet, day, kind, subject)
      do update set number = ${figure}.number + excluded.number`)
}
