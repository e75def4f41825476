import { useSyncExternalStore } from 'react'
import { onClockLearned, serverNow } from '../../client/server-clock.ts'
import { calendarDate } from '../../schemas/formats/zone.ts'

/** Today in an IANA zone by the server's clock, `2026-11-21`. */
export function useToday(timezone: string): string {
  const today = () => calendarDate(serverNow(), timezone)
  return useSyncExternalStore(onClockLearned, today, today)
}
