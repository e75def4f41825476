import { pageNumber, type QueryProps } from '../../page-query.ts'
import { Prefetched } from '../../queries/prefetched.tsx'
import { ownConsultations } from '../../queries/profile.ts'
import { metadataOf } from '../page-metadata.ts'
import { ConsultationsScreen } from './consultations-screen.tsx'

export const generateMetadata = metadataOf('consultations')

/** R13: the user's own ones. */
export default async function ConsultationsPage({ searchParams }: QueryProps) {
  const page = pageNumber((await searchParams).page)
  return (
    <Prefetched queries={[ownConsultations(page)]}>
      <ConsultationsScreen page={page} now={new Date().toISOString()} />
    </Prefetched>
  )
}
