import askQuestion from '../../schemas/blocks/ask-question.ts'
import pageTitle from '../../schemas/blocks/page-title.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import type { Company } from '../entities/company.ts'
import type { PageContent } from '../page-content.ts'
import { words } from '../words.ts'

/** A page with only the form for a question to a clinic (R22): a link or a QR code at the desk opens it. */
export function questionLinkToPage({ name }: Company): PageContent {
  const title = words('head:questionLink', { name })
  return {
    title,
    type: 'website',
    robots: 'noindex',
    blocks: [storedBlock(pageTitle, { title }), storedBlock(askQuestion, { titleHidden: true })],
    sidebar: [],
  }
}
