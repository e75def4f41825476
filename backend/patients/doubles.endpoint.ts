import { z } from '@hono/zod-openapi'
import { and, eq, isNull } from 'drizzle-orm'
import {
  patientCard as card,
  patientDistinctBody,
  patientDoubleList,
  patientMergeBody,
  patientUnmergeBody,
} from '../../schemas/api/patients.ts'
import { type Membership, patientMerge } from '../database/tables/index.ts'
import { changeLimits } from '../kit/area/calls/change-limits.ts'
import { place } from '../kit/company/place.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { pageQuery } from '../kit/input/query.ts'
import { uuidOf } from '../kit/input/uuid-of.ts'
import { onePatient } from './cards/one-patient.ts'
import type { PatientRow } from './cards/patient-name.ts'
import { readPatient } from './cards/read-patient.ts'
import { mergeCards } from './doubles/merge-cards.ts'
import { readDoubles } from './doubles/read-doubles.ts'
import { tellApart } from './doubles/tell-apart.ts'
import { unmergeCards } from './doubles/unmerge-cards.ts'
import { changedMeanwhile, openedCard } from './patient-answer.ts'

const access = { section: 'patients', action: 'write' } as const
const one = '/{companyCode}/{cabinetCode}/patient/{id}'

export const patientDoubles = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/patient_doubles',
  summary:
    'Pairs of cards that may be of one person: of the same name, and the same phone number or birthday',
  access,
  params: place,
  query: z.object({ page: pageQuery(20) }),
  answer: patientDoubleList,
  act: ({ orm, query: { page }, member }) => readDoubles(orm, member, page),
})

/** Two different cards that the member may read. Throws 409 where they are one already. */
async function readBoth(
  orm: Orm,
  params: { companyCode: string; id: string },
  other: string,
  member: Membership,
): Promise<[PatientRow, PatientRow]> {
  const company = params.companyCode
  const kept = await readPatient(orm, { company, id: uuidOf(params.id), member })
  const second = await readPatient(orm, { company, id: uuidOf(other), member })
  if (kept.id === second.id) throw new ApiError('PATIENT_MERGED')
  return [kept, second]
}

export const keepApart = defineCall({
  method: 'post',
  service: 'w-business',
  path: `${one}/distinct`,
  summary: 'Says that two cards are of different people: they are not proposed again',
  access,
  limits: changeLimits,
  params: onePatient,
  body: patientDistinctBody,
  act: async ({ params, body: { OTHER }, member, transaction }) =>
    transaction(async (orm) => {
      const [first, second] = await readBoth(orm, params, OTHER, member)
      await tellApart(orm, member, first.id, [second.id])
      return undefined
    }),
})

export const mergePatients = defineCall({
  method: 'post',
  service: 'w-business',
  path: `${one}/merge`,
  summary:
    'Merges another card into this one, with a choice of what is kept of it; 412 with the card that somebody has changed meanwhile',
  access,
  limits: changeLimits,
  params: onePatient,
  body: patientMergeBody,
  isVersioned: true,
  answer: card,
  act: async ({ params, body, member, transaction }) =>
    transaction(async (orm) => {
      const [kept, merged] = await readBoth(orm, params, body.OTHER, member)
      const changed = [
        kept.revision === body.REVISION ? undefined : kept,
        merged.revision === body.OTHER_REVISION ? undefined : merged,
      ].find((row) => row !== undefined)
      if (changed) throw await changedMeanwhile(orm, changed, member)
      await mergeCards(orm, { kept, merged, chosen: body.FROM_OTHER }, member)
      return openedCard(orm, await readPatient(orm, { company: kept.company, id: kept.id, member }), member)
    }),
})

export const undoMerge = defineCall({
  method: 'post',
  service: 'w-business',
  path: `${one}/unmerge`,
  summary: 'Undoes the last merge into a card within 30 days: both are there again',
  access,
  limits: changeLimits,
  params: onePatient,
  body: patientUnmergeBody,
  answer: card,
  act: async ({ params, body: { MERGE_CODE }, member, transaction }) =>
    transaction(async (orm) => {
      const { id, company } = await readPatient(orm, {
        company: params.companyCode,
        id: uuidOf(params.id),
        member,
      })
      const [merge] = await orm
        .select()
        .from(patientMerge)
        .where(and(eq(patientMerge.id, MERGE_CODE), eq(patientMerge.kept, id), isNull(patientMerge.undoneAt)))
      if (!merge) return undefined
      await unmergeCards(orm, merge, member)
      return openedCard(orm, await readPatient(orm, { company, id, member }), member)
    }),
})
