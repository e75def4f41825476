import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm'
import { type ExchangedPatient, exchange } from '../../../schemas/patients/patients.exchange.ts'
import { type Membership, patient, patientOpening } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { justNoted } from '../../kit/database/was-just-noted.ts'
import { defineExport } from '../../kit/exchange/define-export.ts'
import { inTransaction } from '../../kit/http/transaction.ts'
import { nameOfAccount } from '../../kit/sessions/account-names.ts'
import type { PatientRow } from '../cards/patient-name.ts'
import { ownPatients } from '../cards/read-patient.ts'

const pageRows = 500

/** Notes that a member has exported cards that are locked, once in ten minutes for each, as `noteOpening` does. */
async function noteExport(orm: Orm, member: Membership, cards: readonly PatientRow[]): Promise<void> {
  const { company, account: by, role } = member
  const ids = cards.map(({ id }) => id)
  const what = 'export' as const
  const recent = await orm
    .selectDistinct({ id: patientOpening.patient })
    .from(patientOpening)
    .where(
      and(
        inArray(patientOpening.patient, ids),
        eq(patientOpening.what, what),
        eq(patientOpening.by, by),
        justNoted(patientOpening.at),
      ),
    )
  const noted = new Set(recent.map(({ id }) => id))
  const viewer = (await nameOfAccount(orm, by)) ?? ''
  const rows = ids
    .filter((id) => !noted.has(id))
    .map((id) => ({ company, patient: id, what, by, viewer, role }))
  if (rows.length > 0) await orm.insert(patientOpening).values(rows)
}

/** Cards after a number. That they were exported is noted in the transaction that reads them, for each patient. */
const readPage = (orm: Orm, member: Membership, after: number): Promise<PatientRow[]> =>
  inTransaction(orm, async (inner) => {
    const cards = await inner
      .select()
      .from(patient)
      .where(
        and(
          eq(patient.company, member.company),
          gt(patient.number, after),
          isNull(patient.mergedInto),
          ownPatients(member),
        ),
      )
      .orderBy(asc(patient.number))
      .limit(pageRows)
      .for('no key update')
    if (cards.length > 0) await noteExport(inner, member, cards)
    return cards
  })

const readValue = (card: PatientRow): ExchangedPatient => ({
  number: card.number,
  lastName: card.lastName,
  name: card.name,
  locale: card.locale,
  doNotCall: card.doNotCall,
  ...(card.middleName !== null && { middleName: card.middleName }),
  ...(card.birthday !== null && { birthday: card.birthday }),
  ...(card.phone !== null && { phone: card.phone }),
  ...(card.email !== null && { email: card.email }),
  ...(card.remark !== null && { remark: card.remark }),
})

/** Patients whom a member may read; each of them reads in the profile that the card was exported. */
export const exported = defineExport<ExchangedPatient>({
  definition: exchange,
  pages: async function* (orm, member) {
    let after = 0
    for (;;) {
      const cards = await readPage(orm, member, after)
      if (cards.length > 0) yield cards.map(readValue)
      if (cards.length < pageRows) return
      after = cards.at(-1)?.number ?? after
    }
  },
})
