import { z } from '@hono/zod-openapi'
import { and, eq, gt } from 'drizzle-orm'
import { pageDecision, pageDecisionBody } from '../../schemas/api/page-case.ts'
import { needsReason, type PageCaseEvent } from '../../schemas/page-cases/page-case.case.ts'
import { pageCase, pageCaseEvent } from '../database/tables/index.ts'
import { moveRow, stateChanged } from '../kit/cases/move-case.ts'
import { lockCompany } from '../kit/company/lock-company.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { allChanged } from '../kit/events/changed.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { rowNumber } from '../kit/input/query.ts'
import { pageCases } from '../shared/shown/page-cases.case.ts'
import { shownOf } from '../shared/shown/shown-of.ts'
import { notifyClinic } from './notify-clinic.ts'

/** The events of a page since the one that a moderator has read. */
async function eventsSince(orm: Orm, id: number, version: number): Promise<PageCaseEvent[]> {
  const rows = await orm
    .selectDistinct({ arrow: pageCaseEvent.arrow })
    .from(pageCaseEvent)
    .where(and(eq(pageCaseEvent.case, id), gt(pageCaseEvent.id, version)))
  return rows.map(({ arrow }) => arrow)
}

/**
 * A moderator's decision. 409 `STATE_CHANGED` if it was decided already, or corrected since the moderator has read it. 409 `CONFLICT` if the
 * page is to be kept and a report has come since, which is not a move to another state; no other decision waits for the reading of reports:
 * otherwise they could delay taking a page down for ever.
 */
export const decidePage = defineCall({
  method: 'post',
  service: 'w-front',
  path: '/v1/moderation/pages/{case}/decision',
  summary: 'Keeps a page, takes it down, leaves it down or puts it back, and tells its clinic why',
  access: 'moderator',
  limits: [{ per: 'person', times: 600, seconds: 3600 }],
  params: z.object({ case: rowNumber.describe('Number of the case.') }),
  body: pageDecisionBody,
  answer: pageDecision,
  act: async ({ body: { DECISION, VERSION, REASON, REASON_TEXT }, params, person, transaction }) =>
    transaction(async (orm) => {
      const [found] = await orm.select().from(pageCase).where(eq(pageCase.id, params.case))
      if (!found) return undefined
      await lockCompany(orm, found.company)
      await orm.select({ id: pageCase.id }).from(pageCase).where(eq(pageCase.id, found.id)).for('update')
      const unread = await eventsSince(orm, found.id, VERSION)
      if (unread.some((event) => event !== 'report')) throw await stateChanged(orm, pageCases, found.id)
      if (DECISION === 'keep' && unread.length > 0) throw new ApiError('CONFLICT')
      const why = needsReason(DECISION) ? { reason: REASON, details: { text: REASON_TEXT } } : {}
      const mover = { by: 'moderator', account: person.account.id } as const
      const moved = await moveRow(orm, pageCases, DECISION, found.id, { ...mover, ...why })
      if (DECISION === 'takeDown' || DECISION === 'putBack')
        await allChanged(orm, await shownOf(orm, found.company))
      if (needsReason(DECISION))
        await notifyClinic(orm, moved, { isHidden: true, reason: REASON, text: REASON_TEXT })
      if (DECISION === 'putBack') await notifyClinic(orm, moved, { isHidden: false })
      return { CASE_ID: moved.id, STATUS: moved.status }
    }),
})
