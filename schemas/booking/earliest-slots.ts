import { listedSlots } from './booking-rules.ts'

/** The first slots at different times, at most `listedSlots`, of doctors who often begin at the same one; of equal ones the first. */
export function earliestSlots<Slot>(slots: readonly Slot[], instantOf: (slot: Slot) => number): Slot[] {
  const byInstant = new Map<number, Slot>()
  for (const slot of slots) {
    const instant = instantOf(slot)
    if (!byInstant.has(instant)) byInstant.set(instant, slot)
  }
  return [...byInstant]
    .sort(([one], [other]) => one - other)
    .slice(0, listedSlots)
    .map(([, slot]) => slot)
}
