import { serverNow } from '../../../../../client/server-clock.ts'
import { formatDate } from '../../../../../schemas/formats/date.ts'
import { isZone, zoneNames } from '../../../../../schemas/reference/zone-names.ts'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { useBuilder } from '../builder/builder-context.ts'

/** The city whose clock the clinic uses, and an instant by that clock: `21 ноября, 09:30`. */
export function useMoment(): { zone: string; at: (instant: string) => string } {
  const { locale } = usePage()
  const { timezone } = useBuilder()
  return {
    zone: isZone(timezone) ? zoneNames[timezone][locale] : timezone,
    at: (instant) => formatDate(instant, locale, timezone, serverNow()),
  }
}
