import { ownCommentList } from '../../../schemas/api/profile.ts'
import { readAnswer } from '../../api/read-answer.ts'
import { listQuery, pageNumber, type QueryProps } from '../../page-query.ts'
import { metadataOf } from '../page-metadata.ts'
import { CommentsScreen } from './comments-screen.tsx'

export const generateMetadata = metadataOf('comments')

/** R88 */
export default async function CommentsPage({ searchParams }: QueryProps) {
  const { page } = await searchParams
  const list = await readAnswer(`/front/v1/user/comments${listQuery(pageNumber(page))}`, ownCommentList)
  return <CommentsScreen {...list} now={new Date().toISOString()} />
}
