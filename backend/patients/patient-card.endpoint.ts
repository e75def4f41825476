import { z } from '@hono/zod-openapi'
import { and, asc, desc, eq, isNull, ne } from 'drizzle-orm'
import { patientCard as card, patientOpeningList } from '../../schemas/api/patients.ts'
import { patient, patientOpening } from '../database/tables/index.ts'
import { place } from '../kit/company/place.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { wholeList } from '../kit/input/paging.ts'
import { instant } from '../shared/answers/instant.ts'
import { noteOpening } from './note-opening.ts'
import { patientInShort } from './patient-answer.ts'
import { ownPatients, readPatient } from './read-patient.ts'

/** The place of one patient of a company. */
const onePatient = place.extend({ id: z.string().max(60).describe('PATIENT_CODE of the card.') })

/** The id of a path. Throws 404 for what is none. */
function idOf({ id }: { id: string }): string {
  const { data } = z.uuid().safeParse(id)
  if (!data) throw new ApiError('NOT_FOUND')
  return data
}

const mostOpenings = 100
const mostOfPhone = 20

/** The opening is noted before the card is answered, so that none is missing in the list that the patient reads. */
export const patientCard = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/patient/{id}',
  summary: 'A patient’s card; the patient reads who has opened it. Of a merged card the one that was kept',
  access: { section: 'patients', action: 'read' },
  params: onePatient,
  answer: card,
  act: async ({ params, member, transaction }) => {
    const company = params.companyCode
    const id = idOf(params)
    return transaction(async (orm) => {
      const row = await readPatient(orm, { company, id, member })
      await noteOpening(orm, { company, patient: row.id, what: 'card', member })
      const others =
        row.phone === null
          ? []
          : await orm
              .select()
              .from(patient)
              .where(
                and(
                  eq(patient.company, company),
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
    })
  },
})

export const patientOpenings = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/patient/{id}/openings',
  summary: 'Who has opened a patient’s card, when and in which role; for the owner of the clinic',
  access: 'owner',
  params: onePatient,
  answer: patientOpeningList,
  act: async ({ orm, params, member }) => {
    const row = await readPatient(orm, { company: params.companyCode, id: idOf(params), member })
    const rows = await orm
      .select()
      .from(patientOpening)
      .where(eq(patientOpening.patient, row.id))
      .orderBy(desc(patientOpening.at), desc(patientOpening.id))
      .limit(mostOpenings)
    return wholeList(
      rows.map(({ viewer, role, what, at }) => ({
        VIEWER: viewer,
        ROLE: role,
        WHAT: what,
        AT: instant(at),
      })),
    )
  },
})
