import { and, count, eq } from 'drizzle-orm'
import { staffNewsItem } from '../../schemas/api/article-drafts.ts'
import { paged } from '../../schemas/api/paged.ts'
import { company, membership } from '../database/tables/index.ts'
import { lacksFactor } from '../kit/access/check-factor.ts'
import { may, permissionsOf } from '../kit/access/permissions.ts'
import type { Orm } from '../kit/database/database.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { metaOf } from '../kit/input/paging.ts'
import type { Person } from '../kit/sessions/person.ts'
import { newsKind } from './article-kind.ts'
import { draftAnswer, selectDrafts } from './draft-answers.ts'
import { articleList, articleQuery } from './read-articles.ts'

const published = articleList(newsKind)
const { drafts, categories } = newsKind

/** Whether the person may read unpublished articles of the company. */
async function mayReadDrafts(orm: Orm, person: Person | undefined, code: string): Promise<boolean> {
  if (!person) return false
  const [found] = await orm
    .select({ member: membership, factorFrom: company.staffFactorFrom })
    .from(membership)
    .innerJoin(company, eq(company.code, membership.company))
    .where(and(eq(membership.account, person.account.id), eq(membership.company, code)))
  if (!found || lacksFactor(found.factorFrom, person.session)) return false
  return may(permissionsOf(found.member), 'news', 'read')
}

/** A13 */
export const staffNews = defineCall({
  method: 'get',
  service: 'api-front2',
  path: '/v1/news',
  summary:
    'News as A12 has them; to the staff of the company that is asked for also what is not published, newest first',
  access: 'anyone',
  isPersonal: true,
  query: articleQuery,
  answer: paged(staffNewsItem),
  act: async (acting) => {
    const { orm, person, query } = acting
    const { filter, page } = query
    if (filter?.company === undefined || !(await mayReadDrafts(orm, person, filter.company))) {
      const { data, meta } = await published(acting)
      return { data: data.map((item) => ({ ...item, STATUS: 'published' as const, PUBLISH_AT: null })), meta }
    }
    const where = and(
      eq(drafts.company, filter.company),
      filter.category === undefined ? undefined : eq(categories.slug, filter.category),
    )
    const rows = await selectDrafts(newsKind, orm, where)
      .limit(page.size)
      .offset((page.number - 1) * page.size)
    const [all] = await orm
      .select({ all: count() })
      .from(drafts)
      .leftJoin(categories, and(eq(categories.company, drafts.company), eq(categories.code, drafts.category)))
      .where(where)
    return {
      data: rows.map((row) => ({ NEWS_CODE: row.slug, ...draftAnswer(row) })),
      meta: metaOf(page, all?.all ?? 0),
    }
  },
})
