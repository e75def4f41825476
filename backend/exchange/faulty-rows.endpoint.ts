import { z } from '@hono/zod-openapi'
import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { translate } from '../../locales/index.ts'
import type { Locale } from '../../locales/locale.ts'
import type { Cell, WrittenCell } from '../../schemas/exchange/cell.ts'
import { cellText } from '../../schemas/exchange/cell-text.ts'
import { headNames } from '../../schemas/exchange/guess-columns.ts'
import { exchangeRow } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { fileAnswer } from '../kit/http/file-answer.ts'
import { faultText } from './fault-text.ts'
import { bringAccess, importPath, oneImport, ownImport } from './own-import.ts'
import { beginOf, type ImportRow } from './rows/imported-rows.ts'
import { subjectOf } from './rows/subjects.ts'
import { type TablePages, tableBytes, tableFile, tableFormats } from './table-file.ts'

const pageRows = 500

/** A cell as it was, so that what was right stays right. */
function sameCell(cell: Cell | undefined): WrittenCell {
  if (cell === undefined) return undefined
  if (typeof cell === 'object' && 'date' in cell && cell.date.length === 10) return { date: cell.date }
  return cellText(cell)
}

/** The faulty rows with their columns, and a last one that says what is wrong. */
async function* faultyRows(orm: Orm, row: ImportRow, locale: Locale): TablePages {
  const { definition } = subjectOf(row.subject)
  const { fields } = row.settings.columns
  const names = headNames(beginOf(row), row.settings.columns)
  const labelOf = (field: string | null | undefined) =>
    field ? (definition.fields[field]?.label[locale] ?? field) : ''
  const width = Math.max(
    row.settings.width ?? 0,
    fields.length,
    names.length,
    ...row.begin.map(({ texts }) => texts.length),
  )
  const columns = Array.from({ length: width }, (_, index) => index)
  yield [
    [...columns.map((index) => names[index] || labelOf(fields[index])), translate(locale)('exchange:why')],
  ]
  let after = 0
  let heading: WrittenCell[] | undefined
  for (;;) {
    const page = await orm
      .select()
      .from(exchangeRow)
      .where(
        and(
          eq(exchangeRow.import, row.id),
          inArray(exchangeRow.outcome, ['fault', 'heading']),
          gt(exchangeRow.at, after),
        ),
      )
      .orderBy(asc(exchangeRow.at))
      .limit(pageRows)
    const rows: WrittenCell[][] = []
    for (const { cells, faults, outcome } of page) {
      const same = columns.map((index) => sameCell(cells?.[index]))
      if (outcome === 'heading') {
        heading = same
        continue
      }
      // Without its heading a row would belong to another one.
      if (heading) rows.push(heading)
      heading = undefined
      rows.push([
        ...same,
        (faults ?? [])
          .map((fault) => {
            const field = fault.field === undefined ? undefined : definition.fields[fault.field]
            const cell = cells?.[fields.indexOf(fault.field ?? null)]
            return [labelOf(fault.field), faultText(fault, { field, cell }, locale)]
              .filter(Boolean)
              .join(': ')
          })
          .join(' '),
      ])
    }
    if (rows.length > 0) yield rows
    if (page.length < pageRows) return
    after = page.at(-1)?.at ?? after
  }
}

export const faultyRowsFile = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: `${importPath}/faults/{format}`,
  summary:
    'The rows of an import that have faults as a table, with a column that says what is wrong: it can be mended and brought again',
  access: bringAccess,
  limits: [{ per: 'person', times: 60, seconds: 3600 }],
  params: oneImport.extend({ format: z.enum(tableFormats).describe('The kind of file.') }),
  answer: fileAnswer('*/*'),
  act: async ({ orm, params, member, locale }) => {
    const row = await ownImport(orm, member, params.id)
    const { format } = params
    const title = translate(locale)('exchange:faultyRows')
    return tableFile(tableBytes(faultyRows(orm, row, locale), format, title), `${row.subject}-rows`, format)
  },
})
