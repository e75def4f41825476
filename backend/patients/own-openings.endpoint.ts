import { z } from '@hono/zod-openapi'
import { count, desc, eq } from 'drizzle-orm'
import { ownOpeningList } from '../../schemas/api/patients.ts'
import { company, patient, patientOpening } from '../database/tables/index.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { readPage, totalOf } from '../kit/input/paging.ts'
import { pageQuery } from '../kit/input/query.ts'
import { instant } from '../shared/answers/instant.ts'
import { wordsOf } from '../shared/answers/words.ts'
import { patientName } from './cards/patient-name.ts'

export const ownOpenings = defineCall({
  method: 'get',
  service: 'front',
  path: '/v1/user/patient_openings',
  summary: 'Who has opened the cards that clinics keep of the person and of those for whom they book',
  access: 'person',
  query: z.object({ page: pageQuery(20) }),
  answer: ownOpeningList,
  act: async ({ orm, person, query: { page }, locale }) => {
    const where = eq(patient.account, person.account.id)
    const joined = orm
      .select({ all: count() })
      .from(patientOpening)
      .innerJoin(patient, eq(patient.id, patientOpening.patient))
      .where(where)
    const { rows, meta } = await readPage(page, (limit, offset) =>
      orm
        .select({ opening: patientOpening, card: patient, clinic: company.name, total: totalOf(joined) })
        .from(patientOpening)
        .innerJoin(patient, eq(patient.id, patientOpening.patient))
        .innerJoin(company, eq(company.code, patientOpening.company))
        .where(where)
        .orderBy(desc(patientOpening.at), desc(patientOpening.id))
        .limit(limit)
        .offset(offset),
    )
    const data = rows.map(({ opening: { viewer, role, what, at }, card, clinic }) => ({
      VIEWER: viewer,
      ROLE: role,
      WHAT: what,
      AT: instant(at),
      PATIENT: patientName(card),
      COMPANY: wordsOf(clinic, locale),
    }))
    return { data, meta }
  },
})
