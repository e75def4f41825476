/** Processor time is counted in steps of some milliseconds, so shorter work is repeated until it takes this many. */
const atLeast = 20

/** The processor time of one run of `work`, in ms. */
function timeOf(work: () => void): number {
  const begun = process.threadCpuUsage()
  for (let runs = 1; ; runs += 1) {
    work()
    const { user, system } = process.threadCpuUsage(begun)
    const spent = (user + system) / 1000
    if (spent >= atLeast) return spent / runs
  }
}

/**
 * The processor time of work in ms: the least of up to three measurements, the first below `enough` if there is one. Other work of the machine
 * takes none of it, but may empty the processor's caches, so the quickest run is the best measure.
 */
export function quickest(work: () => void, enough: number): number {
  let least = Number.POSITIVE_INFINITY
  for (let run = 0; run < 3 && least >= enough; run += 1) least = Math.min(least, timeOf(work))
  return least
}

/**
 * Whether the processor time of `work` grows with its size, and not with its square: the time for the larger size is far below the square of
 * the step between both, however busy the machine is. The sizes are at least ten times apart.
 */
export function growsWithSize(work: (size: number) => void, from: number, to: number): boolean {
  const small = Math.max(
    5,
    quickest(() => work(from), 0),
  )
  const bound = small * (to / from) ** 1.7
  return quickest(() => work(to), bound) < bound
}
