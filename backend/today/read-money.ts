import type { Today } from '../../schemas/api/today.ts'
import { tillSum } from '../../schemas/visits/till-sum.ts'
import { readDayClose } from '../booking/index.ts'
import type { Asking } from './asking.ts'

/** What was taken and returned on a day, and what is left to pay of its visits: the numbers of its day close. A doctor's day is about patients alone. */
export async function readMoney(
  { orm, member, cabinet, may, date }: Asking,
  timezone: string,
): Promise<Today['MONEY']> {
  if (member.role === 'doctor' || !may('patients', 'read') || !may('doctor-appointment', 'read')) return null
  const day = await readDayClose(orm, {
    company: member.company,
    cabinet,
    from: date,
    to: date,
    timezone,
    member,
  })
  return { CURRENCY: day.CURRENCY, ...tillSum(day), UNPAID: day.SUM.UNPAID }
}
