import { and, asc, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import { wholeCompany } from '../../../schemas/access/roles.ts'
import { wallClock } from '../../../schemas/formats/zone.ts'
import { type ExchangedVisit, exchange } from '../../../schemas/visits/visits.exchange.ts'
import { appointment, type Membership, patient } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { defineExport } from '../../kit/exchange/define-export.ts'
import { inTransaction } from '../../kit/http/transaction.ts'
import { noteExport, type PatientRow } from '../../patients/index.ts'
import { ownAppointments } from '../appointments/own-appointments.ts'
import type { AppointmentRow } from '../slots/take-slot.ts'
import { type ClinicWords, clinicWords } from './clinic-words.ts'

const pageRows = 500
const minuteMs = 60_000

type Visit = { row: AppointmentRow; card: PatientRow }

/** Visits after one of them, by their beginning. That the cards of their patients were exported is noted in the transaction that reads them. */
const readPage = (orm: Orm, member: Membership, after: AppointmentRow | undefined): Promise<Visit[]> =>
  inTransaction(orm, async (inner) => {
    const rows = await inner
      .select()
      .from(appointment)
      .where(
        and(
          ownAppointments({ member, cabinet: wholeCompany }),
          isNotNull(appointment.patient),
          ne(appointment.status, 'hold'),
          ne(appointment.status, 'moved'),
          after && sql`(${appointment.startsAt}, ${appointment.id}) > (${after.startsAt}, ${after.id})`,
        ),
      )
      .orderBy(asc(appointment.startsAt), asc(appointment.id))
      .limit(pageRows)
    const ids = [...new Set(rows.flatMap((row) => row.patient ?? []))]
    const cards = await inner
      .select()
      .from(patient)
      .where(inArray(patient.id, ids))
      .orderBy(asc(patient.number))
      .for('no key update')
    if (cards.length > 0) await noteExport(inner, member, cards)
    const cardOf = new Map(cards.map((card) => [card.id, card]))
    return rows.flatMap((row) => {
      const card = cardOf.get(row.patient ?? '')
      return card ? [{ row, card }] : []
    })
  })

const two = (value: number): string => String(value).padStart(2, '0')

/** A visit with the patient as the card has them now, so that the table finds the card again. */
function readValue({ row, card }: Visit, { names }: ClinicWords): ExchangedVisit {
  const { date, minute } = wallClock(row.startsAt, row.timezone)
  const service = row.service === null ? undefined : names.service.get(row.service)
  return {
    date,
    time: `${two(Math.floor(minute / 60))}:${two(minute % 60)}`,
    number: card.number,
    lastName: card.lastName,
    name: card.name,
    doctor: names.doctor.get(row.specialist) ?? '',
    branch: names.branch.get(row.cabinet) ?? '',
    duration: Math.round((row.endsAt.getTime() - row.startsAt.getTime()) / minuteMs),
    ...(row.status !== 'hold' && { state: row.status }),
    ...(card.middleName !== null && { middleName: card.middleName }),
    ...(card.phone !== null && { phone: card.phone }),
    ...(card.birthday !== null && { birthday: card.birthday }),
    ...(service !== undefined && { service }),
    ...(row.price !== null && { price: row.price }),
    ...(row.comment !== null && { comment: row.comment }),
  }
}

/** Visits of the patients whom a member may see; each of them reads in the profile that the card was exported. */
export const exported = defineExport<ExchangedVisit>({
  definition: exchange,
  pages: async function* (orm, member) {
    const words = await clinicWords(orm, member.company)
    let after: AppointmentRow | undefined
    for (;;) {
      const rows = await readPage(orm, member, after)
      if (rows.length > 0) yield rows.map((visit) => readValue(visit, words))
      if (rows.length < pageRows) return
      after = rows.at(-1)?.row
    }
  },
})
