import type { Metadata } from 'next'
import { translate } from '../../../locales/index.ts'
import { moderatedClaimStates } from '../../../schemas/api/claim.ts'
import { oneOf, pageNumber, type QueryProps } from '../../page-query.ts'
import { moderatedClaims } from '../../queries/moderation.ts'
import { Prefetched } from '../../queries/prefetched.tsx'
import { requestLocale } from '../../request-locale.ts'
import { ClaimsQueue } from './claims-queue.tsx'

export async function generateMetadata(): Promise<Metadata> {
  return { title: translate(await requestLocale())('moderation:queue.claims') }
}

/** Requests to take companies over that wait for a decision, or were decided. The server admits only moderators. */
export default async function ClaimsPage({ searchParams }: QueryProps) {
  const query = await searchParams
  const state = oneOf(moderatedClaimStates, query.state) ?? 'waiting'
  const page = pageNumber(query.page)
  return (
    <Prefetched queries={[moderatedClaims(state, page)]}>
      <ClaimsQueue state={state} page={page} now={new Date().toISOString()} />
    </Prefetched>
  )
}
