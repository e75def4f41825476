import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { translate } from '../../../../locales/index.ts'
import { readApi } from '../../../api/server-api.ts'
import { requestLocale } from '../../../request-locale.ts'
import type { Judged } from '../../judged.ts'
import { moment } from '../../moment.ts'
import { CompanyReview } from './company-review.tsx'
import { reasonNames } from './reason-names.ts'

export async function generateMetadata(): Promise<Metadata> {
  return { title: translate(await requestLocale())('moderation:title') }
}

type PageProps = { params: Promise<{ code: string }> }

/** One company with everything to judge. The server lets in moderators alone. */
export default async function CompanyPage({ params }: PageProps) {
  const { code } = await params
  const answer = await readApi<Judged>(`/api-front2/v1/moderation/companies/${encodeURIComponent(code)}`)
  if (!answer.ok) {
    // To whom is no moderator there is no such page either.
    if ([400, 403, 404].includes(answer.status)) notFound()
    throw new Error(`the company could not be read: ${answer.status}`)
  }
  const locale = await requestLocale()
  const company = answer.data
  // The owner reads the reason in their own language.
  const own = translate(company.OWNER?.LOCALE ?? locale)
  return (
    <CompanyReview
      key={company.VERSION}
      company={{
        ...company,
        HISTORY: company.HISTORY.map((one) => ({ ...one, AT: moment(one.AT, locale) })),
      }}
      reasons={reasonNames.map((name) => own(`moderation:reason.${name}`))}
    />
  )
}
