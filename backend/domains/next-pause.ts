const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

type Asked = {
  /** The domain is the company's, and one of its hosts points here. */
  isOurs: boolean
  isHere: boolean
  /** Another company has it. */
  isTaken: boolean
  /** How long it has been asked for, or missing. */
  ageMs: number
}

/**
 * In how many milliseconds DNS is asked again: in a quarter of the time that has passed, at least a minute and at most six hours. A
 * domain that works is looked at once a day. After a week it is not asked any more for a domain that is not confirmed: undefined.
 */
export function nextPause({ isOurs, isHere, isTaken, ageMs }: Asked): number | undefined {
  if (isOurs && isHere && ageMs >= day) return day
  if (isTaken || (!isOurs && ageMs > 7 * day)) return undefined
  return ageMs > 7 * day ? day : Math.min(Math.max(ageMs / 4, minute), 6 * hour)
}
