import { date, index, integer, jsonb, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import areaOfPromotions, { type Promotion } from '../../../schemas/areas/promotion.ts'
import { areaIndexes, searchedColumn } from '../../kit/database/area-indexes.ts'
import { image, instant, rowColumns, scheduledColumns, texts } from '../../kit/tables/columns.ts'
import { ofCompany } from '../../kit/tables/company.ts'

/** Promotions as the clinic has written them (R97). */
export const promotion = pgTable(
  'promotion',
  {
    company: ofCompany(),
    code: text().notNull(),
    title: texts().notNull(),
    text: texts(),
    image: image(),
    /** The first and the last day, by the clock of each branch. */
    from: date('first_day').notNull(),
    to: date('last_day').notNull(),
    percent: integer(),
    services: jsonb().$type<Promotion['services']>().notNull(),
    doctors: jsonb().$type<string[]>(),
    cabinets: jsonb().$type<string[]>(),
    terms: texts(),
    ...scheduledColumns(),
    ...rowColumns(),
    searched: searchedColumn(areaOfPromotions),
  },
  (table) => [primaryKey({ columns: [table.company, table.code] }), ...areaIndexes(areaOfPromotions, table)],
)

const amount = (name: string) => numeric(name, { precision: 14, scale: 2, mode: 'number' }).notNull()

/**
 * The prices that promotions make, one for each service and branch: of those to come, those that hold, and those that held in the last
 * months, whatever became of the promotion. A price that holds is never deleted, but ends (`backend/promotions`).
 */
export const promotedPrice = pgTable(
  'promoted_price',
  {
    company: ofCompany(),
    /** Codes of a promotion, a service and a branch, which may be gone; the branch is empty in a company without any. */
    promotion: text().notNull(),
    service: text().notNull(),
    cabinet: text().notNull(),
    /** The doctors whom it is for; null is all of them but `except`. */
    doctors: text().array(),
    except: text().array().notNull(),
    before: amount('price_before'),
    now: amount('price_now'),
    currency: text().notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'promoted_price_key',
      columns: [table.company, table.promotion, table.service, table.cabinet, table.startsAt],
    }),
    index('promoted_price_by_end').on(table.company, table.endsAt),
  ],
)
