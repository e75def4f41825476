import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { type PageKind, type PageQueue, pageKinds, pageQueues } from '../../schemas/page-cases/page-case.ts'
import { company, material, news, pageCase } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import type { Waiting } from '../kit/database/queue.ts'

/** The kinds of pages of a queue. */
export const kindsOf = (queue: PageQueue): PageKind[] =>
  pageKinds.filter((kind) => pageQueues[kind] === queue)

const articleOf = (kind: 'news' | 'materials', table: typeof news | typeof material) =>
  and(eq(pageCase.kind, kind), eq(table.company, pageCase.company), eq(table.slug, pageCase.code))

/** Joins cases to their subject; articles may be gone. */
export const newsOfCase = articleOf('news', news)
export const materialOfCase = articleOf('materials', material)

/** Pages that the clinic shows: a hidden page does not have to be judged. */
const isThere = and(
  company.isPublished,
  sql`not ${company.isSiteOff}`,
  or(inArray(pageCase.kind, ['site', 'organization']), isNotNull(news.slug), isNotNull(material.slug)),
)

/** Cases that wait for moderators; the query joins company, news and material. */
export const waitsForModerator = or(and(eq(pageCase.status, 'waiting'), isThere), eq(pageCase.status, 'held'))

/** How many pages of a queue wait, and since when the first of them. */
export const waitingPages =
  (queue: PageQueue) =>
  async (orm: Orm): Promise<Waiting> => {
    const [row] = await orm
      .select({
        count: sql<number>`count(*)::int`,
        since: sql<string | Date | null>`min(${pageCase.since})`,
      })
      .from(pageCase)
      .innerJoin(company, eq(company.code, pageCase.company))
      .leftJoin(news, newsOfCase)
      .leftJoin(material, materialOfCase)
      .where(and(inArray(pageCase.kind, kindsOf(queue)), waitsForModerator))
    return { count: row?.count ?? 0, since: row?.since ? new Date(row.since) : null }
  }
