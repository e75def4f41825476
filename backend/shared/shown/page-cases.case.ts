import { desc, eq } from 'drizzle-orm'
import { type PageCaseEvent, pageCaseDefinition } from '../../../schemas/page-cases/page-case.case.ts'
import type { PageKind, PageReason } from '../../../schemas/page-cases/page-case.ts'
import { pageCase, pageCaseEvent } from '../../database/tables/index.ts'
import { type CaseHistory, serveCase } from '../../kit/cases/case-server.ts'

export type PageCase = typeof pageCase.$inferSelect

/** A page that moderators judge; `code` is the slug of an article, otherwise the code of the company. */
export type JudgedPage = { kind: PageKind; company: string; code: string }

const moverOf = (event: PageCaseEvent) =>
  event === 'first' ? 'clinic' : (pageCaseDefinition.arrows[event].by[0] ?? 'moderator')

/** The history of pages has a reason of a list, words beside it, and the address of a reporter without an account. */
const history: CaseHistory = {
  keep: (orm, moves) =>
    orm.insert(pageCaseEvent).values(
      moves.map(({ row, arrow, account, reason, details: { text, email } }) => ({
        case: Number(row),
        arrow: arrow as PageCaseEvent,
        reason: reason as PageReason | null,
        text,
        email,
        by: account,
      })),
    ),
  last: async (orm, row) => {
    const [last] = await orm
      .select({ arrow: pageCaseEvent.arrow, at: pageCaseEvent.at })
      .from(pageCaseEvent)
      .where(eq(pageCaseEvent.case, Number(row)))
      .orderBy(desc(pageCaseEvent.id))
      .limit(1)
    return last && { by: moverOf(last.arrow), at: last.at }
  },
}

/** Moves of a page that moderators judge. */
export const pageCases = serveCase({
  definition: pageCaseDefinition,
  table: pageCase,
  key: pageCase.id,
  state: pageCase.status,
  since: pageCase.since,
  history,
})
