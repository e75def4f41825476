import { likedThingList, likeTypes } from '../../../schemas/api/profile.ts'
import { readAnswer } from '../../api/read-answer.ts'
import { listQuery, oneOf, pageNumber, type QueryProps } from '../../page-query.ts'
import { metadataOf } from '../page-metadata.ts'
import { LikesScreen } from './likes-screen.tsx'

export const generateMetadata = metadataOf('likes')

/** R86 */
export default async function LikesPage({ searchParams }: QueryProps) {
  const query = await searchParams
  const type = oneOf(likeTypes, query.type)
  const list = await readAnswer(
    `/front/v1/user/likes${listQuery(pageNumber(query.page), { type })}`,
    likedThingList,
  )
  return <LikesScreen {...list} type={type} />
}
