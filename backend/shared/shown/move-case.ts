import { and, eq, inArray, sql } from 'drizzle-orm'
import {
  type PageCaseArrow,
  type PageCaseStatus,
  type PageKind,
  type PageReason,
  pageCaseArrows,
} from '../../../schemas/page-cases/page-case.ts'
import { pageCase, pageCaseEvent } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { invalidate } from '../../kit/invalidation/invalidate.ts'
import { companyTags } from './company-tags.ts'

export type PageCase = typeof pageCase.$inferSelect

/** A page that moderators judge; `code` is the slug of an article, otherwise the code of the company. */
export type JudgedPage = { kind: PageKind; company: string; code: string }

type Why = {
  reason?: PageReason | undefined
  text?: string | undefined
  email?: string | undefined
  /** The account of the person who does it. */
  by?: string | undefined
}

/**
 * Moves the case of a page along an arrow, makes the first one of a page, and keeps author, time and reason. Returns undefined if the arrow
 * does not start in its state. Pages that show it change in the same transaction. Call it in a transaction.
 */
export async function moveCase(
  orm: Orm,
  page: JudgedPage,
  arrow: PageCaseArrow,
  { reason, text, email, by }: Why,
): Promise<PageCase | undefined> {
  const { from, to } = pageCaseArrows[arrow]
  const before = from.filter((status) => status !== 'none') as PageCaseStatus[]
  const set = {
    status: to,
    since: sql`case when ${pageCase.status} = ${to} then ${pageCase.since} else now() end`,
  }
  const isBefore = before.length > 0 ? inArray(pageCase.status, before) : sql`false`
  const { kind, company, code } = page
  const [moved] = (from as readonly string[]).includes('none')
    ? await orm
        .insert(pageCase)
        .values({ ...page, status: to })
        .onConflictDoUpdate({
          target: [pageCase.kind, pageCase.company, pageCase.code],
          set,
          setWhere: isBefore,
        })
        .returning()
    : await orm
        .update(pageCase)
        .set(set)
        .where(and(eq(pageCase.kind, kind), eq(pageCase.company, company), eq(pageCase.code, code), isBefore))
        .returning()
  if (!moved) return undefined
  await orm.insert(pageCaseEvent).values({
    case: moved.id,
    arrow,
    reason: reason ?? null,
    text: text ?? null,
    email: email ?? null,
    by: by ?? null,
  })
  if (arrow === 'takeDown' || arrow === 'putBack') await invalidate(orm, await companyTags(orm, page.company))
  return moved
}

/** Has a moderator read the clinic's first page of a kind, which visitors see meanwhile. */
export const openFirst = (
  orm: Orm,
  page: JudgedPage,
  account: string | null,
): Promise<PageCase | undefined> => moveCase(orm, page, 'first', { by: account ?? undefined })
