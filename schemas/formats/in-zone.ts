import dayjs, { type Dayjs } from 'dayjs'
import 'dayjs/locale/kk.js'
import 'dayjs/locale/ru.js'
import utcPlugin from 'dayjs/plugin/utc.js'
import { uzbek } from './uzbek.ts'
import { offset } from './zone.ts'

dayjs.extend(utcPlugin)
dayjs.locale(uzbek, undefined, true)

/** Converts an instant to the local time of an IANA zone, to be written in words (C-5); `zone.ts` calculates without dayjs. */
export function inZone(instant: Date | string, timezone: string): Dayjs {
  const date = new Date(instant)
  return dayjs.utc(date).utcOffset(offset(date, timezone))
}

export { dayjs }
