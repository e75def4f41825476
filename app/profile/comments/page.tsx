import { pageNumber, type QueryProps } from '../../page-query.ts'
import { Prefetched } from '../../queries/prefetched.tsx'
import { ownComments } from '../../queries/profile.ts'
import { metadataOf } from '../page-metadata.ts'
import { CommentsScreen } from './comments-screen.tsx'

export const generateMetadata = metadataOf('comments')

/** R88 */
export default async function CommentsPage({ searchParams }: QueryProps) {
  const page = pageNumber((await searchParams).page)
  return (
    <Prefetched queries={[ownComments(page)]}>
      <CommentsScreen page={page} now={new Date().toISOString()} />
    </Prefetched>
  )
}
