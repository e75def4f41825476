import { homeZone } from './home-zone.ts'
import { calendarDate } from './zone.ts'

/** Today's date in `homeZone`, `2026-11-21`: the day of whatever belongs to no branch. The date of UTC is that of yesterday there until five. */
export const homeDay = (now: Date | number = new Date()): string => calendarDate(new Date(now), homeZone.name)
