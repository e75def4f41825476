import { ownCommentsAnswer } from '../../../schemas/requests/profile.ts'
import { readAnswer } from '../../api/read-answer.ts'
import { type ListPageProps, listQuery, pageNumber } from '../list-query.ts'
import { metadataOf } from '../page-metadata.ts'
import { CommentsScreen } from './comments-screen.tsx'

export const generateMetadata = metadataOf('comments')

/** R88 */
export default async function CommentsPage({ searchParams }: ListPageProps) {
  const { page } = await searchParams
  const list = await readAnswer(`/front/v1/user/comments${listQuery(pageNumber(page))}`, ownCommentsAnswer)
  return <CommentsScreen {...list} now={new Date().toISOString()} />
}
