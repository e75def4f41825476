import type { Cell } from './cell.ts'
import { type CellKind, type Reader, saysNothing, type Way } from './kind.ts'

/** What was seen of a column so far: of each way, how many cells it alone cannot read; and a cell that two ways read differently. */
export type WaysSeen = { unread: Partial<Record<Way, number>>; unclear?: Cell }

/** Looks at further cells of a column. */
export function seeWays(
  seen: WaysSeen,
  kind: CellKind<unknown>,
  cells: readonly (Cell | undefined)[],
  reader: Reader,
): WaysSeen {
  const ways = kind.ways ?? []
  const unread = { ...seen.unread }
  let { unclear } = seen
  if (ways.length === 0) return seen
  for (const cell of cells) {
    if (cell === undefined || saysNothing(cell)) continue
    const read = ways.map((way) => kind.read(cell, reader, way))
    const values = read.flatMap((one) => ('value' in one ? [JSON.stringify([one.value, one.also])] : []))
    if (values.length === 0) continue
    for (const [index, way] of ways.entries())
      if ('problem' in (read[index] ?? {})) unread[way] = (unread[way] ?? 0) + 1
    if (unclear === undefined && new Set(values).size > 1) unclear = cell
  }
  return { unread, ...(unclear !== undefined && { unclear }) }
}

/**
 * The way in which a column is meant, if that is clear: the only one that reads each cell that can be read, or any where all read the same.
 * Otherwise somebody has to say it.
 */
export function wayOf(
  { ways = [] }: CellKind<unknown>,
  { unread, unclear }: WaysSeen,
): { way: Way | undefined } | 'unclear' {
  const fitting = ways.filter((way) => !unread[way])
  if (fitting.length === 1 || unclear === undefined) return { way: fitting[0] ?? ways[0] }
  return 'unclear'
}
