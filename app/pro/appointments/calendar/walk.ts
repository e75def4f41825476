/** A stop of the arrow keys: a visit or a free time, by its place. */
export type Stop = { column: number; at: number; lane: number }

export type Way = 'up' | 'down' | 'left' | 'right' | 'first' | 'last'

/** The stop that is nearest to a minute, the earlier of two. */
const nearest = (stops: readonly Stop[], at: number): Stop | undefined =>
  stops.toSorted((one, other) => Math.abs(one.at - at) - Math.abs(other.at - at) || one.at - other.at)[0]

/**
 * The item that an arrow key moves to. Up/down: the neighbour in the same column; left/right: the nearest in time in the next non-empty
 * column; first/last: the ends of the column. Undefined at the edge.
 */
export function nextStop(stops: readonly Stop[], from: Stop, way: Way): Stop | undefined {
  const beside = stops
    .filter(({ column }) => column === from.column)
    .sort((one, other) => one.at - other.at || one.lane - other.lane)
  if (way === 'first') return beside[0]
  if (way === 'last') return beside.at(-1)
  if (way === 'up' || way === 'down') return beside[beside.indexOf(from) + (way === 'up' ? -1 : 1)]
  const others = [...new Set(stops.map(({ column }) => column))]
    .filter((column) => (way === 'left' ? column < from.column : column > from.column))
    .sort((one, other) => one - other)
  const column = way === 'left' ? others.at(-1) : others[0]
  return nearest(
    stops.filter((stop) => stop.column === column),
    from.at,
  )
}
