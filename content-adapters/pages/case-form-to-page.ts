import caseForm from '../../schemas/blocks/case-form.ts'
import pageTitle from '../../schemas/blocks/page-title.ts'
import type { FiledKind } from '../../schemas/cases/filed-kinds.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import type { Company } from '../entities/company.ts'
import type { PageContent } from '../page-content.ts'
import { words } from '../words.ts'

/** A page with only the form of a kind of case to a clinic (R126): a link or a QR code at the desk opens it. */
export const caseFormToPage = (
  { name, filed: { title, lead } }: FiledKind,
  clinic: Pick<Company, 'name'>,
): PageContent => ({
  title: words('head:caseForm', { title, name: clinic.name }),
  type: 'website',
  robots: 'noindex',
  blocks: [storedBlock(pageTitle, { title, lead }), storedBlock(caseForm, { kind: name })],
  sidebar: [],
})
