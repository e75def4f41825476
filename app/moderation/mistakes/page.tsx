import type { Metadata } from 'next'
import { translate } from '../../../locales/index.ts'
import { pageNumber, type QueryProps } from '../../page-query.ts'
import { reportedMistakes } from '../../queries/moderation.ts'
import { Prefetched } from '../../queries/prefetched.tsx'
import { requestLocale } from '../../request-locale.ts'
import { MistakesQueue } from './mistakes-queue.tsx'

export async function generateMetadata(): Promise<Metadata> {
  return { title: translate(await requestLocale())('moderation:queue.mistakes') }
}

/** Mistakes that visitors have reported. The server admits only moderators. */
export default async function MistakesPage({ searchParams }: QueryProps) {
  const page = pageNumber((await searchParams).page)
  return (
    <Prefetched queries={[reportedMistakes(page)]}>
      <MistakesQueue page={page} now={new Date().toISOString()} />
    </Prefetched>
  )
}
