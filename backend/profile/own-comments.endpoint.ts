import { z } from '@hono/zod-openapi'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Locale } from '../../locales/locale.ts'
import { type OwnComment, ownCommentList } from '../../schemas/api/profile.ts'
import { comment, company, material, news, review } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { readPage, totalOf } from '../kit/input/paging.ts'
import { pageQuery } from '../kit/input/query.ts'
import type { Texts } from '../kit/tables/columns.ts'
import { type CompanyRow, companyColumns, sitePath } from '../shared/answers/company-ref.ts'
import { wordsOf } from '../shared/answers/words.ts'

type Row = typeof comment.$inferSelect & {
  company: CompanyRow | null
  news: { category: string; title: Texts } | null
  material: { title: Texts } | null
}

/** The subject of a comment: its title, and its page on the company's site. */
function below({ code, news, material, company }: Row): { title: Texts; page: string } | undefined {
  if (news) return { title: news.title, page: `/news/${news.category}/${code}` }
  if (material) return { title: material.title, page: `/materials/${code}` }
  return company ? { title: company.name, page: '/reviews' } : undefined
}

function answer(row: Row, locale: Locale): OwnComment {
  const on = below(row)
  return {
    COMMENT_CODE: row.id,
    TYPE: row.type,
    STATUS: row.status,
    REASON: row.reason,
    REASON_TEXT: row.reasonText,
    TEXT: row.text,
    LANG: row.lang,
    CREATED_AT: row.createdAt.toISOString(),
    ON: on ? wordsOf(on.title, locale) : null,
    PATH: on && row.company ? sitePath(row.company, on.page) : null,
  }
}

function select(orm: Orm, account: string) {
  const where = eq(comment.account, account)
  return orm
    .select({
      comment,
      total: totalOf(orm.select({ all: count() }).from(comment).where(where)),
      company: companyColumns,
      news: { category: news.category, title: news.title },
      material: { title: material.title },
    })
    .from(comment)
    .leftJoin(news, and(eq(comment.type, 'news'), eq(news.slug, comment.code)))
    .leftJoin(material, and(eq(comment.type, 'material'), eq(material.slug, comment.code)))
    .leftJoin(review, and(eq(comment.type, 'review'), eq(review.code, comment.code)))
    .leftJoin(
      company,
      sql`${company.code} = coalesce(${news.company}, ${material.company}, ${review.company})`,
    )
    .where(where)
    .orderBy(desc(comment.createdAt), comment.id)
}

/** R88 */
export const ownComments = defineCall({
  method: 'get',
  service: 'front',
  path: '/v1/user/comments',
  summary: 'Comments that the signed-in person wrote, in every status, the newest first',
  access: 'person',
  query: z.object({ page: pageQuery(20) }),
  answer: ownCommentList,
  act: async ({ orm, person, query: { page }, locale }) => {
    const { rows, meta } = await readPage(page, (limit, offset) =>
      select(orm, person.account.id).limit(limit).offset(offset),
    )
    return { data: rows.map(({ comment, ...row }) => answer({ ...comment, ...row }, locale)), meta }
  },
})
