import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import type { PatientCard, PatientInShort } from '../../schemas/api/patients.ts'
import { type Membership, patient } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { instant } from '../shared/answers/instant.ts'
import type { PatientRow } from './patient-name.ts'
import { ownPatients } from './read-patient.ts'

/** A patient in a list. */
export const patientInShort = (row: PatientRow): PatientInShort => ({
  PATIENT_CODE: row.id,
  PATIENT_NUMBER: row.number,
  LASTNAME: row.lastName,
  NAME: row.name,
  MIDDLENAME: row.middleName,
  BIRTHDAY: row.birthday,
  TEL: row.phone,
})

const mostOfPhone = 20

/** A card as a member may read it. */
export async function cardAnswer(orm: Orm, row: PatientRow, member: Membership): Promise<PatientCard> {
  const others =
    row.phone === null
      ? []
      : await orm
          .select()
          .from(patient)
          .where(
            and(
              eq(patient.company, row.company),
              eq(patient.phone, row.phone),
              ne(patient.id, row.id),
              isNull(patient.mergedInto),
              ownPatients(member),
            ),
          )
          .orderBy(asc(patient.number))
          .limit(mostOfPhone)
  return {
    ...patientInShort(row),
    EMAIL: row.email,
    LOCALE: row.locale,
    DO_NOT_CALL: row.doNotCall,
    REMARK: row.remark,
    HAS_ACCOUNT: row.account !== null,
    CONSENT_AT: row.consentAt && instant(row.consentAt),
    CONSENT_TEXT: row.consentText,
    SAME_PHONE: others.map(patientInShort),
    REVISION: row.revision,
    UPDATED_AT: instant(row.updatedAt),
  }
}
