import type { Metadata } from 'next'
import { translate } from '../../locales/index.ts'
import { roleLabels } from '../../schemas/access/roles.ts'
import { AuthLayout } from '../layouts/auth-layout.tsx'
import { AppLink } from '../navigation/app-link.tsx'
import { requestLocale } from '../request-locale.ts'
import { loadOwn } from './load-pro.ts'
import { companyPlace } from './place-names.ts'
import { CompanyChoice } from './shell/company-choice.tsx'

export async function generateMetadata(): Promise<Metadata> {
  return { title: translate(await requestLocale())('business:chooser.title') }
}

/** R90: chooses a company. The server redirects a person with a single company straight to it. */
export default async function ProChooser() {
  const locale = await requestLocale()
  const t = translate(locale)
  const { companies } = await loadOwn()
  return (
    <AuthLayout title={t('business:chooser.title')}>
      <CompanyChoice
        companies={companies.map((company) => ({
          ...companyPlace(company, locale),
          note: [
            roleLabels[company.ROLE][locale],
            ...(company.STATUS === 'active' ? [] : [t(`moderation:status.${company.STATUS}`)]),
          ].join(' · '),
        }))}
      />
      <p className="mt-6">
        <AppLink href="/pro/join" className="link">
          {t('business:join.haveCode')}
        </AppLink>
      </p>
    </AuthLayout>
  )
}
