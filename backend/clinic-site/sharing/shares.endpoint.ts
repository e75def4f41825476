import { z } from '@hono/zod-openapi'
import { eq, sql } from 'drizzle-orm'
import { localizePath } from '../../../locales/locale.ts'
import { shareBody, shareMade, siteShares } from '../../../schemas/api/site-shares.ts'
import { company as companyTable } from '../../database/tables/index.ts'
import { place } from '../../kit/company/place.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { instant } from '../../shared/answers/instant.ts'
import { writeAccess } from '../drafts/access.ts'
import { isShareable, listShares, makeShare, revokeShare } from './shares.ts'

const path = '/{companyCode}/{cabinetCode}/clinic_website/preview'
const limits = [{ per: 'person', times: 120, seconds: 3600 }] as const

export const shareSite = defineCall({
  method: 'post',
  service: 'w-business',
  path,
  summary:
    'Makes a link by which anybody sees the draft, or one page of it, until it expires (PS5); 409 if too many are open',
  access: writeAccess,
  limits,
  params: place,
  body: shareBody,
  answer: shareMade,
  act: async ({
    locale,
    member: { company, account },
    body: { PAGE, IS_PINNED, HOURS },
    settings,
    transaction,
  }) =>
    transaction(async (orm) => {
      const [row] = await orm
        .select({ slug: companyTable.slug, isShareable: sql<boolean>`${isShareable}` })
        .from(companyTable)
        .where(eq(companyTable.code, company))
      if (!row) throw new ApiError('NOT_FOUND')
      if (!row.isShareable) throw new ApiError('FORBIDDEN')
      const making = { company, account, slug: PAGE, isPinned: IS_PINNED, hours: HOURS }
      const { id, token, until } = await makeShare(orm, making)
      const page = localizePath(`/l/${row.slug}${PAGE ? `/${PAGE}` : ''}`, locale)
      return { ID: id, URL: `${settings.origin}${page}?preview=${token}`, UNTIL: instant(until) }
    }),
})

export const siteShareList = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: `${path}s`,
  summary:
    'The links that show a site that is not published: who has made them, until when, how often opened',
  access: writeAccess,
  params: place,
  answer: siteShares,
  act: ({ orm, member: { company } }) => listShares(orm, company),
})

export const revokeSiteShare = defineCall({
  method: 'delete',
  service: 'w-business',
  path: `${path}s/{id}`,
  summary: 'Ends a link at once',
  access: writeAccess,
  limits,
  params: place.extend({ id: z.uuid().describe('Id of the shared link.') }),
  act: async ({ orm, member: { company }, params: { id } }) => {
    if (!(await revokeShare(orm, company, id))) throw new ApiError('NOT_FOUND')
    return undefined
  },
})
