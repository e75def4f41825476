import { z } from '@hono/zod-openapi'
import {
  settleCommentBody,
  sharedCommentBody,
  siteCommentBody,
  siteComments,
} from '../../../schemas/api/site-comments.ts'
import { place } from '../../kit/company/place.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { readAccess, writeAccess } from '../drafts/access.ts'
import { readKnownDraft } from '../drafts/known-drafts.ts'
import { readApproval } from '../publishing/approvals.ts'
import { addComment, commentedPage, listComments, settleComment } from './comments.ts'
import { openShare } from './shares.ts'

const path = '/{companyCode}/{cabinetCode}/clinic_website/comments'
const limits = [{ per: 'person', times: 300, seconds: 3600 }] as const

/** The sites in which a block of a comment may be: the one that was sent with a request to publish, the one that was published then, or the draft. */
async function commentedSites(orm: Orm, company: string, review: number | undefined) {
  const { draft } = await readKnownDraft(orm, company)
  if (review === undefined) return [draft]
  const { content, base } = await readApproval(orm, company, review)
  return [content, base, draft]
}

export const commentOnSharedSite = defineCall({
  method: 'post',
  service: 'w-front',
  path: '/v1/landing/shared_site/comments',
  summary: 'What somebody who has a link to a site says about a page or a block; 404 once the link is over',
  access: 'anyone',
  limits: [{ per: 'address', times: 30, seconds: 3600 }],
  body: sharedCommentBody,
  act: async ({ body: { TOKEN, PAGE, BLOCK, NAME, TEXT }, locale, transaction }) =>
    transaction(async (orm) => {
      const { id, company, slug, site } = await openShare(orm, TOKEN)
      if (slug !== null && slug !== PAGE) throw new ApiError('NOT_FOUND')
      const comment = { company, text: TEXT, name: NAME, share: id, block: BLOCK ?? null }
      await addComment(
        orm,
        { ...comment, page: commentedPage(site.draft, PAGE) },
        { sites: [site.draft], locale },
      )
      return undefined
    }),
})

export const siteCommentList = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path,
  summary: 'What is said about a site that is not published, by staff and by whoever has a link to it',
  access: readAccess,
  params: place,
  answer: siteComments,
  act: ({ orm, member: { company } }) => listComments(orm, company),
})

export const commentOnSite = defineCall({
  method: 'post',
  service: 'w-business',
  path,
  summary: 'Says something about a page or a block, or answers a comment',
  access: writeAccess,
  limits,
  params: place,
  body: siteCommentBody,
  act: async ({ member: { company, account }, body, locale, transaction }) =>
    transaction(async (orm) => {
      const { PAGE, BLOCK, REVIEW, TEXT, ANSWERS } = body
      const sites = await commentedSites(orm, company, REVIEW)
      const place = { company, page: PAGE, block: BLOCK ?? null }
      await addComment(orm, { ...place, account, text: TEXT, answers: ANSWERS ?? null }, { sites, locale })
      return undefined
    }),
})

export const settleSiteComment = defineCall({
  method: 'patch',
  service: 'w-business',
  path: `${path}/{id}`,
  summary: 'Settles a comment, or opens it again',
  access: writeAccess,
  limits,
  params: place.extend({ id: z.uuid().describe('Id of the comment.') }),
  body: settleCommentBody,
  act: async ({ orm, member: { company, account }, params: { id }, body: { IS_RESOLVED } }) => {
    if (!(await settleComment(orm, { company, id, by: account, isResolved: IS_RESOLVED })))
      throw new ApiError('NOT_FOUND')
    return undefined
  },
})
