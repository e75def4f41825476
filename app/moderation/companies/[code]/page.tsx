import type { Metadata } from 'next'
import { translate } from '../../../../locales/index.ts'
import { judgedRegistration } from '../../../../schemas/answers/registration.ts'
import { readAnswer } from '../../../api/read-answer.ts'
import { requestLocale } from '../../../request-locale.ts'
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
  const company = await readAnswer(
    `/api-front2/v1/moderation/companies/${encodeURIComponent(code)}`,
    judgedRegistration,
  )
  const locale = await requestLocale()
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
