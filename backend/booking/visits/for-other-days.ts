type VisitOfDays = {
  id: string
  /** Null for one without a card, whose money pays it alone. */
  patient: string | null
  /** What was paid for it at other visits of the patient; negative is what was paid at it for others. */
  CARRIED: number
}

/**
 * How much of the till's money of some days pays visits of other days: what was taken at those, and what was taken at visits of these days and pays others
 * of the patient. Negative if more was returned. `takenAt` is what was taken at each visit, without what was returned.
 */
export function forOtherDays(visits: readonly VisitOfDays[], takenAt: ReadonlyMap<string, number>): number {
  const ofDays = new Set(visits.map(({ id }) => id))
  let sum = 0
  for (const [visit, taken] of takenAt) if (!ofDays.has(visit)) sum += taken
  for (const own of Map.groupBy(visits, ({ id, patient }) => patient ?? id).values()) {
    // What pays another visit of these days stays in these days.
    const carriedOut = -own.reduce((all, { CARRIED }) => all + CARRIED, 0)
    const taken = own
      .filter(({ CARRIED }) => CARRIED < 0)
      .reduce((all, { id, CARRIED }) => all + Math.min(-CARRIED, Math.max(0, takenAt.get(id) ?? 0)), 0)
    sum += Math.max(0, Math.min(carriedOut, taken))
  }
  return sum
}
