import { and, asc, gt } from 'drizzle-orm'
import type { ExchangeDefinition } from '../../../schemas/exchange/define-exchange.ts'
import type { Row, Value } from '../../kit/area/area.ts'
import { rowsOf } from '../../kit/area/area-root.ts'
import { readColumns } from '../../kit/database/read-columns.ts'
import { defineExport } from '../../kit/exchange/define-export.ts'
import { areaOf } from './area-of.ts'

type AreaExport = {
  area: string
  definition: ExchangeDefinition
  /** The fields of a table that stored values are. */
  tableOf(stored: Value): Record<string, unknown>
}

const pageRows = 500

/** Exports the rows of an area that belong to the company, hidden ones too, in the order in which they were added. */
export const exportArea = ({ area: name, definition, tableOf }: AreaExport) =>
  defineExport({
    definition,
    pages: async function* (orm, { company }) {
      const area = areaOf(name)
      const { table, columns } = area
      let after = ''
      for (;;) {
        const rows: Row[] = await orm
          .select(readColumns(table))
          .from(table)
          .where(and(rowsOf(area, company), gt(columns.code, after)))
          .orderBy(asc(columns.code))
          .limit(pageRows)
        if (rows.length > 0) yield rows.map((row) => tableOf(area.read(row)))
        if (rows.length < pageRows) return
        after = String(rows.at(-1)?.code ?? after)
      }
    },
  })
