import { pageNumber, type QueryProps } from '../../page-query.ts'
import { Prefetched } from '../../queries/prefetched.tsx'
import { ownQuestions } from '../../queries/profile.ts'
import { metadataOf } from '../page-metadata.ts'
import { QuestionsScreen } from './questions-screen.tsx'

export const generateMetadata = metadataOf('questions')

/** The user's questions to clinics. */
export default async function QuestionsPage({ searchParams }: QueryProps) {
  const page = pageNumber((await searchParams).page)
  return (
    <Prefetched queries={[ownQuestions(page)]}>
      <QuestionsScreen page={page} now={new Date().toISOString()} />
    </Prefetched>
  )
}
