import type { Metadata } from 'next'
import { translate } from '../../../../locales/index.ts'
import { type Locale, locales } from '../../../../locales/locale.ts'
import { moderatedCompany } from '../../../queries/moderation.ts'
import { Prefetched } from '../../../queries/prefetched.tsx'
import { requestLocale } from '../../../request-locale.ts'
import { CompanyRegistration } from './company-registration.tsx'
import { reasonNames } from './reason-names.ts'

export async function generateMetadata(): Promise<Metadata> {
  return { title: translate(await requestLocale())('moderation:queue.companies') }
}

type PageProps = { params: Promise<{ code: string }> }

/** One company with everything that a moderator needs. The server admits only moderators. */
export default async function CompanyPage({ params }: PageProps) {
  const { code } = await params
  // The reason is sent in the owner's language.
  const reasons = Object.fromEntries(
    locales.map((locale) => [
      locale,
      reasonNames.map((name) => translate(locale)(`moderation:reason.${name}`)),
    ]),
  ) as Record<Locale, string[]>
  return (
    <Prefetched queries={[moderatedCompany(code)]}>
      <CompanyRegistration code={code} reasons={reasons} now={new Date().toISOString()} />
    </Prefetched>
  )
}
