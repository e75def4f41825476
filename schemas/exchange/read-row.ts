import type { Cell, SheetRow } from './cell.ts'
import type { ExchangeDefinition, ExchangeField } from './define-exchange.ts'
import type { Columns } from './guess-columns.ts'
import { totalAt } from './headings.ts'
import { type CellProblem, type Reader, saysNothing, type Way } from './kind.ts'

/** A cell that has no value, by its field. */
export type RowProblem = { field: string; code: CellProblem }

/** The values of a row by field, and what is wrong with it. */
export type ReadRow = { value: Record<string, unknown>; problems: RowProblem[] }

/** A row that says a field for the rows below it, and its text. */
export type Heading = { field: string; text: string }

/** What the columns are, and how those are meant of which it is not clear. */
export type ColumnChoice = {
  fields: Columns['fields']
  ways: Readonly<Record<string, Way | undefined>>
}

function readCell(cell: Cell, { kind }: ExchangeField, reader: Reader, way: Way | undefined) {
  return typeof cell === 'object' && 'fault' in cell ? { problem: cell.fault } : kind.read(cell, reader, way)
}

/** The value that a heading above a row says, by its field. */
function readHeading({ fields }: ExchangeDefinition, { field, text }: Heading, reader: Reader): ReadRow {
  const known = fields[field]
  const read = known && readCell(text, known, reader, undefined)
  if (!read) return { value: {}, problems: [] }
  return 'problem' in read
    ? { value: {}, problems: [{ field, code: read.problem }] }
    : { value: { [field]: read.value }, problems: [] }
}

/** A row with the total of others is no thing, whatever else it says. */
function totalProblem({ fields }: ColumnChoice, row: SheetRow): RowProblem | undefined {
  const at = totalAt(row)
  const field = at === undefined ? undefined : (fields[at] ?? fields.find((name) => name !== null))
  return field ? { field, code: 'total' } : undefined
}

/** Reads a row, below a heading if the table has any. An empty cell says nothing: the field stays as it is. */
export function readRow(
  definition: ExchangeDefinition,
  columns: ColumnChoice,
  row: SheetRow,
  reader: Reader,
  heading?: Heading,
): ReadRow {
  const { cells } = row
  const total = totalProblem(columns, row)
  if (total) return { value: {}, problems: [total] }
  const { fields } = definition
  const { value, problems } = heading
    ? readHeading(definition, heading, reader)
    : { value: {}, problems: [] as RowProblem[] }
  const also: { field: string; values: Record<string, unknown> }[] = []
  for (const [index, name] of columns.fields.entries()) {
    const field = name === null ? undefined : fields[name]
    const cell = cells[index]
    if (name === null || !field || cell === undefined || saysNothing(cell)) continue
    const read = readCell(cell, field, reader, columns.ways[name])
    if ('problem' in read) problems.push({ field: name, code: read.problem })
    else if (field.whole) also.push({ field: name, values: read.value as Record<string, unknown> })
    else value[name] = read.value
    if ('also' in read && read.also) also.push({ field: name, values: read.also })
  }
  for (const { field, values } of also)
    for (const [name, one] of Object.entries(values))
      if (value[name] === undefined) value[name] = one
      else if (value[name] !== one) problems.push({ field, code: 'contradiction' })
  const isFaulty = (name: string) =>
    problems.some(({ field }) => field === name || fields[field]?.whole?.includes(name))
  for (const [name, { isRequired }] of Object.entries(fields))
    if (isRequired && value[name] === undefined && !isFaulty(name))
      problems.push({ field: name, code: 'required' })
  return { value, problems }
}
