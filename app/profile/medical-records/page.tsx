import { medicalRecordList, recordKinds } from '../../../schemas/api/profile.ts'
import { readAnswer } from '../../api/read-answer.ts'
import { listQuery, oneOf, pageNumber, type QueryProps } from '../../page-query.ts'
import { metadataOf } from '../page-metadata.ts'
import { RecordsScreen } from './records-screen.tsx'

export const generateMetadata = metadataOf('medical-records')

/** R89 */
export default async function RecordsPage({ searchParams }: QueryProps) {
  const query = await searchParams
  const kind = oneOf(recordKinds, query.kind)
  const list = await readAnswer(
    `/front/v1/user/medical_records${listQuery(pageNumber(query.page), { kind })}`,
    medicalRecordList,
  )
  return <RecordsScreen {...list} kind={kind} today={new Date().toISOString().slice(0, 10)} />
}
