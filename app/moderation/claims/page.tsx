import type { Metadata } from 'next'
import { translate } from '../../../locales/index.ts'
import { pageNumber, type QueryProps } from '../../page-query.ts'
import { moderatedClaims } from '../../queries/moderation.ts'
import { Prefetched } from '../../queries/prefetched.tsx'
import { requestLocale } from '../../request-locale.ts'
import { ClaimsQueue } from './claims-queue.tsx'

export async function generateMetadata(): Promise<Metadata> {
  return { title: translate(await requestLocale())('moderation:queue.claims') }
}

/** Requests to take companies over that wait for a decision. The server admits only moderators. */
export default async function ClaimsPage({ searchParams }: QueryProps) {
  const page = pageNumber((await searchParams).page)
  return (
    <Prefetched queries={[moderatedClaims(page)]}>
      <ClaimsQueue page={page} now={new Date().toISOString()} />
    </Prefetched>
  )
}
