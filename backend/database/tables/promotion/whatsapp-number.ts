import { date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import areaOfNumbers, { type WhatsappNumber } from '../../../../schemas/areas/whatsapp-numbers.ts'
import { areaIndexes, searchedColumn } from '../../../kit/database/area-indexes.ts'
import { hours, rowColumns, type Texts, texts } from '../../../kit/tables/columns.ts'
import { ofCompany } from '../../../kit/tables/company.ts'

/** Numbers at which branches answer by WhatsApp. */
export const whatsappNumber = pgTable(
  'whatsapp_number',
  {
    company: ofCompany(),
    code: text().notNull(),
    position: integer().notNull(),
    cabinet: text().notNull(),
    number: text().notNull(),
    place: text().$type<WhatsappNumber['place']>().notNull(),
    text: texts(),
    closedText: jsonb('closed_text').$type<Texts>(),
    hours: hours(),
    ...rowColumns(),
    searched: searchedColumn(areaOfNumbers),
  },
  (table) => [primaryKey({ columns: [table.company, table.code] }), ...areaIndexes(areaOfNumbers, table)],
)

/** How many people have opened the chat of a number on a day of the clinic's calendar, by the place of its button. */
export const whatsappOpening = pgTable(
  'whatsapp_opening',
  {
    company: ofCompany(),
    day: date().notNull(),
    /** The code of the number's row, which may be gone. */
    number: text().notNull(),
    place: text({ enum: ['contacts', 'booking'] }).notNull(),
    people: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company, table.day, table.number, table.place] }),
    index('whatsapp_opening_by_day').on(table.day),
  ],
)
