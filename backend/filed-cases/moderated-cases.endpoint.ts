import { z } from '@hono/zod-openapi'
import { asc, count, eq } from 'drizzle-orm'
import { caseMoveBody, moderatedCaseList, movedCase } from '../../schemas/api/filed-case.ts'
import { company, filedCase } from '../database/tables/index.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { readPage, totalOf } from '../kit/input/paging.ts'
import { pageQuery, requestText } from '../kit/input/query.ts'
import { companyColumns, sitePath } from '../shared/answers/company-ref.ts'
import { wordsOf } from '../shared/answers/words.ts'
import { caseSecret } from './case-link.ts'
import { waitsForModerator } from './filed-cases.queue.ts'
import { moveFiled } from './move-filed.ts'
import { readCases } from './read-cases.ts'

/** Cases of all kinds that wait for a moderator, the longest first. */
export const moderatedCases = defineCall({
  method: 'get',
  service: 'api-front2',
  path: '/v1/moderation/cases',
  summary: 'Cases that visitors have filed and that wait for moderators, the longest first',
  access: 'moderator',
  query: z.object({ page: pageQuery(20) }),
  answer: moderatedCaseList,
  act: async ({ orm, query: { page }, locale }) => {
    const where = waitsForModerator()
    const total = totalOf(orm.select({ all: count() }).from(filedCase).where(where))
    const { rows, meta } = await readPage(page, (limit, offset) =>
      orm
        .select({ one: filedCase, about: companyColumns, total })
        .from(filedCase)
        .innerJoin(company, eq(company.code, filedCase.company))
        .where(where)
        .orderBy(asc(filedCase.since), asc(filedCase.code))
        .limit(limit)
        .offset(offset),
    )
    const read = await readCases(
      orm,
      rows.map(({ one }) => one),
      { by: 'moderator', locale },
    )
    const data = read.flatMap(({ row, shown }) => {
      const about = rows.find(({ one }) => one.code === row.code)?.about
      return about
        ? [
            {
              ...shown,
              COMPANY: { CODE: about.code, NAME: wordsOf(about.name, locale).TEXT, PATH: sitePath(about) },
            },
          ]
        : []
    })
    return { data, meta }
  },
})

/** A moderator moves a case. */
export const decideCase = defineCall({
  method: 'post',
  service: 'w-front',
  path: '/v1/moderation/cases/{case}/{arrow}',
  summary: 'Moves a case along an arrow for moderators; its author is notified',
  access: 'moderator',
  limits: [{ per: 'person', times: 600, seconds: 3600 }],
  params: z.object({
    case: requestText.describe('Number or code of the case.'),
    arrow: requestText.describe('Name of the arrow that moves the case.'),
  }),
  body: caseMoveBody,
  answer: movedCase,
  act: async ({ orm, params, body: { REASON: reason }, person, locale, transaction }) => {
    const secret = await caseSecret(orm)
    return transaction(async (inner) => {
      const [found] = await inner.select().from(filedCase).where(eq(filedCase.code, params.case))
      if (!found) return undefined
      const by = { by: 'moderator' as const, account: person.account.id }
      const asked = { ...by, arrow: params.arrow, reason, locale, secret }
      const { code, state } = await moveFiled(inner, found, asked)
      return { CASE_CODE: code, STATE: state }
    })
  },
})
