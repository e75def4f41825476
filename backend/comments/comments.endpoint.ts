import { z } from '@hono/zod-openapi'
import { and, asc, count, eq } from 'drizzle-orm'
import { commentBody, commentList, commentTypes, writtenComment } from '../../schemas/api/comment.ts'
import { publishedComments } from '../../schemas/comments/comments.event.ts'
import { tags } from '../../schemas/tags.ts'
import { findPublished, materialKind, newsKind } from '../articles/index.ts'
import { account, comment } from '../database/tables/index.ts'
import { changed } from '../kit/events/changed.ts'
import { defineCall, defineEndpoint } from '../kit/http/endpoint.ts'
import { readPage, totalOf } from '../kit/input/paging.ts'
import { nested, pageQuery, requestText } from '../kit/input/query.ts'
import { refuseProfanity } from '../kit/profanity/refuse-profanity.ts'

/** Comments on a news item or a material. Of their authors only the name and its first letter are answered. */
export const comments = defineEndpoint({
  service: 'front',
  path: '/v1/comments',
  summary: 'Published comments on a news item or a material by its slug, the oldest first',
  query: z.object({
    filter: nested({ type: z.enum(commentTypes), code: requestText }),
    page: pageQuery(50),
  }),
  answer: commentList,
  read: async ({ orm, query: { filter, page }, tag }) => {
    tag(tags.comments(filter.type, filter.code))
    const where = and(
      eq(comment.type, filter.type),
      eq(comment.code, filter.code),
      eq(comment.status, 'published'),
    )
    const total = totalOf(orm.select({ all: count() }).from(comment).where(where))
    const { rows, meta } = await readPage(page, (limit, offset) =>
      orm
        .select({ comment, name: account.name, lastName: account.lastName, total })
        .from(comment)
        .innerJoin(account, eq(account.id, comment.account))
        .where(where)
        .orderBy(asc(comment.createdAt), asc(comment.id))
        .limit(limit)
        .offset(offset),
    )
    const data = rows.map(({ comment: one, name, lastName }) => ({
      COMMENT_CODE: one.id,
      AUTHOR: `${name} ${[...lastName][0] ?? ''}.`,
      TEXT: one.text,
      LANG: one.lang,
      CREATED_AT: one.createdAt.toISOString(),
    }))
    return { data, meta }
  },
})

/** Writes a comment, which a moderator reads before others do. */
export const writeComment = defineCall({
  method: 'post',
  service: 'w-front',
  path: '/v1/comment',
  summary: 'Writes a comment on a news item or a material; moderators read it first',
  access: 'person',
  limits: [{ per: 'person', times: 20, seconds: 3600 }],
  body: commentBody,
  status: 201,
  answer: writtenComment,
  act: async ({ orm, body: { TYPE, CODE, TEXT }, person, locale }) => {
    refuseProfanity(locale, { TEXT })
    if (!(await findPublished(orm, TYPE === 'news' ? newsKind : materialKind, CODE))) return undefined
    const [made] = await orm
      .insert(comment)
      .values({ account: person.account.id, type: TYPE, code: CODE, text: TEXT, lang: locale })
      .returning({ id: comment.id })
    return made && { COMMENT_CODE: made.id, STATUS: 'new' as const }
  },
})

/** Takes one's own comment away, whatever its state. */
export const removeComment = defineCall({
  method: 'delete',
  service: 'w-front',
  path: '/v1/comment/{comment}',
  summary: 'Removes one’s own comment',
  access: 'person',
  params: z.object({ comment: z.uuid().describe('Id of the comment.') }),
  answer: writtenComment,
  act: async ({ params, person, transaction }) =>
    transaction(async (orm) => {
      const [gone] = await orm
        .delete(comment)
        .where(and(eq(comment.id, params.comment), eq(comment.account, person.account.id)))
        .returning()
      if (!gone) return undefined
      if (gone.status === 'published') await changed(orm, publishedComments, gone)
      return { COMMENT_CODE: gone.id, STATUS: gone.status }
    }),
})
