import { likeTypes } from '../../../schemas/api/profile-kinds.ts'
import { oneOf, pageNumber, type QueryProps } from '../../page-query.ts'
import { Prefetched } from '../../queries/prefetched.tsx'
import { likes } from '../../queries/profile.ts'
import { metadataOf } from '../page-metadata.ts'
import { LikesScreen } from './likes-screen.tsx'

export const generateMetadata = metadataOf('likes')

/** R86 */
export default async function LikesPage({ searchParams }: QueryProps) {
  const query = await searchParams
  const type = oneOf(likeTypes, query.type)
  const page = pageNumber(query.page)
  return (
    <Prefetched queries={[likes(page, type)]}>
      <LikesScreen page={page} type={type} />
    </Prefetched>
  )
}
