/** A stretch from one minute of the day to another; more than 1440 is the next day. */
export type Stretch = { from: number; until: number }

/** The lane of an item among parallel lanes, so that items at the same time do not cover each other. */
export type Laid<T> = T & { lane: number; lanes: number }

/**
 * Lanes for items that may overlap, in order of time: each takes the first free lane, and items that are connected by overlaps have equally
 * many lanes.
 */
export function layOut<T extends Stretch>(stretches: readonly T[]): Laid<T>[] {
  const ordered = stretches.toSorted((one, other) => one.from - other.from || other.until - one.until)
  const laid: Laid<T>[] = []
  /** Where each lane of the group that is being laid out ends. */
  let ends: number[] = []
  let group: Laid<T>[] = []
  const close = () => {
    for (const one of group) one.lanes = ends.length
    laid.push(...group)
    group = []
    ends = []
  }
  for (const stretch of ordered) {
    if (group.length > 0 && ends.every((end) => end <= stretch.from)) close()
    const free = ends.findIndex((end) => end <= stretch.from)
    const lane = free < 0 ? ends.length : free
    ends[lane] = stretch.until
    group.push({ ...stretch, lane, lanes: 1 })
  }
  close()
  return laid
}

const touches = (one: Stretch, other: Stretch): boolean => one.from < other.until && other.from < one.until

/** The possible beginnings of a visit of one step: a grid from the beginning of each open stretch, without taken times. */
export const freeStarts = (open: readonly Stretch[], step: number, taken: readonly Stretch[]): number[] =>
  open.flatMap(({ from, until }) => {
    const starts: number[] = []
    for (let at = from; at + step <= until; at += step)
      if (!taken.some((one) => touches(one, { from: at, until: at + step }))) starts.push(at)
    return starts
  })
