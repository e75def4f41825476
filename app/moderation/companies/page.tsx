import type { Metadata } from 'next'
import { translate } from '../../../locales/index.ts'
import { companyStatuses } from '../../../schemas/companies/company-status.ts'
import { oneOf, pageNumber, type QueryProps, textOf } from '../../page-query.ts'
import { moderatedCompanies } from '../../queries/moderation.ts'
import { Prefetched } from '../../queries/prefetched.tsx'
import { requestLocale } from '../../request-locale.ts'
import { Queue } from './queue.tsx'

export async function generateMetadata(): Promise<Metadata> {
  return { title: translate(await requestLocale())('moderation:queue.companies') }
}

/** Companies that wait for a decision, and decided ones. The server admits only moderators. */
export default async function QueuePage({ searchParams }: QueryProps) {
  const query = await searchParams
  const status = oneOf(companyStatuses, query.status) ?? 'moderation'
  const search = textOf(query.search)
  const page = pageNumber(query.page)
  return (
    <Prefetched queries={[moderatedCompanies(status, search, page)]}>
      <Queue status={status} search={search} page={page} now={new Date().toISOString()} />
    </Prefetched>
  )
}
