import { z } from '@hono/zod-openapi'
import { and, eq, gt, ne } from 'drizzle-orm'
import { pageDecision, pageDecisionBody } from '../../schemas/api/page-case.ts'
import { needsReason } from '../../schemas/page-cases/page-case.ts'
import { pageCase, pageCaseEvent } from '../database/tables/index.ts'
import { lockCompany } from '../kit/company/lock-company.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { moveCase } from '../shared/shown/move-case.ts'
import { notifyClinic } from './notify-clinic.ts'

/**
 * A moderator's decision. 409 if it was decided already, or corrected since the moderator has read it. A report that has come since
 * prevents the decision to keep the page, but no other: otherwise reports could delay taking a page down for ever.
 */
export const decidePage = defineCall({
  method: 'post',
  service: 'w-front',
  path: '/v1/moderation/pages/{case}/decision',
  summary: 'Keeps a page, takes it down, leaves it down or puts it back, and tells its clinic why',
  access: 'moderator',
  limits: [{ per: 'person', times: 600, seconds: 3600 }],
  params: z.object({ case: z.coerce.number().int().min(1).max(2_147_483_647) }),
  body: pageDecisionBody,
  answer: pageDecision,
  act: async ({ body: { DECISION, VERSION, REASON, REASON_TEXT }, params, person, transaction }) =>
    transaction(async (orm) => {
      const [found] = await orm.select().from(pageCase).where(eq(pageCase.id, params.case))
      if (!found) return undefined
      await lockCompany(orm, found.company)
      await orm.select({ id: pageCase.id }).from(pageCase).where(eq(pageCase.id, found.id)).for('update')
      const [unread] = await orm
        .select({ id: pageCaseEvent.id })
        .from(pageCaseEvent)
        .where(
          and(
            eq(pageCaseEvent.case, found.id),
            gt(pageCaseEvent.id, VERSION),
            DECISION === 'keep' ? undefined : ne(pageCaseEvent.arrow, 'report'),
          ),
        )
        .limit(1)
      if (unread) throw new ApiError('CONFLICT')
      const why = needsReason(DECISION) ? { reason: REASON, text: REASON_TEXT } : {}
      const moved = await moveCase(orm, found, DECISION, { ...why, by: person.account.id })
      if (!moved) throw new ApiError('CONFLICT')
      if (needsReason(DECISION))
        await notifyClinic(orm, moved, { isHidden: true, reason: REASON, text: REASON_TEXT })
      if (DECISION === 'putBack') await notifyClinic(orm, moved, { isHidden: false })
      return { CASE_ID: moved.id, STATUS: moved.status }
    }),
})
