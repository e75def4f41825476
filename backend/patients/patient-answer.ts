import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import type { PatientCard } from '../../schemas/api/patients.ts'
import { type Membership, patient } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { whatsappOf } from '../kit/whatsapp/contacts.ts'
import { instant } from '../shared/answers/instant.ts'
import { noteOpening } from './cards/note-opening.ts'
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
  const whatsapp = row.phone === null ? undefined : await whatsappOf(orm, row.phone)
  return {
    ...patientInShort(row),
    EMAIL: row.email,
    LOCALE: row.locale,
    DO_NOT_CALL: row.doNotCall,
    REMARK: row.remark,
    HAS_ACCOUNT: row.account !== null,
    CONSENT_AT: row.consentAt && instant(row.consentAt),
    CONSENT_TEXT: row.consentText,
    PHOTO_CONSENT_AT: row.photoConsentAt && instant(row.photoConsentAt),
    WHATSAPP: whatsapp?.agreedAt
      ? {
          AGREED_AT: instant(whatsapp.agreedAt),
          WORDING: whatsapp.wording,
          STOPPED_AT: whatsapp.stoppedAt && instant(whatsapp.stoppedAt),
        }
      : null,
    SAME_PHONE: others.filter(({ id }) => !doubles.some((double) => double.id === id)).map(patientInShort),
    DOUBLES: doubles.map(patientInShort),
    MERGES: await mergesOf(orm, row),
    REVISION: row.revision,
    UPDATED_AT: instant(row.updatedAt),
  }
}

/** A card as a member reads it, which is noted. Call it in the transaction that has read the row. */
export async function openedCard(orm: Orm, row: PatientRow, member: Membership): Promise<PatientCard> {
  await noteOpening(orm, { company: row.company, patient: row.id, what: 'card', member })
  return cardAnswer(orm, row, member)
}

/** 412 with the card of now, which is opened by it. */
export async function changedMeanwhile(
  orm: Orm,
  row: PatientRow,
  member: Membership,
  more: Record<string, unknown> = {},
): Promise<ApiError> {
  const data = { PATIENT: await openedCard(orm, row, member), ...more }
  return new ApiError('VERSION_CONFLICT', { data, keep: true })
}
