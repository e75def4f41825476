import { hoursWithin } from '../../schemas/booking/hours-within.ts'
import type { Cabinet, Company } from '../entities/company.ts'
import type { Schedule } from '../entities/doctor.ts'
import type { LoadContext } from '../loader.ts'

/** The hours in which doctors of a company can be seen, within those of their branches, and its branches. */
export async function schedulesWithin(
  { code }: Pick<Company, 'code'>,
  { source }: Pick<LoadContext, 'source'>,
): Promise<{ schedules: Schedule[]; cabinets: Cabinet[] }> {
  const [own, cabinets] = await Promise.all([source.schedules(code), source.cabinets(code)])
  const opening = new Map(cabinets.map((cabinet) => [cabinet.code, cabinet.hours]))
  const schedules = own.map((schedule) => ({
    ...schedule,
    hours: hoursWithin(schedule.hours, opening.get(schedule.cabinet.code)),
  }))
  return { schedules, cabinets }
}
