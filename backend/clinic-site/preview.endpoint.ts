import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { sitePreview } from '../../schemas/api/site-draft.ts'
import { siteName } from '../../schemas/draft/site-name.ts'
import { emptyTypes, storedPages } from '../../schemas/menu/empty-types.ts'
import type { PageDocument } from '../../schemas/page.ts'
import { siteMarks } from '../answers/company-answer.ts'
import { filledFields } from '../answers/filled-fields.ts'
import { menuAnswer } from '../answers/menu-answer.ts'
import { company as companyTable } from '../database/tables/index.ts'
import { defineCall } from '../http/endpoint.ts'
import { place } from '../staff/place.ts'
import { readAccess } from './access.ts'
import { readNamedSite } from './named-site.ts'
import { pageDocuments } from './published-site.ts'

const onlyPage = (pages: Record<string, PageDocument>, slug: string): Record<string, PageDocument> => {
  const found = Object.hasOwn(pages, slug) ? pages[slug] : undefined
  return found ? { [slug]: found } : {}
}

export const clinicSitePreview = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/clinic_website/preview',
  summary:
    'What A9 and the site of a company would answer if its draft, or another site of its own, were published',
  access: readAccess,
  params: place,
  // With `page` only the page with this slug is in the answer, as a document needs it; the index has an empty one.
  query: siteName.extend({ page: z.string().max(500).optional() }),
  answer: sitePreview,
  act: async ({ orm, files, member: { company }, query: { page, ...named } }) => {
    const { revision, draft } = await readNamedSite({ orm, files }, company, named)
    const pages = pageDocuments(draft)
    const { logo, favicon, name } = companyTable
    const [filled] = await orm
      .select({ ...filledFields, logo, favicon, name })
      .from(companyTable)
      .where(eq(companyTable.code, company))
    const { settings = {} } = draft.design
    return (
      filled && {
        COMPANY_CODE: company,
        REVISION: revision,
        TEMPLATE: draft.design.template,
        THEME: draft.design.theme,
        SETTINGS: settings,
        ...siteMarks({ ...filled, siteSettings: settings }),
        MENU: draft.menu.map(menuAnswer),
        EMPTY_TYPES: emptyTypes({ ...filled, ...storedPages(new Set(Object.keys(pages))) }),
        PAGES: page === undefined ? pages : onlyPage(pages, page),
      }
    )
  },
})
