import reviewForm from '../../schemas/blocks/review-form.ts'
import reviewList from '../../schemas/blocks/review-list.ts'
import specialistGrid from '../../schemas/blocks/specialist-grid.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import type { Company } from '../entities/company.ts'
import type { Specialist } from '../entities/doctor.ts'
import type { PageContent } from '../page-content.ts'
import { shortened } from '../parts/localized-text.ts'
import { words } from '../words.ts'
import { companyPage } from './company-page.ts'

type Options = { company: Company; specialist: Specialist; page: number }

/** One page of a doctor's reviews (R80, B-23), below a card with a link to the doctor's page. */
export function specialistReviewsToPage({ company, specialist, page }: Options): PageContent {
  const { slug } = specialist
  const name = shortened(words('head:specialistReviews', { name: specialist.name }), 200)
  return {
    ...companyPage(company, {
      title: name,
      description: 'head:reviewsDescription',
      blocks: [
        storedBlock(specialistGrid, { slug, titleHidden: true }),
        storedBlock(reviewList, { slug, titleHidden: true, page }),
        ...(page === 1 ? [storedBlock(reviewForm, { slug })] : []),
      ],
    }),
    ...(page > 1 && { title: words('head:listPage', { name, page }) }),
  }
}
