import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { sitePreview } from '../../../schemas/api/site-draft.ts'
import { emptyTypes, storedPages } from '../../../schemas/menu/empty-types.ts'
import type { PageDocument } from '../../../schemas/page/page.ts'
import { company as companyTable } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { siteMarks } from '../../shared/answers/company-answer.ts'
import { filledFields } from '../../shared/answers/filled-fields.ts'
import { menuAnswer } from '../../shared/answers/menu-answer.ts'
import type { KeptDraft } from '../drafts/draft-store.ts'
import { pageDocuments } from '../drafts/published-site.ts'

const onlyPage = (pages: Record<string, PageDocument>, slug: string): Record<string, PageDocument> => {
  const found = Object.hasOwn(pages, slug) ? pages[slug] : undefined
  return found ? { [slug]: found } : {}
}

/**
 * The answers of A9 and of the site of a company as if a site were published; undefined if there is no such company. With `page` only the
 * page with this slug is in the answer, as a document needs it; the index has an empty one.
 */
export async function previewOfSite(
  orm: Orm,
  company: string,
  { revision, draft }: KeptDraft,
  page?: string,
): Promise<z.infer<typeof sitePreview> | undefined> {
  const pages = pageDocuments(draft)
  const { logo, favicon, name, isPublished } = companyTable
  const [filled] = await orm
    .select({ ...filledFields, logo, favicon, name, isPublished })
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
      IS_APPROVED: filled.isPublished,
      PAGES: page === undefined ? pages : onlyPage(pages, page),
    }
  )
}
