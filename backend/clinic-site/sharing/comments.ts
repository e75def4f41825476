import { and, asc, count, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Locale } from '../../../locales/locale.ts'
import {
  mostComments,
  mostLinkComments,
  type openCommentPlaces,
  type sharedComments,
  type siteComments,
} from '../../../schemas/api/site-comments.ts'
import { firstWords } from '../../../schemas/draft/first-words.ts'
import type { SiteDraft } from '../../../schemas/draft/site-draft.ts'
import { findNode, type TreeNode } from '../../../schemas/draft/tree.ts'
import type { StoredBlock } from '../../../schemas/page/page.ts'
import { account, siteComment } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { accountName, accountNameColumns } from '../../kit/sessions/account-name.ts'
import { instant } from '../../shared/answers/instant.ts'

type Comment = Pick<typeof siteComment.$inferInsert, 'company' | 'page' | 'block' | 'text'> &
  Pick<typeof siteComment.$inferInsert, 'account' | 'name' | 'share' | 'answers'>

/** The sites before the eyes of the author of a comment, and their language. */
type Seen = { sites: readonly SiteDraft[]; locale: Locale }

/** The type and the words of a comment's block, so that the comment can be understood once the block is gone. */
function aboutBlock({ page, block: id }: Comment, { sites, locale }: Seen) {
  if (!id) return undefined
  const blocks = sites.flatMap(({ pages }) => pages[page]?.blocks ?? [])
  const block = findNode(blocks as unknown as TreeNode[], 'children', id) as StoredBlock | undefined
  return block && { blockType: block.type, blockWords: firstWords(block.props, locale)?.text ?? null }
}

/** Keeps a comment. Throws 404 if it answers none of the company, 409 if the site or the link has too many unsettled ones. */
export async function addComment(orm: Orm, comment: Comment, seen: Seen): Promise<void> {
  const { company, answers } = comment
  const own = eq(siteComment.company, company)
  if (answers) {
    const asked = and(own, eq(siteComment.id, answers), isNull(siteComment.answers))
    const [found] = await orm.select({ id: siteComment.id }).from(siteComment).where(asked)
    if (!found) throw new ApiError('NOT_FOUND')
  }
  if (comment.share) {
    const open = and(own, eq(siteComment.share, comment.share), isNull(siteComment.resolvedAt))
    const [said] = await orm.select({ number: count() }).from(siteComment).where(open)
    if (said && said.number >= mostLinkComments) throw new ApiError('LIST_FULL')
  }
  const [kept] = await orm.select({ number: count() }).from(siteComment).where(own)
  if (kept && kept.number >= mostComments) {
    const gone = await orm
      .delete(siteComment)
      .where(and(own, isNotNull(siteComment.resolvedAt)))
      .returning({ id: siteComment.id })
    if (gone.length === 0) throw new ApiError('LIST_FULL')
  }
  await orm.insert(siteComment).values({ ...comment, ...aboutBlock(comment, seen) })
}

/** Settles a comment, or opens it again; false if the company has no such comment. */
export async function settleComment(
  orm: Orm,
  { company, id, by, isResolved }: { company: string; id: string; by: string; isResolved: boolean },
): Promise<boolean> {
  const [settled] = await orm
    .update(siteComment)
    .set(isResolved ? { resolvedAt: sql`now()`, resolvedBy: by } : { resolvedAt: null, resolvedBy: null })
    .where(and(eq(siteComment.company, company), eq(siteComment.id, id), isNull(siteComment.answers)))
    .returning({ id: siteComment.id })
  return settled !== undefined
}

/** The places of unsettled comments on a site, and their numbers. */
export async function openComments(orm: Orm, company: string): Promise<z.infer<typeof openCommentPlaces>> {
  const isOpen = and(
    eq(siteComment.company, company),
    isNull(siteComment.answers),
    isNull(siteComment.resolvedAt),
  )
  const { page, block } = siteComment
  return orm
    .select({ PAGE: page, BLOCK: block, COUNT: count() })
    .from(siteComment)
    .where(isOpen)
    .groupBy(page, block)
    .orderBy(asc(page), asc(block))
}

const resolver = alias(account, 'resolver')

/** The comments on a site, the newest first, each with its answers. */
async function readThreads(orm: Orm, company: string) {
  const rows = await orm
    .select({
      comment: siteComment,
      person: accountNameColumns,
      resolver: { lastName: resolver.lastName, name: resolver.name, middleName: resolver.middleName },
    })
    .from(siteComment)
    .leftJoin(account, eq(account.id, siteComment.account))
    .leftJoin(resolver, eq(resolver.id, siteComment.resolvedBy))
    .where(eq(siteComment.company, company))
    .orderBy(asc(siteComment.createdAt), asc(siteComment.id))
  const saidOf = ({ comment, person }: (typeof rows)[number]) => ({
    ID: comment.id,
    TEXT: comment.text,
    BY: comment.name ?? (person && accountName(person)),
    IS_GUEST: comment.name !== null,
    AT: instant(comment.createdAt),
  })
  return rows
    .filter(({ comment }) => comment.answers === null)
    .map((row) => ({
      row,
      said: saidOf(row),
      ANSWERS: rows.filter(({ comment }) => comment.answers === row.comment.id).map(saidOf),
    }))
    .reverse()
}

/** The comments on a site: open ones first, the newest of them first, each with its answers. */
export async function listComments(orm: Orm, company: string): Promise<z.infer<typeof siteComments>> {
  const threads = (await readThreads(orm, company)).map(({ row: { comment, resolver }, said, ANSWERS }) => ({
    ...said,
    PAGE: comment.page,
    BLOCK: comment.block,
    BLOCK_TYPE: comment.blockType,
    BLOCK_WORDS: comment.blockWords,
    RESOLVED_BY: resolver && accountName(resolver),
    RESOLVED_AT: comment.resolvedAt && instant(comment.resolvedAt),
    ANSWERS,
  }))
  const isOpen = ({ RESOLVED_AT }: (typeof threads)[number]) => RESOLVED_AT === null
  return [...threads.filter(isOpen), ...threads.filter((one) => !isOpen(one))]
}

/** The id under which comments on a page of a site are kept, by its slug. */
export const commentedPage = ({ pages }: SiteDraft, slug: string): string =>
  Object.entries(pages).find(([, page]) => page.slug === slug)?.[0] ?? `data:${slug}`

/** The unsettled comments on a page that were made by a link; comments among staff are left out. */
export async function listSharedComments(
  orm: Orm,
  { company, share, page }: { company: string; share: string; page: string },
): Promise<z.infer<typeof sharedComments>> {
  return (await readThreads(orm, company))
    .filter(({ row: { comment } }) => comment.share === share && comment.page === page && !comment.resolvedAt)
    .map(({ row, said, ANSWERS }) => ({ ...said, BLOCK: row.comment.block, ANSWERS }))
}
