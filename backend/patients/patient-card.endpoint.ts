import { desc, eq } from 'drizzle-orm'
import { patientCard as card, patientOpeningList } from '../../schemas/api/patients.ts'
import { patientOpening } from '../database/tables/index.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { wholeList } from '../kit/input/paging.ts'
import { uuidOf } from '../kit/input/uuid-of.ts'
import { instant } from '../shared/answers/instant.ts'
import { onePatient } from './cards/one-patient.ts'
import { readPatient } from './cards/read-patient.ts'
import { openedCard } from './patient-answer.ts'

const mostOpenings = 100

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
    const id = uuidOf(params.id)
    return transaction(async (orm) => {
      const row = await readPatient(orm, { company, id, member })
      return openedCard(orm, row, member)
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
    const row = await readPatient(orm, { company: params.companyCode, id: uuidOf(params.id), member })
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
