import reviewList from '../../schemas/blocks/review-list.ts'
import share from '../../schemas/blocks/share.ts'
import specialistProfile from '../../schemas/blocks/specialist-profile.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import type { Company } from '../entities/company.ts'
import type { Specialist } from '../entities/doctor.ts'
import type { PageContent } from '../page-content.ts'
import { joined, shortened } from '../parts/localized-text.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'
import { companySidebar } from './company-sidebar.ts'

/** The page of a doctor (R79), with the newest reviews. */
export function specialistToPage({
  company,
  specialist,
}: {
  company: Company
  specialist: Specialist
}): PageContent {
  const known = joined([specialist.name, ...specialist.specialities, company.name], ', ')
  return withoutUndefined({
    title: specialist.name,
    description: known && shortened(known, 300),
    image: specialist.photo,
    type: 'website' as const,
    subject: { kind: 'specialist' as const, specialist },
    blocks: [
      storedBlock(specialistProfile, { slug: specialist.slug }),
      storedBlock(share, { like: { type: 'specialist', company: company.code, code: specialist.code } }),
      storedBlock(reviewList, { slug: specialist.slug }),
    ],
    sidebar: companySidebar(company),
  })
}
