import { and, eq } from 'drizzle-orm'
import { pageAgainBody, pageDecision } from '../../schemas/api/page-case.ts'
import { publishAccess } from '../clinic-site/index.ts'
import { pageCase } from '../database/tables/index.ts'
import { moveRow } from '../kit/cases/move-case.ts'
import { place } from '../kit/company/place.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { rowNumber } from '../kit/input/query.ts'
import { pageCases } from '../shared/shown/page-cases.case.ts'

/** The clinic has mended a page that was taken down, and asks a moderator to look again. */
export const mendedPage = defineCall({
  method: 'post',
  service: 'w-business',
  path: '/{companyCode}/{cabinetCode}/taken_down/{case}/again',
  summary: 'Asks moderators to look again at a page that they have taken down, with what was mended',
  access: publishAccess,
  limits: [{ per: 'person', times: 30, seconds: 3600 }],
  params: place.extend({ case: rowNumber.describe('Number of the case.') }),
  body: pageAgainBody,
  answer: pageDecision,
  act: async ({ member, person, params, body: { TEXT }, transaction }) =>
    transaction(async (orm) => {
      const own = and(eq(pageCase.id, params.case), eq(pageCase.company, member.company))
      const [found] = await orm.select().from(pageCase).where(own)
      if (!found) return undefined
      const move = { by: 'clinic', account: person.account.id, details: { text: TEXT } } as const
      const moved = await moveRow(orm, pageCases, 'again', found.id, move)
      return { CASE_ID: moved.id, STATUS: moved.status }
    }),
})
