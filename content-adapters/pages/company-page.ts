import type { TextKey } from '../../locales/index.ts'
import pageTitle from '../../schemas/blocks/page-title.ts'
import type { LocalizedText } from '../../schemas/core/localized.ts'
import type { StoredBlock } from '../../schemas/page/page.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import type { Company } from '../entities/company.ts'
import type { PageContent } from '../page-content.ts'
import { words } from '../words.ts'
import { sidebarBeside } from './company-sidebar.ts'

type Options = { title: LocalizedText; lead?: LocalizedText; description: TextKey; blocks: StoredBlock[] }

/** A composed page of a company's site: title, blocks, and the sidebar (B-10). */
export const companyPage = (
  company: Company,
  { title, lead, description, blocks }: Options,
): PageContent => ({
  title,
  description: words(description, { name: company.name }),
  type: 'website',
  blocks: [storedBlock(pageTitle, { title, ...(lead && { lead }) }), ...blocks],
  sidebar: sidebarBeside(company, blocks),
})
