import { sql } from 'drizzle-orm'
import type { TakenDownPage } from '../../schemas/api/business.ts'

/** A column of a query of companies: the pages that moderators have taken down, each with the last reason. */
export const takenDownPages = sql<TakenDownPage[] | null>`(
  select json_agg(json_build_object('CASE_ID', judged.id, 'KIND', judged.kind, 'CODE', judged.code, 'STATUS', judged.status,
    'REASON', why.reason, 'TEXT', why.text) order by judged.id)
  from page_case as judged left join lateral (
    select said.reason, said.text from page_case_event as said
    where said.case_id = judged.id and said.arrow in ('takeDown', 'refuse') order by said.id desc limit 1) as why on true
  where judged.company_code = company.code and judged.status in ('down', 'held'))`
