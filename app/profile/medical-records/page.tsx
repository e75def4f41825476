import { recordKinds } from '../../../schemas/api/profile-kinds.ts'
import { oneOf, pageNumber, type QueryProps } from '../../page-query.ts'
import { Prefetched } from '../../queries/prefetched.tsx'
import { medicalRecords, ownOpenings } from '../../queries/profile.ts'
import { metadataOf } from '../page-metadata.ts'
import { RecordsScreen } from './records-screen.tsx'

export const generateMetadata = metadataOf('medical-records')

/** R89 */
export default async function RecordsPage({ searchParams }: QueryProps) {
  const query = await searchParams
  const kind = oneOf(recordKinds, query.kind)
  const page = pageNumber(query.page)
  const openings = pageNumber(query.openings)
  return (
    <Prefetched queries={[medicalRecords(page, kind), ownOpenings(openings)]}>
      <RecordsScreen page={page} kind={kind} openings={openings} now={new Date().toISOString()} />
    </Prefetched>
  )
}
