import type { AreaRow } from '../../../schemas/api/area.ts'

/** What is drawn of a list, as a table or in cards. */
export type DrawnRows = {
  rows: readonly AreaRow[]
  /** Place of the first of them in the whole list, counted from 0. */
  start: number
  total: number
  nameOf: (row: AreaRow) => string
  /** The way to a row, without the language. */
  hrefOf: (code: string) => string
  /** Puts a row at another place of the whole list; absent where the order may not be changed. */
  onMove: ((code: string, to: number) => void) | undefined
}
