import { translate } from '../../../locales/index.ts'
import type { OwnCompany } from '../../../schemas/api/business.ts'
import { AuthLayout } from '../../layouts/auth-layout.tsx'
import { Prefetched } from '../../queries/prefetched.tsx'
import { ownFactors, ownUser } from '../../queries/profile.ts'
import { requestLocale } from '../../request-locale.ts'
import { loadOwn } from '../load-pro.ts'
import { companyPlace } from '../place-names.ts'
import { NeedsFactor } from './loaded-screens.tsx'

/** In place of everything of a company that requires a second factor: how the person gets one (decision 49). */
export async function needsFactorScreen(company: OwnCompany) {
  const [locale, { companies }] = await Promise.all([requestLocale(), loadOwn()])
  return (
    <AuthLayout title={translate(locale)('business:needsFactor.title')}>
      <Prefetched queries={[ownFactors, ownUser]}>
        <NeedsFactor
          clinic={companyPlace(company, locale).name.text}
          isOnly={companies.length === 1}
          now={new Date().toISOString()}
        />
      </Prefetched>
    </AuthLayout>
  )
}
