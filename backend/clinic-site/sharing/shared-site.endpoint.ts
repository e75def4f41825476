import { z } from '@hono/zod-openapi'
import { eq } from 'drizzle-orm'
import { sharedSite } from '../../../schemas/api/site-shares.ts'
import { company as companyTable } from '../../database/tables/index.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { instant } from '../../shared/answers/instant.ts'
import { previewOfSite } from '../preview/site-preview.ts'
import { commentedPage, listSharedComments } from './comments.ts'
import { countOpened, openShare } from './shares.ts'

export const openSharedSite = defineCall({
  method: 'get',
  // A read that the server counts as an opening of the link; it has no session.
  changes: true,
  service: 'front',
  path: '/v1/landing/shared_site',
  summary:
    'What A9 and the site of a company would answer if what a link shows were published (PS5); 404 once the link is over',
  access: 'anyone',
  isPersonal: true,
  query: z.object({
    token: z.string().min(1).max(100).describe('The secret of the link.'),
    page: z.string().max(500).describe('Address of the page.'),
    opened: z.literal('1').describe('The page was opened by a person, which is counted.').optional(),
  }),
  answer: sharedSite,
  act: async ({ orm, query: { token, page: asked, opened } }) => {
    const { id, company, slug, until, site } = await openShare(orm, token)
    // A link to one page reveals nothing of the others.
    const page = slug ?? asked
    const preview = await previewOfSite(orm, company, site, page)
    const [clinic] = await orm
      .select({ SLUG: companyTable.slug })
      .from(companyTable)
      .where(eq(companyTable.code, company))
    if (opened) await countOpened(orm, id)
    const commented = { company, share: id, page: commentedPage(site.draft, page) }
    const COMMENTS = await listSharedComments(orm, commented)
    return (
      preview && clinic && { ...preview, COMMENTS, SHARE: { ...clinic, PAGE: slug, UNTIL: instant(until) } }
    )
  },
})
