import { z } from '@hono/zod-openapi'
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import { paged } from '../../schemas/api/paged.ts'
import { promotion as promotionShape } from '../../schemas/api/promotion.ts'
import { tags } from '../../schemas/tags.ts'
import { company, promotedPrice, promotion, service } from '../database/tables/index.ts'
import { expireWithPeriods, isVisible } from '../kit/area/visible-rows.ts'
import { isShown } from '../kit/company/is-shown.ts'
import type { Orm } from '../kit/database/database.ts'
import { readColumns } from '../kit/database/read-columns.ts'
import { defineEndpoint } from '../kit/http/endpoint.ts'
import { wholeList } from '../kit/input/paging.ts'
import { nested, requestText } from '../kit/input/query.ts'
import { imageAnswer } from '../shared/answers/image-answer.ts'
import { localize, localizeOptional } from '../shared/answers/localize.ts'

/** The prices of a company that hold now, of services that visitors see, with their promotions, the one that ends first before others. */
const readRunning = (orm: Orm, code: string) =>
  orm
    .select({ price: promotedPrice, promotion: readColumns(promotion), name: service.name })
    .from(promotedPrice)
    .innerJoin(company, eq(company.code, promotedPrice.company))
    .innerJoin(
      promotion,
      and(eq(promotion.company, promotedPrice.company), eq(promotion.code, promotedPrice.promotion)),
    )
    .innerJoin(
      service,
      and(eq(service.company, promotedPrice.company), eq(service.code, promotedPrice.service)),
    )
    .where(
      and(
        eq(promotedPrice.company, code),
        isShown,
        eq(promotion.status, 'shown'),
        isVisible(service),
        lte(promotedPrice.startsAt, sql`now()`),
        gt(promotedPrice.endsAt, sql`now()`),
      ),
    )
    .orderBy(asc(promotion.to), asc(promotion.code), asc(service.position), asc(promotedPrice.cabinet))

/** When the next price of a company begins or ends; null if none does. */
export async function nextPriceChange(orm: Orm, code: string): Promise<Date | null> {
  const next = (at: typeof promotedPrice.startsAt | typeof promotedPrice.endsAt) =>
    sql`(select min(${at}) from ${promotedPrice} where ${and(eq(promotedPrice.company, code), gt(at, sql`now()`))})`
  const first = sql<Date | null>`least(${next(promotedPrice.startsAt)}, ${next(promotedPrice.endsAt)})`
  const [found] = await orm
    .select({
      at: first.mapWith((at: string) => promotedPrice.startsAt.mapFromDriverValue(at) as Date | null),
    })
    .from(sql`(select 1) as one`)
  return found?.at ?? null
}

type Running = Awaited<ReturnType<typeof readRunning>>[number]

function promotionAnswer(
  rows: readonly Running[],
  { promotion: row }: Running,
): z.infer<typeof promotionShape> {
  const byService = [...Map.groupBy(rows, ({ price }) => price.service).values()]
  return {
    PROMOTION_CODE: row.code,
    COMPANY_CODE: row.company,
    ...localize('TITLE', row.title),
    ...localizeOptional('TEXT', row.text),
    ...localizeOptional('TERMS', row.terms),
    IMAGE: row.image && imageAnswer(row.image),
    FROM: row.from,
    TO: row.to,
    SERVICES: byService.flatMap(([first, ...rest]) =>
      first
        ? {
            SERVICE_CODE: first.price.service,
            ...localize('NAME', first.name),
            PRICE_BEFORE: first.price.before,
            PRICE_NOW: first.price.now,
            CURRENCY: first.price.currency,
            PLACES: [first, ...rest].map(({ price }) => ({
              COMPANY_CABINET_CODE: price.cabinet || null,
              SPECIALISTS: price.doctors,
              EXCEPT: price.except,
            })),
          }
        : [],
    ),
  }
}

export const promotions = defineEndpoint({
  service: 'front',
  path: '/v1/promotions',
  summary: 'The promotions of a company that run now, with the prices before and now and where they hold',
  query: z.object({ filter: nested({ company: requestText }) }),
  answer: paged(promotionShape),
  read: async ({ orm, query: { filter }, tag, expires }) => {
    tag(tags.promotions(filter.company))
    tag(tags.services(filter.company))
    const rows = await readRunning(orm, filter.company)
    const next = await nextPriceChange(orm, filter.company)
    if (next) expires(next)
    if (rows.length > 0 || next)
      await expireWithPeriods(service, { orm, expires }, eq(service.company, filter.company))
    const byPromotion = [...Map.groupBy(rows, (row) => row.promotion.code).values()]
    return wholeList(
      byPromotion.flatMap(([first, ...rest]) => (first ? promotionAnswer([first, ...rest], first) : [])),
    )
  },
})
