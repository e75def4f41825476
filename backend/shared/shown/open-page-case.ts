import { pageCase, pageCaseEvent } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import type { JudgedPage } from './page-cases.case.ts'

type Why = Partial<Pick<typeof pageCaseEvent.$inferInsert, 'reason' | 'text' | 'email' | 'by'>>

/** Has a moderator judge a page that was never judged. Returns false, and changes nothing, if it has a case. Call it in a transaction. */
export async function openPageCase(
  orm: Orm,
  page: JudgedPage,
  event: 'first' | 'report',
  why: Why,
): Promise<boolean> {
  const [opened] = await orm
    .insert(pageCase)
    .values({ ...page, status: 'waiting' })
    .onConflictDoNothing()
    .returning({ id: pageCase.id })
  if (opened) await orm.insert(pageCaseEvent).values({ ...why, case: opened.id, arrow: event })
  return opened !== undefined
}
