import type { Translate } from '../../../locales/index.ts'
import type { Locale } from '../../../locales/locale.ts'
import type { OwnCompany } from '../../../schemas/api/business.ts'
import { formatHomeDay } from '../../../schemas/formats/format-in-home-zone.ts'
import { AppLink } from '../../navigation/app-link.tsx'
import { companyPlace } from '../place-names.ts'

type Props = { company: OwnCompany; from: string; locale: Locale; t: Translate }

/** From when on the company is closed to the person unless they set up a second factor. */
export function FactorNotice({ company, from, locale, t }: Props) {
  const clinic = companyPlace(company, locale).name.text
  return (
    <p className="rounded-control bg-warning-tint px-4 py-3 text-warning-ink">
      {t('business:factorSoon.text', { clinic, date: formatHomeDay(from, locale) })}{' '}
      <AppLink href="/profile/settings#factors" className="link">
        {t('business:factorSoon.setUp')}
      </AppLink>
    </p>
  )
}
