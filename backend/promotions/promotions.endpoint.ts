import { z } from '@hono/zod-openapi'
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import { paged } from '../../schemas/api/paged.ts'
import { promotion as promotionShape } from '../../schemas/api/promotion.ts'
import { tags } from '../../schemas/tags.ts'
import { company, promotedPrice, promotion, service } from '../database/tables/index.ts'
import { isVisible, nextChange } from '../kit/area/visible-rows.ts'
import { isShown } from '../kit/company/is-shown.ts'
import { prepared } from '../kit/database/prepared.ts'
import { readColumns } from '../kit/database/read-columns.ts'
import { defineEndpoint } from '../kit/http/endpoint.ts'
import { wholeList } from '../kit/input/paging.ts'
import { nested, requestText } from '../kit/input/query.ts'
import { imageAnswer } from '../shared/answers/image-answer.ts'
import { localize, localizeOptional } from '../shared/answers/localize.ts'
import { nextPromotedChange } from '../shared/shown/next-promoted-change.ts'

/**
 * The prices of a company that hold now, with their promotions and services as visitors see them, the one that ends first before others. A company
 * without any is one row with nothing in it, which says when one begins.
 */
const runningOf = prepared('promotions', (orm) =>
  orm
    .select({
      price: promotedPrice,
      promotion: readColumns(promotion),
      name: service.name,
      nextPrice: nextPromotedChange,
      nextChange: nextChange(service, eq(service.company, sql.placeholder('company'))),
    })
    .from(company)
    .leftJoin(
      promotedPrice,
      and(
        eq(promotedPrice.company, company.code),
        lte(promotedPrice.startsAt, sql`now()`),
        gt(promotedPrice.endsAt, sql`now()`),
      ),
    )
    .leftJoin(
      promotion,
      and(
        eq(promotion.company, promotedPrice.company),
        eq(promotion.code, promotedPrice.promotion),
        eq(promotion.status, 'shown'),
      ),
    )
    .leftJoin(
      service,
      and(
        eq(service.company, promotedPrice.company),
        eq(service.code, promotedPrice.service),
        isVisible(service),
      ),
    )
    .where(and(eq(company.code, sql.placeholder('company')), isShown))
    .orderBy(asc(promotion.to), asc(promotion.code), asc(service.position), asc(promotedPrice.cabinet)),
)

type Row = Awaited<ReturnType<ReturnType<typeof runningOf>['execute']>>[number]
type Running = { [Part in 'price' | 'promotion' | 'name']: NonNullable<Row[Part]> }

const isRunning = (row: Row): row is Row & Running =>
  row.price !== null && row.promotion !== null && row.name !== null

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
    const found = await runningOf(orm).execute(filter)
    for (const next of [found[0]?.nextPrice, found[0]?.nextChange]) if (next) expires(next)
    const rows = found.filter(isRunning)
    const byPromotion = [...Map.groupBy(rows, (row) => row.promotion.code).values()]
    return wholeList(
      byPromotion.flatMap(([first, ...rest]) => (first ? promotionAnswer([first, ...rest], first) : [])),
    )
  },
})
