import { and, eq, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { translate } from '../../locales/index.ts'
import { patientCard as card, patientBody, patientChangeBody } from '../../schemas/api/patients.ts'
import { type Membership, patient } from '../database/tables/index.ts'
import { changeLimits } from '../kit/area/calls/change-limits.ts'
import { place } from '../kit/company/place.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { uuidOf } from '../kit/input/uuid-of.ts'
import { nameOfAccount } from '../kit/sessions/account-names.ts'
import { alikeCards, samePhoneOrBirthday } from './cards/alike-cards.ts'
import { makeCard } from './cards/card-of.ts'
import { onePatient } from './cards/one-patient.ts'
import { patientInShort } from './cards/patient-in-short.ts'
import type { PatientRow } from './cards/patient-name.ts'
import { ownPatients, readPatient } from './cards/read-patient.ts'
import { writeWords } from './cards/write-words.ts'
import { tellApart } from './doubles/tell-apart.ts'
import { cardAnswer, changedMeanwhile, openedCard } from './patient-answer.ts'

type Sent = Omit<z.output<typeof patientBody>, 'IS_ANOTHER'>

const access = { section: 'patients', action: 'write' } as const

/** The values of a card as they were sent. */
const valuesOf = (sent: Sent) => ({
  lastName: sent.LASTNAME,
  name: sent.NAME,
  middleName: sent.MIDDLENAME ?? null,
  birthday: sent.BIRTHDAY ?? null,
  phone: sent.TEL ?? null,
  email: sent.EMAIL ?? null,
  locale: sent.LOCALE,
  doNotCall: sent.DO_NOT_CALL,
  remark: sent.REMARK ?? null,
})

/** The wording to which patients agree, as at a booking. */
const consentText = ({ LOCALE }: Sent): string => translate(LOCALE)('blocks:booking.consent')

/** Cards that the member may read, of the same name in any spelling and the same phone number or birthday. */
async function alike(orm: Orm, member: Membership, sent: Sent): Promise<PatientRow[]> {
  const values = valuesOf(sent)
  const same = samePhoneOrBirthday(values)
  if (!same) return []
  const where = and(isNull(patient.mergedInto), same, ownPatients(member))
  return (await alikeCards(orm, member.company, values, where)).map(({ card: row }) => row)
}

/** The company is locked, so that of two registrars who add the same patient the second is told. */
export const addPatient = defineCall({
  method: 'post',
  service: 'w-business',
  path: '/{companyCode}/{cabinetCode}/patients',
  summary:
    'Adds a patient; 409 with those of the same name and phone number or birthday, unless it is another person',
  access,
  limits: changeLimits,
  params: place,
  body: patientBody,
  status: 201,
  answer: card,
  act: async ({ params: { companyCode: company }, body: { IS_ANOTHER, ...sent }, member, transaction }) =>
    transaction(async (orm) => {
      const known = await alike(orm, member, sent)
      if (known.length > 0 && !IS_ANOTHER)
        throw new ApiError('PATIENT_KNOWN', { data: { PATIENTS: known.map(patientInShort) } })
      const made = await makeCard(orm, {
        ...valuesOf(sent),
        company,
        account: null,
        isOwnAccount: true,
        by: member.account,
        ...(sent.CONSENT && { consent: { at: new Date(), text: consentText(sent) } }),
      })
      await tellApart(
        orm,
        member,
        made.id,
        known.map(({ id }) => id),
      )
      return cardAnswer(orm, made, member)
    }),
})

/** When the patient has agreed and to what: as it was if that has not changed. */
function consentOf(row: PatientRow, sent: Sent) {
  if (!sent.CONSENT) return { consentAt: null, consentText: null }
  return row.consentAt === null ? { consentAt: new Date(), consentText: consentText(sent) } : {}
}

export const changePatient = defineCall({
  method: 'put',
  service: 'w-business',
  path: '/{companyCode}/{cabinetCode}/patient/{id}',
  summary: 'Changes a patient’s card; 412 with the card of now where somebody else has changed it meanwhile',
  access,
  limits: changeLimits,
  params: onePatient,
  body: patientChangeBody,
  isVersioned: true,
  answer: card,
  act: async ({ params, body: { REVISION, ...sent }, member, transaction }) =>
    transaction(async (orm) => {
      const row = await readPatient(orm, { company: params.companyCode, id: uuidOf(params.id), member })
      if (row.revision !== REVISION)
        throw await changedMeanwhile(orm, row, member, {
          UPDATED_BY: await nameOfAccount(orm, row.updatedBy),
        })
      const [written] = await orm
        .update(patient)
        .set({
          ...valuesOf(sent),
          ...consentOf(row, sent),
          revision: sql`${patient.revision} + 1`,
          updatedAt: sql`now()`,
          updatedBy: member.account,
        })
        .where(eq(patient.id, row.id))
        .returning()
      if (!written) return undefined
      await writeWords(orm, written.company, [written.id])
      return openedCard(orm, written, member)
    }),
})
