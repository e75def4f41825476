import { z } from 'zod'
import { sitePreview } from '../../../schemas/api/site-draft.ts'
import { siteName } from '../../../schemas/draft/site-name.ts'
import { place } from '../../kit/company/place.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { readAccess } from '../drafts/access.ts'
import { readNamedSite } from './named-site.ts'
import { previewOfSite } from './site-preview.ts'

export const clinicSitePreview = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/clinic_website/preview',
  summary:
    'What A9 and the site of a company would answer if its draft, or another site of its own, were published',
  access: readAccess,
  params: place,
  query: siteName.extend({ page: z.string().max(500).describe('Address of the page.').optional() }),
  answer: sitePreview,
  act: async ({ orm, files, member: { company }, query: { page, ...named } }) =>
    previewOfSite(orm, company, await readNamedSite({ orm, files }, company, named), page),
})
