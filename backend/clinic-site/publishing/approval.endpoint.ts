import { z } from '@hono/zod-openapi'
import {
  approvalRequestBody,
  approveBody,
  returnBody,
  siteApprovalAnswer,
} from '../../../schemas/api/site-approval.ts'
import { versionNumber } from '../../../schemas/draft/site-name.ts'
import { place } from '../../kit/company/place.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { publishAccess, readAccess, writeAccess } from '../drafts/access.ts'
import { readKnownDraft } from '../drafts/known-drafts.ts'
import { endApproval, readApproval, requestApproval } from './approvals.ts'
import { approveRequest } from './approve-request.ts'

const path = '/{companyCode}/{cabinetCode}/clinic_website/review'
const limits = [{ per: 'person', times: 60, seconds: 3600 }] as const
const params = place.extend({ number: versionNumber })

export const requestSiteApproval = defineCall({
  method: 'post',
  service: 'w-business',
  path,
  summary:
    'Asks those who may publish to publish the draft, in place of a request that waits; 409 and 422 as for publishing',
  access: writeAccess,
  limits,
  params: place,
  body: approvalRequestBody,
  answer: z.object({ NUMBER: z.int() }),
  act: async ({ member: { company, account }, body: { REVISION, NOTE }, locale, transaction }) => ({
    NUMBER: await transaction((orm) =>
      requestApproval(orm, { company, account, locale, revision: REVISION, note: NOTE }),
    ),
  }),
})

export const oneApproval = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: `${path}/{number}`,
  summary: 'A request to publish, with the draft as it was sent and what was published then',
  access: readAccess,
  params,
  answer: siteApprovalAnswer,
  act: async ({ orm, member: { company, account }, params: { number } }) => {
    const { content, base, answerTo } = await readApproval(orm, company, number)
    const { draft } = await readKnownDraft(orm, company)
    return {
      ...answerTo({ account, draft }),
      DRAFT: content as Record<string, unknown>,
      BASE: base as Record<string, unknown>,
    }
  },
})

export const withdrawApproval = defineCall({
  method: 'delete',
  service: 'w-business',
  path: `${path}/{number}`,
  summary: 'Withdraws a request, which only who has sent it may; 409 if it waits no more',
  access: writeAccess,
  limits,
  params,
  act: async ({ member: { company, account }, params: { number }, transaction }) =>
    transaction(async (orm) => {
      const { row } = await readApproval(orm, company, number)
      if (row.account !== account) throw new ApiError('FORBIDDEN')
      await endApproval(orm, company, number, 'withdraw', { by: account })
      return undefined
    }),
})

export const approveSiteRequest = defineCall({
  method: 'post',
  service: 'w-business',
  path: `${path}/{number}/approve`,
  summary:
    'Publishes what a request is about, as it was sent or as it is now; 409 with NAME if somebody else has decided, 422 with CHECKS',
  access: publishAccess,
  limits,
  params,
  body: approveBody,
  answer: z.object({ PUBLISHED_VERSION: z.int(), SLUGS: z.array(z.string()) }),
  act: async ({
    member: { company, account },
    params: { number },
    body: { WHICH, REVISION },
    locale,
    transaction,
  }) => {
    const { version, slugs } = await transaction((orm) =>
      approveRequest(orm, { company, account, locale, number, which: WHICH, revision: REVISION }),
    )
    return { PUBLISHED_VERSION: version, SLUGS: slugs }
  },
})

export const returnApproval = defineCall({
  method: 'post',
  service: 'w-business',
  path: `${path}/{number}/return`,
  summary: 'Returns a request to who has sent it, with a note; 409 with NAME if somebody else has decided',
  access: publishAccess,
  limits,
  params,
  body: returnBody,
  act: async ({ member: { company, account }, params: { number }, body: { NOTE }, transaction }) =>
    transaction(
      (orm) =>
        endApproval(orm, company, number, 'return', { by: account, answer: NOTE }) as Promise<undefined>,
    ),
})
