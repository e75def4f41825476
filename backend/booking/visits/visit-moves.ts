import { visitService } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { balanceOf } from '../../kit/ledger/ledger.ts'
import type { AppointmentRow } from '../slots/take-slot.ts'
import { removeLines } from './lines.ts'
import { payments } from './payments.ledger.ts'
import { pricesOfDay } from './price-of-day.ts'
import { keepRecord, removeRecord } from './visit-record.ts'

/** The patient has come: the booked service is the first line, if its price of the day is known. Call it in the transaction of the arrival. */
export async function beginVisit(orm: Orm, row: AppointmentRow, by: string): Promise<void> {
  const [booked] = row.service === null ? [] : await pricesOfDay(orm, row, row.service)
  if (!booked || booked.price === null) return
  await orm.insert(visitService).values({
    company: row.company,
    visit: row.id,
    service: booked.code,
    name: booked.name,
    listPrice: booked.listPrice,
    price: booked.price,
    reason: booked.reason?.[row.locale] ?? booked.reason?.ru ?? null,
    quantity: 1,
    addedBy: by,
  })
}

/** The visit is over: it is in the patient's medical records. Call it in the transaction that completes it. */
export const endVisit = keepRecord

/**
 * It is taken back that a visit is over, or that the patient has come: then its services are removed, which stay as history. Throws 409 `VISIT_PAID` if there
 * is money of a visit that was none. Call it in the transaction that takes it back.
 */
export async function takeBackVisit(orm: Orm, before: AppointmentRow, by: string): Promise<void> {
  if (before.status === 'completed') return removeRecord(orm, before)
  if (before.status !== 'arrived') return
  const paid = await balanceOf(orm, payments, before.id)
  if (paid !== 0) throw new ApiError('VISIT_PAID', { data: { PAID: paid } })
  await removeLines(orm, before.id, by)
}
