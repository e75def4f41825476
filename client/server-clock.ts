/** A clock that is off by less is right enough: an answer may have been on its way for as long. In milliseconds. */
const toleranceMs = 60_000

/** How far the server's clock is ahead of the device's, in milliseconds. */
let ahead = 0
const listeners = new Set<() => void>()

/** Now by the server's clock, as the last answer gave it: the clock of a phone may be off by hours, or by a year. */
export const serverNow = (): Date => new Date(Date.now() + ahead)

/** Learns the server's clock from the header `Date` of an answer that has just come. */
export function learnClock(date: string | null): void {
  const found = Date.parse(date ?? '') - Date.now()
  if (Number.isNaN(found) || Math.abs(found - ahead) < toleranceMs) return
  ahead = Math.abs(found) < toleranceMs ? 0 : found
  for (const tell of listeners) tell()
}

/** Calls `tell` whenever the server's clock turns out to be another one; returns a function that ends it. */
export function onClockLearned(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
