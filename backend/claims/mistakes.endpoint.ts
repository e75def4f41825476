import { z } from '@hono/zod-openapi'
import { and, asc, count, eq, isNull } from 'drizzle-orm'
import { acceptedMistake, mistakeBody, mistakeList, settledMistake } from '../../schemas/api/claim.ts'
import { inLanguage } from '../companies/index.ts'
import { company, mistakeReport } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { readWaiting, type Waiting } from '../kit/database/queue.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { readPage, totalOf } from '../kit/input/paging.ts'
import { pageQuery, rowNumber } from '../kit/input/query.ts'
import { instant } from '../shared/answers/instant.ts'

const isOpen = isNull(mistakeReport.doneAt)

/** Reports a mistake on a card of the directory to moderators; it is posted without JavaScript too. */
export const reportMistake = defineCall({
  method: 'post',
  service: 'w-front',
  path: '/v1/crm/report_mistake',
  summary: 'Tells moderators of a mistake in what the directory says of a company',
  access: 'anyone',
  limits: [
    { per: 'address', times: 10, seconds: 3600 },
    { per: { field: 'COMPANY_CODE' }, times: 60, seconds: 3600, firsts: { each: 2, times: 120 } },
  ],
  body: mistakeBody,
  status: 201,
  answer: acceptedMistake,
  act: async ({ body: { COMPANY_CODE, TEXT, EMAIL }, locale, orm }) => {
    const [found] = await orm
      .select({ code: company.code })
      .from(company)
      .where(and(eq(company.code, COMPANY_CODE), company.isPublished))
    if (!found) throw new ApiError('NOT_FOUND')
    await orm.insert(mistakeReport).values({ company: found.code, text: TEXT, email: EMAIL ?? null, locale })
    return { RECEIVED: true as const }
  },
})

/** Mistakes that wait, the oldest first. */
export const mistakes = defineCall({
  method: 'get',
  service: 'api-front2',
  path: '/v1/moderation/mistakes',
  summary: 'Mistakes that visitors have told of and nobody has settled, the oldest first',
  access: 'moderator',
  query: z.object({ page: pageQuery(20) }),
  answer: mistakeList,
  act: async ({ orm, query: { page }, locale }) => {
    const total = totalOf(orm.select({ all: count() }).from(mistakeReport).where(isOpen))
    const { rows, meta } = await readPage(page, (limit, offset) =>
      orm
        .select({ report: mistakeReport, company, total })
        .from(mistakeReport)
        .innerJoin(company, eq(company.code, mistakeReport.company))
        .where(isOpen)
        .orderBy(asc(mistakeReport.createdAt), asc(mistakeReport.id))
        .limit(limit)
        .offset(offset),
    )
    const data = rows.map(({ report, company: row }) => ({
      MISTAKE_ID: report.id,
      COMPANY_CODE: row.code,
      SLUG: row.slug,
      KIND: row.kind,
      COMPANY_NAME: inLanguage(row.name, locale) ?? row.name.ru,
      TEXT: report.text,
      EMAIL: report.email,
      AT: instant(report.createdAt),
    }))
    return { data, meta }
  },
})

/** Takes a report off the queue, settled or not to be settled. */
export const settleMistake = defineCall({
  method: 'post',
  service: 'w-front',
  path: '/v1/moderation/mistakes/{mistake}/done',
  summary: 'Takes a report of a mistake off the queue',
  access: 'moderator',
  limits: [{ per: 'person', times: 600, seconds: 3600 }],
  params: z.object({ mistake: rowNumber.describe('Number of the reported mistake.') }),
  answer: settledMistake,
  act: async ({ orm, params: { mistake }, person }) => {
    const [settled] = await orm
      .update(mistakeReport)
      .set({ doneAt: new Date(), by: person.account.id })
      .where(and(eq(mistakeReport.id, mistake), isOpen))
      .returning({ id: mistakeReport.id })
    return settled && { MISTAKE_ID: settled.id }
  },
})

/** Reports that wait for moderators. */
export const waitingMistakes = (orm: Orm): Promise<Waiting> =>
  readWaiting(orm, mistakeReport, { since: mistakeReport.createdAt, where: isOpen })
