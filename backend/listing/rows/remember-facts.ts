import { sql } from 'drizzle-orm'
import { company, foundFact } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { knownFacts } from './company-listing.ts'
import type { Sources } from './gather-sources.ts'

/**
 * Notes which facts are known of companies. One that becomes known is so since today by the calendar of the company; of those that are found when a company is looked at
 * for the first time nobody knows the day.
 */
export async function rememberFacts(orm: Orm, codes: readonly string[], sources: Sources): Promise<void> {
  const rows = codes.flatMap((code) => {
    const source = sources.companies.get(code)
    return source
      ? Object.entries(knownFacts(source, sources)).map(([fact, known]) => ({ company: code, fact, known }))
      : []
  })
  if (rows.length === 0) return
  await orm.execute(sql`
    insert into ${foundFact} (company_code, fact, is_known)
    select company, fact, known
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as fresh(company text, fact text, known boolean)
    on conflict (company_code, fact) do update set
      is_known = excluded.is_known,
      since = case when excluded.is_known then
        (select (now() at time zone clinic.timezone)::date from ${company} as clinic where clinic.code = excluded.company_code) end
    where ${foundFact}.is_known <> excluded.is_known`)
}
