import { z } from '@hono/zod-openapi'
import { eq } from 'drizzle-orm'
import { sitePreview } from '../../schemas/api/site-draft.ts'
import { emptyTypes, storedPages } from '../../schemas/menu/empty-types.ts'
import { siteMarks } from '../answers/company-answer.ts'
import { filledFields } from '../answers/filled-fields.ts'
import { menuAnswer } from '../answers/menu-answer.ts'
import { company as companyTable } from '../database/tables/index.ts'
import { defineCall } from '../http/endpoint.ts'
import { place } from '../staff/place.ts'
import { readAccess } from './access.ts'
import { readDraft } from './draft-store.ts'
import { pageDocuments } from './published-site.ts'
import { readVersion, versionNumber } from './read-version.ts'

export const clinicSitePreview = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/clinic_website/preview',
  summary: 'What A9 and the site of a company would answer if its draft, or a version of it, were published',
  access: readAccess,
  params: place,
  query: z.object({ version: versionNumber.optional() }),
  answer: sitePreview,
  act: async ({ orm, member: { company }, query: { version } }) => {
    const current = await readDraft(orm, company)
    const { revision } = current
    const draft = version === undefined ? current.draft : await readVersion(orm, company, version)
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
        PAGES: pages,
      }
    )
  },
})
