import { z } from '@hono/zod-openapi'
import { and, asc, count, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { moderatedClaimList, moderatedClaimStates } from '../../schemas/api/claim.ts'
import { inLanguage } from '../companies/index.ts'
import { account, claimPaper, company, companyClaim } from '../database/tables/index.ts'
import { readHistories } from '../kit/cases/read-histories.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { attachmentOf } from '../kit/files/attachment-of.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { fileAnswer } from '../kit/http/file-answer.ts'
import { readPage, totalOf } from '../kit/input/paging.ts'
import { nested, pageQuery, rowNumber } from '../kit/input/query.ts'
import { accountName } from '../kit/sessions/account-name.ts'
import { instant } from '../shared/answers/instant.ts'
import { claims } from './claims.case.ts'

const isWaiting = eq(companyClaim.status, 'waiting')

/** Which requests moderators look at, and in which order. */
const shown = {
  waiting: { where: isWaiting, order: asc(companyClaim.createdAt) },
  decided: { where: ne(companyClaim.status, 'waiting'), order: desc(companyClaim.decidedAt) },
}

/** Requests that wait, the longest waiting first, or were decided, the last one first, with everything that moderators need to judge them. */
export const moderatedClaims = defineCall({
  method: 'get',
  service: 'api-front2',
  path: '/v1/moderation/claims',
  summary:
    'Requests to take companies over that wait for a decision, the oldest first, or were decided, the last one first',
  access: 'moderator',
  query: z.object({
    filter: nested({ state: z.enum(moderatedClaimStates).default('waiting') }).prefault({}),
    page: pageQuery(20),
  }),
  answer: moderatedClaimList,
  act: async ({ orm, query: { filter, page }, locale }) => {
    const { where, order } = shown[filter.state]
    const total = totalOf(orm.select({ all: count() }).from(companyClaim).where(where))
    const others = sql<number>`(select count(*)::int from company_claim as same
      where same.company_code = ${companyClaim.company} and same.status = 'waiting' and same.id <> ${companyClaim.id})`
    const { rows, meta } = await readPage(page, (limit, offset) =>
      orm
        .select({ claim: companyClaim, company, account, others, total })
        .from(companyClaim)
        .innerJoin(company, eq(company.code, companyClaim.company))
        .innerJoin(account, eq(account.id, companyClaim.account))
        .where(where)
        .orderBy(order, asc(companyClaim.id))
        .limit(limit)
        .offset(offset),
    )
    const ids = rows.map(({ claim }) => claim.id)
    const papers =
      ids.length > 0 ? await orm.select().from(claimPaper).where(inArray(claimPaper.claim, ids)) : []
    const historyOf = await readHistories(orm, [claims], ids, { reader: 'moderator', locale })
    const data = rows.map(({ claim, company: row, account: person, others }) => ({
      CLAIM_ID: claim.id,
      COMPANY_CODE: row.code,
      SLUG: row.slug,
      KIND: row.kind,
      COMPANY_NAME: inLanguage(row.name, locale) ?? row.name.ru,
      ADDRESS: inLanguage(row.address, locale),
      ATTRIBUTION: row.attribution,
      PERSON: { NAME: accountName(person), EMAIL: person.email, TEL: person.phone },
      PROOF: claim.proof,
      NOTE: claim.note,
      PAPERS: papers
        .filter((paper) => paper.claim === claim.id)
        .map(({ id, name, type, size }) => ({ PAPER_ID: id, NAME: name, TYPE: type, SIZE: size })),
      OTHERS: others,
      AT: instant(claim.createdAt),
      STATUS: claim.status,
      HISTORY: historyOf(claim.id),
    }))
    return { data, meta }
  },
})

/** A document of a request, for moderators only: always a download, never rendered on our origin. */
export const claimPaperFile = defineCall({
  method: 'get',
  service: 'api-front2',
  path: '/v1/moderation/claims/{claim}/papers/{paper}',
  summary: 'A paper that shows that a company is somebody’s, as an attachment',
  access: 'moderator',
  params: z.object({
    claim: rowNumber.describe('Number of the claim.'),
    paper: z.uuid().describe('Id of the paper.'),
  }),
  answer: fileAnswer('*/*'),
  act: async ({ orm, files, params: { claim, paper } }) => {
    const [found] = await orm
      .select()
      .from(claimPaper)
      .where(and(eq(claimPaper.id, paper), eq(claimPaper.claim, claim)))
    const bytes = found && (await files.read(found.file))
    if (!found || !bytes) throw new ApiError('NOT_FOUND')
    return attachmentOf(found, bytes)
  },
})
