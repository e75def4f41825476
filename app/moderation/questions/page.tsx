import type { Metadata } from 'next'
import { translate } from '../../../locales/index.ts'
import { pageNumber, type QueryProps } from '../../page-query.ts'
import { moderatedQuestions } from '../../queries/moderation.ts'
import { Prefetched } from '../../queries/prefetched.tsx'
import { requestLocale } from '../../request-locale.ts'
import { QuestionsQueue } from './questions-queue.tsx'

export async function generateMetadata(): Promise<Metadata> {
  return { title: translate(await requestLocale())('moderation:queue.questions') }
}

/** Answered questions that their askers have allowed to publish. The server admits only moderators. */
export default async function QuestionsPage({ searchParams }: QueryProps) {
  const page = pageNumber((await searchParams).page)
  return (
    <Prefetched queries={[moderatedQuestions(page)]}>
      <QuestionsQueue page={page} now={new Date().toISOString()} />
    </Prefetched>
  )
}
