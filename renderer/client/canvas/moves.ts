/** Puts `id` directly before another one, or last without `before`. */
export type Move = { id: string; before?: string }

/**
 * The moves that turn one order into another; new ones are moved to their places too, removed ones are not among the moves. One block that
 * has moved is one move, in both directions.
 */
export function movesOf(now: readonly string[], wanted: readonly string[]): Move[] {
  const stays = new Set(wanted)
  const placed = new Set<string>()
  const moves: Move[] = []
  let index = 0
  const isInTheWay = (id: string, target: string) =>
    // The block is removed, or has been moved up, or will be moved down.
    !stays.has(id) || placed.has(id) || now[index + 1] === target
  for (const id of wanted) {
    let next = now[index]
    while (next !== undefined && next !== id && isInTheWay(next, id)) next = now[++index]
    if (next === id) index++
    else moves.push({ id, ...(next !== undefined && { before: next }) })
    placed.add(id)
  }
  return moves
}
