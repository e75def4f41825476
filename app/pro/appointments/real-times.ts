import type { Translate } from '../../../locales/text-key.ts'
import type { StaffAppointment } from '../../../schemas/api/staff-appointment.ts'
import { timeLabel } from '../../../schemas/booking/slots.ts'
import { wallClock } from '../../../schemas/formats/zone.ts'

type Real = Pick<StaffAppointment, 'BEGAN_AT' | 'ENDED_AT' | 'TIMEZONE'>

/** From when until when a visit really was, by the clock of its branch: `09:07–09:41`, or as much of it as is known; undefined if nothing is. */
export function realTimes({ BEGAN_AT, ENDED_AT, TIMEZONE }: Real, t: Translate): string | undefined {
  const clock = (at: string) => timeLabel(Math.floor(wallClock(at, TIMEZONE).minute))
  if (BEGAN_AT !== null && ENDED_AT !== null) return `${clock(BEGAN_AT)}–${clock(ENDED_AT)}`
  if (BEGAN_AT !== null) return t('visits:real.began', { time: clock(BEGAN_AT) })
  if (ENDED_AT !== null) return t('visits:real.ended', { time: clock(ENDED_AT) })
  return undefined
}
