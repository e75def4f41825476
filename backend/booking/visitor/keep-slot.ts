import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { holdBody } from '../../../schemas/api/booking-hold.ts'
import { appointment } from '../../database/tables/index.ts'
import type { Caller } from '../../kit/caller.ts'
import { lockCompanyOf } from '../../kit/company/lock-company.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import type { Person } from '../../kit/sessions/person.ts'
import { findNearest } from '../slots/find-slots.ts'
import { holderOf } from '../slots/kept-time.ts'
import { readBookable } from '../slots/read-bookable.ts'
import { readPlaces, readService } from '../slots/read-places.ts'
import { signalChanged } from '../slots/signal-changed.ts'
import { type AppointmentRow, lookForSlot, takeSlot } from '../slots/take-slot.ts'

type Wanted = z.output<typeof holdBody>
type Wanting = { caller: Caller; person: Person | undefined }
type Keeping = Wanting & { orm: Orm; transaction: <T>(fn: (orm: Orm) => Promise<T>) => Promise<T> }

/** What `takeSlot` needs for a wanted slot. Throws 404 if nobody can be booked for it. */
async function takingOf(orm: Orm, { caller, person }: Wanting, wanted: Wanted) {
  const { COMPANY_CODE: company, CABINET_CODE, DOCTOR_CODE: doctor, SPECIALITY: speciality } = wanted
  const bookable = await readBookable(orm, company)
  const service = await readService(orm, company, wanted.SERVICE_CODE)
  const cabinet = CABINET_CODE === '0' ? undefined : CABINET_CODE
  const places = await readPlaces(orm, bookable, { cabinet, doctor, speciality }, service)
  if (places.length === 0) throw new ApiError('DOCTOR_GONE')
  const [at, now] = [Date.parse(wanted.START), Date.now()]
  return { company, places, at, now, release: wanted.RELEASE, holder: holderOf(caller, person) }
}

/** Adds the nearest free slots to the error of a wanted slot that cannot be kept. */
export async function orNearest<T>(call: Keeping, wanted: Wanted, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof ApiError) || (error.code !== 'SLOT_TAKEN' && error.code !== 'SLOT_INVALID'))
      throw error
    const { places, release: hold, ...taking } = await takingOf(call.orm, call, wanted)
    const NEAREST = await findNearest(call.orm, places, { ...taking, hold })
    throw new ApiError(error.code, { data: { NEAREST }, cause: error })
  }
}

/**
 * Keeps a slot in a transaction that goes on with it. `requestKey` is that of the form that wants it, by which the form finds its hold when it
 * is sent again. Throws what `holdBody` names.
 */
export const keepSlotIn = async (
  orm: Orm,
  by: Wanting,
  wanted: Wanted,
  requestKey?: string,
): Promise<AppointmentRow> => takeSlot(orm, { ...(await takingOf(orm, by, wanted)), requestKey })

/** Keeps a slot. Throws what `holdBody` names. */
export const keepSlot = (call: Keeping, wanted: Wanted): Promise<AppointmentRow> =>
  orNearest(call, wanted, async () => {
    const taking = await takingOf(call.orm, call, wanted)
    await lookForSlot(call.orm, taking)
    return call.transaction((inner) => takeSlot(inner, taking))
  })

/** Ends a hold, in a transaction; nothing if it is over. */
export async function giveBack(orm: Orm, holdId: string): Promise<undefined> {
  await lockCompanyOf(orm, appointment, eq(appointment.id, holdId))
  const [gone] = await orm
    .delete(appointment)
    .where(and(eq(appointment.id, holdId), eq(appointment.status, 'hold')))
    .returning({ company: appointment.company })
  if (gone) await signalChanged(orm, gone.company)
}
