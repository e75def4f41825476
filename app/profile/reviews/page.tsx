import { homeDay } from '../../../schemas/formats/home-day.ts'
import { pageNumber, type QueryProps } from '../../page-query.ts'
import { Prefetched } from '../../queries/prefetched.tsx'
import { ownReviews } from '../../queries/profile.ts'
import { metadataOf } from '../page-metadata.ts'
import { ReviewsScreen } from './reviews-screen.tsx'

export const generateMetadata = metadataOf('reviews')

/** R87 */
export default async function ReviewsPage({ searchParams }: QueryProps) {
  const page = pageNumber((await searchParams).page)
  return (
    <Prefetched queries={[ownReviews(page)]}>
      <ReviewsScreen page={page} today={homeDay()} />
    </Prefetched>
  )
}
