import type { DayClose } from '../../../../schemas/api/visit.ts'

type Row = DayClose['ROWS'][number]

/** The rows of a day close by doctor: what one has done in several branches together, those with the most first. */
export function byDoctor(rows: readonly Row[]): Row[] {
  const found = new Map<string, Row>()
  for (const row of rows) {
    const known = found.get(row.SPECIALIST_CODE)
    found.set(
      row.SPECIALIST_CODE,
      known
        ? {
            ...known,
            BOOKED: known.BOOKED + row.BOOKED,
            CAME: known.CAME + row.CAME,
            TOTAL: known.TOTAL + row.TOTAL,
            UNPAID: known.UNPAID + row.UNPAID,
          }
        : row,
    )
  }
  return [...found.values()].sort((one, other) => other.BOOKED - one.BOOKED)
}
