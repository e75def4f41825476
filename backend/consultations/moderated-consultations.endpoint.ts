import { z } from '@hono/zod-openapi'
import { asc, count, eq } from 'drizzle-orm'
import {
  changedConsultation,
  consultationDecisionBody,
  moderatedConsultationList,
  moderatedConsultationStates,
} from '../../schemas/api/consultation.ts'
import { consultationStatus } from '../../schemas/consultations/consultation-status.ts'
import { company, consultation, specialist } from '../database/tables/index.ts'
import { stateChanged } from '../kit/cases/move-case.ts'
import type { Orm } from '../kit/database/database.ts'
import { readWaiting, type Waiting } from '../kit/database/queue.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { readPage, totalOf } from '../kit/input/paging.ts'
import { codeParam, nested, pageQuery } from '../kit/input/query.ts'
import { companyColumns, sitePath } from '../shared/answers/company-ref.ts'
import { instant } from '../shared/answers/instant.ts'
import { nameWords, wordsOf } from '../shared/answers/words.ts'
import { consultationSecret } from './consultation-link.ts'
import { consultations } from './consultations.case.ts'
import { moveConsultation } from './move-consultation.ts'
import { doctorName, isChosenDoctor, readThreads } from './read-threads.ts'

const waits = eq(consultation.status, consultationStatus.moderation)

export const waitingConsultations = (orm: Orm): Promise<Waiting> =>
  readWaiting(orm, consultation, { since: consultation.lastAt, where: waits })

/** The consultations that wait for moderators, and the blocked ones; moderators read no others. */
export const moderatedConsultations = defineCall({
  method: 'get',
  service: 'api-front2',
  path: '/v1/moderation/consultations',
  summary: 'Online consultations that wait for moderators, or are blocked, the oldest first',
  access: 'moderator',
  query: z.object({
    filter: nested({ state: z.enum(moderatedConsultationStates).default('moderation') }).prefault({}),
    page: pageQuery(20, 20),
  }),
  answer: moderatedConsultationList,
  act: async ({ orm, query: { filter, page }, locale }) => {
    const where = eq(consultation.status, consultationStatus[filter.state])
    const total = totalOf(orm.select({ all: count() }).from(consultation).where(where))
    const { rows, meta } = await readPage(page, (limit, offset) =>
      orm
        .select({ consultation, about: companyColumns, doctor: doctorName, total })
        .from(consultation)
        .innerJoin(company, eq(company.code, consultation.company))
        .leftJoin(specialist, isChosenDoctor)
        .where(where)
        .orderBy(asc(consultation.lastAt), asc(consultation.code))
        .limit(limit)
        .offset(offset),
    )
    const threads = await readThreads(
      orm,
      rows.map(({ consultation: { code } }) => code),
      { reader: 'moderator', locale },
    )
    const data = rows.map(({ consultation: one, about, doctor }) => ({
      CONSULTATION_CODE: one.code,
      STATUS: one.status,
      AT: instant(one.lastAt),
      CREATED_AT: instant(one.createdAt),
      NAME: one.name,
      TEXT: one.text,
      LANG: one.lang,
      ABOUT: {
        NAME: wordsOf(about.name, locale).TEXT,
        SPECIALIST: doctor && nameWords(doctor, locale).TEXT,
        PATH: sitePath(about),
      },
      ...threads(one.code),
    }))
    return { data, meta }
  },
})

/** A moderator's decision, an arrow of S-CONS. 409 if it was decided already, or the patient has changed the words. */
export const decideConsultation = defineCall({
  method: 'post',
  service: 'w-front',
  path: '/v1/moderation/consultations/{consultation}/decision',
  summary: 'Approves, rejects, blocks or unblocks an online consultation',
  access: 'moderator',
  limits: [{ per: 'person', times: 600, seconds: 3600 }],
  params: z.object({ consultation: codeParam('consultation') }),
  body: consultationDecisionBody,
  answer: changedConsultation,
  act: async ({ orm, params, body: { DECISION, REASON: reason, AT }, person, transaction }) => {
    const secret = await consultationSecret(orm)
    return transaction(async (inner) => {
      const [found] = await inner
        .select()
        .from(consultation)
        .where(eq(consultation.code, params.consultation))
        .for('update')
      if (!found) return undefined
      if (AT !== undefined && Date.parse(AT) !== found.lastAt.getTime())
        throw await stateChanged(inner, consultations, found.code)
      const act = { by: 'moderator' as const, account: person.account.id, reason, secret }
      const { code, status } = await moveConsultation(inner, DECISION, found, act)
      return { CONSULTATION_CODE: code, STATUS: status }
    })
  },
})
