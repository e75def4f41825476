import { type SQL, sql } from 'drizzle-orm'
import type { TakenDownPage } from '../../../schemas/api/business.ts'
import { materialDraft, newsDraft } from '../../database/tables/index.ts'
import type { Texts } from '../../kit/tables/columns.ts'

/** A page that moderators have taken down, an article with its title in all languages. */
export type FoundDown = Omit<TakenDownPage, 'TITLE'> & { TITLE: Texts | null }

/** A column of a query of companies: the pages that moderators have taken down, each with the last reason. */
export const takenDownPages: SQL<FoundDown[] | null> = sql`(
  select json_agg(json_build_object('CASE_ID', judged.id, 'KIND', judged.kind, 'CODE', judged.code, 'STATUS', judged.status,
    'TITLE', article.title, 'ROW', article.code, 'REASON', why.reason, 'TEXT', why.text) order by judged.id)
  from page_case as judged left join lateral (
    select said.reason, said.text from page_case_event as said
    where said.case_id = judged.id and said.arrow in ('takeDown', 'refuse') order by said.id desc limit 1) as why on true
  left join lateral (
    select draft.code, draft.title from ${newsDraft} as draft
    where judged.kind = 'news' and draft.company_code = judged.company_code and draft.slug = judged.code
    union all select draft.code, draft.title from ${materialDraft} as draft
    where judged.kind = 'materials' and draft.company_code = judged.company_code and draft.slug = judged.code
    limit 1) as article on true
  where judged.company_code = company.code and judged.status in ('down', 'held'))`
