import type { AreaRow } from '../../../schemas/api/area.ts'

/** The rows to render, as a table or as cards. */
export type RowsProps = {
  rows: readonly AreaRow[]
  /** Position of the first of them in the complete list, counted from 0. */
  start: number
  total: number
  nameOf: (row: AreaRow) => string
  /** The path of a row, without the language. */
  hrefOf: (code: string) => string
  /** Moves a row to another position of the complete list; absent if the order may not be changed. */
  onMove: ((code: string, to: number) => void) | undefined
}
