import { useEffect, useEffectEvent } from 'react'
import type { Slot } from '../../schemas/api/booking.ts'
import { timeLabel } from '../../schemas/booking/slots.ts'
import { wallClock } from '../../schemas/formats/zone.ts'
import { whenSeen } from '../../ui/loaded/when-seen.ts'

/** Calls `keep` once with the time that the address names, when the reader sees the page: one that is only prerendered keeps nothing. */
export function useAskedTime(start: string | undefined, keep: (start: string) => void): void {
  const begin = useEffectEvent(keep)
  useEffect(() => {
    if (start !== undefined) whenSeen(() => begin(start))
  }, [start])
}

/** A slot that is known by its instant only; the hold has its end and price. */
export function shownSlot(start: string, timezone: string): Slot & { date: string } {
  const { date, minute } = wallClock(start, timezone)
  return { START: start, END: start, LABEL: timeLabel(minute), PRICE: null, PRICE_TO: null, date }
}
