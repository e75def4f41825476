import pageTitle from '../../schemas/blocks/page-title.ts'
import reviewForm from '../../schemas/blocks/review-form.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import type { Company } from '../entities/company.ts'
import type { PageContent } from '../page-content.ts'
import { words } from '../words.ts'

/** A page with nothing but the form for a review of a clinic (R23): what a link or a QR code at the desk opens. */
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
