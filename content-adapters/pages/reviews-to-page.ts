import reviewForm from '../../schemas/blocks/review-form.ts'
import reviewList from '../../schemas/blocks/review-list.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import type { Company } from '../entities/company.ts'
import type { PageContent } from '../page-content.ts'
import { words } from '../words.ts'
import { companyPage } from './company-page.ts'

/** One page of the clinic's reviews (R70, B-23). */
export const reviewsToPage = ({ company, page }: { company: Company; page: number }): PageContent => {
  const name = words('head:reviews')
  return {
    ...companyPage(company, {
      title: name,
      description: 'head:reviewsDescription',
      blocks: [
        storedBlock(reviewList, { titleHidden: true, page }),
        ...(page === 1 ? [storedBlock(reviewForm, {})] : []),
      ],
    }),
    ...(page > 1 && { title: words('head:listPage', { name, page }) }),
  }
}
