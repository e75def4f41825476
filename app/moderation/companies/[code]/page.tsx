import type { Metadata } from 'next'
import { translate } from '../../../../locales/index.ts'
import { judgedRegistration } from '../../../../schemas/api/moderation.ts'
import { shownInstant } from '../../../../schemas/formats/shown-instant.ts'
import { readAnswer } from '../../../api/read-answer.ts'
import { requestLocale } from '../../../request-locale.ts'
import { CompanyReview } from './company-review.tsx'
import { reasonNames } from './reason-names.ts'

export async function generateMetadata(): Promise<Metadata> {
  return { title: translate(await requestLocale())('moderation:title') }
}

type PageProps = { params: Promise<{ code: string }> }

/** One company with everything to judge. The server lets in moderators alone. */
export default async function CompanyPage({ params }: PageProps) {
  const { code } = await params
  const company = await readAnswer(
    `/api-front2/v1/moderation/companies/${encodeURIComponent(code)}`,
    judgedRegistration,
  )
  const locale = await requestLocale()
  const now = new Date()
  // The owner reads the reason in their own language.
  const own = translate(company.OWNER?.LOCALE ?? locale)
  return (
    <CompanyReview
      key={company.VERSION}
      company={{
        ...company,
        HISTORY: company.HISTORY.map((one) => ({ ...one, AT: shownInstant(one.AT, locale, now) })),
      }}
      reasons={reasonNames.map((name) => own(`moderation:reason.${name}`))}
    />
  )
}
