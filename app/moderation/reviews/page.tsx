import type { Metadata } from 'next'
import { translate } from '../../../locales/index.ts'
import { pageNumber, type QueryProps } from '../../page-query.ts'
import { moderatedWritings } from '../../queries/moderation.ts'
import { Prefetched } from '../../queries/prefetched.tsx'
import { requestLocale } from '../../request-locale.ts'
import { ReviewsQueue } from './reviews-queue.tsx'

export async function generateMetadata(): Promise<Metadata> {
  return { title: translate(await requestLocale())('moderation:queue.reviews') }
}

/** Reviews, answers and comments that wait for a decision. The server admits only moderators. */
export default async function ReviewsPage({ searchParams }: QueryProps) {
  const page = pageNumber((await searchParams).page)
  return (
    <Prefetched queries={[moderatedWritings(page)]}>
      <ReviewsQueue page={page} now={new Date().toISOString()} />
    </Prefetched>
  )
}
