import { ownReviewList } from '../../../schemas/api/profile.ts'
import { readAnswer } from '../../api/read-answer.ts'
import { listQuery, pageNumber, type QueryProps } from '../../page-query.ts'
import { metadataOf } from '../page-metadata.ts'
import { ReviewsScreen } from './reviews-screen.tsx'

export const generateMetadata = metadataOf('reviews')

/** R87 */
export default async function ReviewsPage({ searchParams }: QueryProps) {
  const { page } = await searchParams
  const list = await readAnswer(`/front/v1/user/reviews${listQuery(pageNumber(page))}`, ownReviewList)
  return <ReviewsScreen {...list} today={new Date().toISOString().slice(0, 10)} />
}
