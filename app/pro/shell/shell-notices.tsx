import type { Translate } from '../../../locales/index.ts'
import type { Locale } from '../../../locales/locale.ts'
import { mayEnter, wholeCompany } from '../../../schemas/access/roles.ts'
import type { ProState } from '../load-pro.ts'
import { proPath } from '../place-names.ts'
import { FactorNotice } from './factor-notice.tsx'
import type { KeyedNotice } from './keyed-notice.ts'
import { TakenDown } from './loaded-screens.tsx'
import { mendedAt } from './mended-at.ts'
import { StatusNotice } from './status-notice.tsx'

type Options = { t: Translate; locale: Locale; isFolded: boolean }

/**
 * Notices about the whole clinic, the most important first: from when on it is closed to the person, why patients do not see it, and pages that
 * moderators have taken down.
 */
export function shellNotices(
  { company, access }: Pick<ProState, 'company' | 'access'>,
  { t, locale, isFolded }: Options,
): KeyedNotice[] {
  const mayAsk =
    (access.AREAS['clinic-website'] ?? []).includes('publish') && mayEnter(company.CABINETS, wholeCompany)
  const base = proPath(company.COMPANY_CODE)
  const from = company.LACKS_FACTOR ? company.FACTOR_FROM : null
  return [
    ...(from
      ? [{ key: 'factor', notice: <FactorNotice company={company} from={from} locale={locale} t={t} /> }]
      : []),
    ...(company.STATUS === 'active'
      ? []
      : [{ key: 'status', notice: <StatusNotice status={company.STATUS} t={t} /> }]),
    ...(company.TAKEN_DOWN ?? []).map((page) => ({
      key: `taken-down-${page.CASE_ID}`,
      notice: (
        <TakenDown
          company={company.COMPANY_CODE}
          page={{ ...page, href: `${base}/${mendedAt(page)}` }}
          mayAsk={mayAsk}
          isFolded={isFolded}
        />
      ),
    })),
  ]
}
