import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { translate } from '../../../locales/index.ts'
import { companyStatuses } from '../../../schemas/requests/company.ts'
import { readApi } from '../../api/server-api.ts'
import { requestLocale } from '../../request-locale.ts'
import type { CardPage } from '../judged.ts'
import { moment } from '../moment.ts'
import { Queue } from './queue.tsx'

export async function generateMetadata(): Promise<Metadata> {
  return { title: translate(await requestLocale())('moderation:title') }
}

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

const one = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '')

/** Companies that wait for moderators, and those that were decided. The server lets in moderators alone. */
export default async function QueuePage({ searchParams }: PageProps) {
  const asked = await searchParams
  const status = companyStatuses.find((known) => known === asked.status) ?? 'moderation'
  const search = one(asked.search)
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 120)
  const page = /^[1-9]\d{0,5}$/.test(one(asked.page)) ? one(asked.page) : '1'
  const query = new URLSearchParams({ 'filter[status]': status, 'page[number]': page })
  if (search) query.set('filter[search]', search)
  const answer = await readApi<CardPage>(`/api-front2/v1/moderation/companies?${query}`)
  // The guard has given the status already; this draws it.
  if (!answer.ok && answer.status === 403) notFound()
  if (!answer.ok) throw new Error(`the queue could not be read: ${answer.status}`)
  const locale = await requestLocale()
  const cards = answer.data.data.map((card) => ({ ...card, SINCE: card.SINCE && moment(card.SINCE, locale) }))
  return <Queue {...{ status, search, cards }} meta={answer.data.meta} />
}
