import pageTitle from '../../schemas/blocks/page-title.ts'
import reviewForm from '../../schemas/blocks/review-form.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import type { Company } from '../entities/company.ts'
import type { PageContent } from '../page-content.ts'
import { words } from '../words.ts'

/** A page with only the form for a review of a clinic (R23): a link or a QR code at the desk opens it. */
export function reviewLinkToPage({ name }: Company): PageContent {
  const title = words('head:reviewLink', { name })
  return {
    title,
    type: 'website',
    robots: 'noindex',
    blocks: [storedBlock(pageTitle, { title }), storedBlock(reviewForm, { alone: true })],
    sidebar: [],
  }
}
