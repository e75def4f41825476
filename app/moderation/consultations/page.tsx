import type { Metadata } from 'next'
import { translate } from '../../../locales/index.ts'
import { moderatedConsultationStates } from '../../../schemas/api/consultation.ts'
import { oneOf, pageNumber, type QueryProps } from '../../page-query.ts'
import { moderatedConsultations } from '../../queries/consultations.ts'
import { Prefetched } from '../../queries/prefetched.tsx'
import { requestLocale } from '../../request-locale.ts'
import { ConsultationsQueue } from './consultations-queue.tsx'

export async function generateMetadata(): Promise<Metadata> {
  return { title: translate(await requestLocale())('moderation:queue.consultations') }
}

/** Online consultations that wait for a moderator, or are blocked. The server admits only moderators. */
export default async function ConsultationsPage({ searchParams }: QueryProps) {
  const query = await searchParams
  const state = oneOf(moderatedConsultationStates, query.state) ?? 'moderation'
  const page = pageNumber(query.page)
  return (
    <Prefetched queries={[moderatedConsultations(state, page)]}>
      <ConsultationsQueue state={state} page={page} now={new Date().toISOString()} />
    </Prefetched>
  )
}
