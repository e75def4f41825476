import type { Cabinet } from '../../content-adapters/entities/company.ts'
import type { CompanyProfileProps } from '../../schemas/blocks/company-profile.ts'
import { blocksOf } from './blocks-of.ts'
import { clinicEntity } from './clinic.ts'
import type { JsonLdContext } from './context.ts'
import { type Entity, entity } from './entity.ts'
import { reviewsOn } from './reviews.ts'

/**
 * The company of a profile in the directory, with its published reviews and the rating by them: search engines accept them of a
 * directory, and never of the company's own site (F21).
 */
export function profileEntity(context: JsonLdContext, cabinets: readonly Cabinet[]): Entity | undefined {
  const { profile, content, page } = context
  if (!profile || content.subject?.kind !== 'company') return undefined
  const [head] = blocksOf<CompanyProfileProps>(page.blocks, 'company-profile')
  const rating = head?.data.rating
  return entity({
    ...clinicEntity(profile.company, cabinets, { ...context, address: profile.address }),
    aggregateRating: rating && {
      '@type': 'AggregateRating',
      ratingValue: rating.value,
      reviewCount: rating.count,
      bestRating: 5,
      worstRating: 1,
    },
    review: reviewsOn(page.blocks),
  })
}
