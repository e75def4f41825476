import { type SQL, sql } from 'drizzle-orm'
import { hiddenStatuses } from '../../../schemas/page-cases/page-case.ts'
import { type ArticleTable, company } from '../../database/tables/index.ts'

// Written out, because an index of hidden cases alone is not used for values that come later.
const isHidden = sql.raw(`judged.status in (${hiddenStatuses.map((status) => `'${status}'`).join(', ')})`)

/** Whether moderators have taken down a company's site or its place in the directory; `code` is the code in SQL, with its table. */
export const isCompanyDown = (code = 'company.code'): SQL<boolean> =>
  sql<boolean>`exists (select from page_case as judged
    where judged.company_code = ${sql.raw(code)} and judged.kind in ('site', 'organization') and ${isHidden})`

/** Whether visitors see nothing of a published company: it has taken its site down itself (PS5), or moderators have. */
export const isOff = sql<boolean>`(${company.isSiteOff} or ${isCompanyDown()})`

/** Whether moderators have taken down a news item or a material. */
export const isArticleDown = (kind: 'news' | 'materials', articles: ArticleTable): SQL<boolean> =>
  sql<boolean>`exists (select from page_case as judged
    where judged.company_code = ${articles.company} and judged.kind = ${sql.raw(`'${kind}'`)} and judged.code = ${articles.slug}
      and ${isHidden})`
