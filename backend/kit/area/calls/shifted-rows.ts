/** A row and its position in the manual order; positions of neighbours need not be consecutive. */
export type Positioned = { code: string; position: number }

type Shift = {
  /** The row that gets the place next to position `from`. */
  code: string
  from: number
  /** The rows beyond that place, the nearest first. */
  rows: readonly Positioned[]
  /** 1 if they give way to the end of the list, -1 if to its beginning. */
  step: 1 | -1
}

/** The new position of a row, and of those that give way to it: up to the first gap. */
export function shiftedRows({ code, from, rows, step }: Shift): Positioned[] {
  let last = from + step
  const shifted = [{ code, position: last }]
  for (const row of rows) {
    if ((row.position - last) * step > 0) break
    last += step
    shifted.push({ code: row.code, position: last })
  }
  return shifted
}
