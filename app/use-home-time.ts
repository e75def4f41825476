import { useSyncExternalStore } from 'react'
import { formatInHomeZone } from '../schemas/formats/format-in-home-zone.ts'
import { usePage } from '../ui/core/page-context.tsx'

/** A reader who moves to another zone meanwhile is told with the next page. */
const neverChanges = () => () => {}
const offsetHere = () => -new Date().getTimezoneOffset()
const unknown = () => undefined

/** Formats instants as `formatInHomeZone` does, without the UTC offset for a reader whose clock has the same. */
export function useHomeTime(now: string): (instant: string) => string {
  const { locale } = usePage()
  const offset = useSyncExternalStore(neverChanges, offsetHere, unknown)
  return (instant) => formatInHomeZone(instant, locale, now, offset)
}
