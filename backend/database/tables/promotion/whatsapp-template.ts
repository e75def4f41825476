import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import areaOfTemplates from '../../../../schemas/areas/whatsapp-templates.ts'
import { areaIndexes, searchedColumn } from '../../../kit/database/area-indexes.ts'
import { rowColumns, texts } from '../../../kit/tables/columns.ts'
import { ofCompany } from '../../../kit/tables/company.ts'

/** Messages that a clinic writes to its patients in WhatsApp. */
export const whatsappTemplate = pgTable(
  'whatsapp_template',
  {
    company: ofCompany(),
    code: text().notNull(),
    position: integer().notNull(),
    name: texts().notNull(),
    text: texts().notNull(),
    ...rowColumns(),
    searched: searchedColumn(areaOfTemplates),
  },
  (table) => [primaryKey({ columns: [table.company, table.code] }), ...areaIndexes(areaOfTemplates, table)],
)
