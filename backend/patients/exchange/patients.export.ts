import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { type ExchangedPatient, exchange } from '../../../schemas/patients/patients.exchange.ts'
import { type Membership, patient } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { defineExport } from '../../kit/exchange/define-export.ts'
import { inTransaction } from '../../kit/http/transaction.ts'
import type { PatientRow } from '../cards/patient-name.ts'
import { ownPatients } from '../cards/read-patient.ts'
import { noteExport } from './note-export.ts'

const pageRows = 500

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
