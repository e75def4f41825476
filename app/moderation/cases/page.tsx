import type { Metadata } from 'next'
import { translate } from '../../../locales/index.ts'
import { pageNumber, type QueryProps } from '../../page-query.ts'
import { moderatedCases } from '../../queries/filed-cases.ts'
import { Prefetched } from '../../queries/prefetched.tsx'
import { requestLocale } from '../../request-locale.ts'
import { CasesQueue } from './cases-queue.tsx'

export async function generateMetadata(): Promise<Metadata> {
  return { title: translate(await requestLocale())('moderation:queue.cases') }
}

/** Cases that wait for a moderator. The server admits only moderators. */
export default async function CasesPage({ searchParams }: QueryProps) {
  const page = pageNumber((await searchParams).page)
  return (
    <Prefetched queries={[moderatedCases(page)]}>
      <CasesQueue page={page} now={new Date().toISOString()} />
    </Prefetched>
  )
}
