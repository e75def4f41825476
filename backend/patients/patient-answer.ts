import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import type { PatientCard } from '../../schemas/api/patients.ts'
import { type Membership, patient } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { instant } from '../shared/answers/instant.ts'
import { patientInShort } from './cards/patient-in-short.ts'
import type { PatientRow } from './cards/patient-name.ts'
import { ownPatients } from './cards/read-patient.ts'
import { doublesOf, mergesOf } from './doubles/read-doubles.ts'

const mostOfPhone = 20

/** A card as a member may read it. */
export async function cardAnswer(orm: Orm, row: PatientRow, member: Membership): Promise<PatientCard> {
  const doubles = await doublesOf(orm, row, member)
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
    SAME_PHONE: others.filter(({ id }) => !doubles.some((double) => double.id === id)).map(patientInShort),
    DOUBLES: doubles.map(patientInShort),
    MERGES: await mergesOf(orm, row),
    REVISION: row.revision,
    UPDATED_AT: instant(row.updatedAt),
  }
}
