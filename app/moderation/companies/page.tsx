import type { Metadata } from 'next'
import { translate } from '../../../locales/index.ts'
import { readLocalized } from '../../../schemas/api/localized-fields.ts'
import { registrationCardList } from '../../../schemas/api/moderation.ts'
import { companyStatuses } from '../../../schemas/company-status.ts'
import { shownInstant } from '../../../schemas/formats/shown-instant.ts'
import { readAnswer } from '../../api/read-answer.ts'
import { listQuery, oneOf, pageNumber, type QueryProps, textOf } from '../../page-query.ts'
import { requestLocale } from '../../request-locale.ts'
import { Queue } from './queue.tsx'

export async function generateMetadata(): Promise<Metadata> {
  return { title: translate(await requestLocale())('moderation:title') }
}

/** Companies that wait for moderators, and those that were decided. The server lets in moderators alone. */
export default async function QueuePage({ searchParams }: QueryProps) {
  const asked = await searchParams
  const status = oneOf(companyStatuses, asked.status) ?? 'moderation'
  const search = textOf(asked.search)
  const query = listQuery(pageNumber(asked.page), { status, search })
  const { data, meta } = await readAnswer(`/api-front2/v1/moderation/companies${query}`, registrationCardList)
  const locale = await requestLocale()
  const now = new Date()
  const cards = data.map((card) => ({
    ...card,
    name: readLocalized(card, 'COMPANY_NAME', locale) ?? { text: card.COMPANY_CODE, lang: locale },
    since: card.SINCE && shownInstant(card.SINCE, locale, now),
  }))
  return <Queue {...{ status, search, cards, meta }} />
}
