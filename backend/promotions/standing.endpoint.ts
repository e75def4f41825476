import { and, eq, inArray } from 'drizzle-orm'
import { problemMessage } from '../../locales/problems.ts'
import { type PromotionState, promotionStanding } from '../../schemas/api/promotion.ts'
import { calendarDate } from '../../schemas/formats/zone.ts'
import { promote } from '../../schemas/promotions/promote.ts'
import { company, promotion, service } from '../database/tables/index.ts'
import { place } from '../kit/company/place.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { localizeOptional } from '../shared/answers/localize.ts'
import { readPromoted } from './promoted-rows.ts'
import { readBranches, readServices } from './read-facts.ts'
import { ruledPromotion } from './write-promoted.ts'

type Row = typeof promotion.$inferSelect

/** By the clock of the company; its branches may be some hours before or after. */
function stateOf({ status, from, to }: Row, today: string): PromotionState {
  if (to < today) return 'ended'
  if (status !== 'shown') return 'hidden'
  return from > today ? 'upcoming' : 'running'
}

export const standingOfPromotions = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/promotion_standing',
  summary:
    'Which promotions run, and what keeps their prices from visitors: a price that has changed, a hidden service',
  access: { section: 'promotion', action: 'read' },
  params: place,
  answer: promotionStanding,
  act: async ({ orm, member, locale }) => {
    const code = member.company
    const [own] = await orm.select({ timezone: company.timezone }).from(company).where(eq(company.code, code))
    const rows = await orm.select().from(promotion).where(eq(promotion.company, code))
    if (!own || rows.length === 0) return { PROMOTIONS: {} }
    const now = new Date()
    const today = calendarDate(now, own.timezone)
    const codes = rows.flatMap((row) => row.services.map((line) => line.service))
    const services = await readServices(orm, code, codes)
    const names = new Map(
      codes.length === 0
        ? []
        : (
            await orm
              .select({ code: service.code, name: service.name })
              .from(service)
              .where(and(eq(service.company, code), inArray(service.code, [...new Set(codes)])))
          ).map((one) => [one.code, one.name]),
    )
    const branches = await readBranches(orm, code)
    const stored = await readPromoted(orm, code)
    const standing = rows.map((row) => {
      const state = stateOf(row, today)
      const others = stored.filter((one) => one.promotion !== row.code)
      const ruled = ruledPromotion(row)
      const { problems } =
        state === 'ended' ? { problems: [] } : promote(ruled, { services, branches, others, now })
      const faults = [
        ...problems,
        ...(state !== 'ended' && row.services.length === 0
          ? [{ path: [], code: 'promotionEmpty' as const, params: {} }]
          : []),
      ]
      return [
        row.code,
        {
          STATE: state,
          FAULTS: faults.map((problem) => {
            const line = ruled.services[Number(problem.path[1])]
            return {
              ...localizeOptional('SERVICE', line && names.get(line.service)),
              TEXT: problemMessage(problem, locale),
            }
          }),
        },
      ] as const
    })
    return { PROMOTIONS: Object.fromEntries(standing) }
  },
})
