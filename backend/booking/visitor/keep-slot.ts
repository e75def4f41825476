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

type Keeping = {
  orm: Orm
  caller: Caller
  person: Person | undefined
  transaction: <T>(fn: (orm: Orm) => Promise<T>) => Promise<T>
}

/** Keeps a slot. Throws what `holdBody` names. */
export async function keepSlot(
  { orm, caller, person, transaction }: Keeping,
  body: z.output<typeof holdBody>,
): Promise<AppointmentRow> {
  const now = Date.now()
  const { COMPANY_CODE: company, CABINET_CODE, DOCTOR_CODE: doctor, SPECIALITY: speciality } = body
  const bookable = await readBookable(orm, company)
  const service = await readService(orm, company, body.SERVICE_CODE)
  const cabinet = CABINET_CODE === '0' ? undefined : CABINET_CODE
  const places = await readPlaces(orm, bookable, { cabinet, doctor, speciality }, service)
  if (places.length === 0) throw new ApiError('DOCTOR_GONE')
  const at = Date.parse(body.START)
  const holder = holderOf(caller, person)
  const taking = { company, places, at, now, release: body.RELEASE, holder }
  try {
    await lookForSlot(orm, taking)
    return await transaction((inner) => takeSlot(inner, taking))
  } catch (error) {
    if (!(error instanceof ApiError) || (error.code !== 'SLOT_TAKEN' && error.code !== 'SLOT_INVALID'))
      throw error
    const NEAREST = await findNearest(orm, places, { company, now, at, hold: body.RELEASE })
    throw new ApiError(error.code, { data: { NEAREST }, cause: error })
  }
}

/** Ends a hold, in a transaction; nothing if it is over. */
export async function giveBack(orm: Orm, holdId: string): Promise<undefined> {
  await lockCompanyOf(orm, appointment, eq(appointment.id, holdId))
  const [gone] = await orm
    .delete(appointment)
    .where(and(eq(appointment.id, holdId), eq(appointment.status, 'hold')))
    .returning({ company: appointment.company })
  if (gone) await signalChanged(orm, gone.company)
}
