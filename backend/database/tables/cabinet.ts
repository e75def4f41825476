import { doublePrecision, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import areaOfCabinets from '../../../schemas/areas/cabinets.ts'
import type { BookingRules } from '../../../schemas/booking/booking-rules.ts'
import { areaIndexes, searchedColumn } from '../../kit/database/area-indexes.ts'
import { hours, rowColumns, type StoredImage, strings, texts } from '../../kit/tables/columns.ts'
import { ofCompany } from '../../kit/tables/company.ts'

export const cabinet = pgTable(
  'cabinet',
  {
    company: ofCompany(),
    code: text().notNull(),
    position: integer().notNull(),
    name: texts().notNull(),
    address: texts(),
    /** A district of the city (`schemas/reference/districts.ts`). */
    district: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    phones: strings(),
    hours: hours(),
    timezone: text().notNull(),
    /** Lists show the first picture. */
    photos: jsonb().$type<StoredImage[]>().notNull().default([]),
    /** Rules for online booking; missing ones are those of `defaultBookingRules`. */
    booking: jsonb().$type<Partial<BookingRules>>(),
    ...rowColumns(),
    searched: searchedColumn(areaOfCabinets),
  },
  (table) => [primaryKey({ columns: [table.company, table.code] }), ...areaIndexes(areaOfCabinets, table)],
)
