import type { Translate } from '../../../locales/index.ts'
import { mayEnter, wholeCompany } from '../../../schemas/access/roles.ts'
import type { ProState } from '../load-pro.ts'
import { proPath } from '../place-names.ts'
import type { KeyedNotice } from './keyed-notice.ts'
import { TakenDown } from './loaded-screens.tsx'
import { mendedAt } from './mended-at.ts'
import { StatusNotice } from './status-notice.tsx'

type Options = { t: Translate; isFolded: boolean }

/** Notices about the whole clinic, the most important first: why patients do not see it, and pages that moderators have taken down. */
export function shellNotices(
  { company, access }: Pick<ProState, 'company' | 'access'>,
  { t, isFolded }: Options,
): KeyedNotice[] {
  const mayAsk =
    (access.AREAS['clinic-website'] ?? []).includes('publish') && mayEnter(company.CABINETS, wholeCompany)
  const base = proPath(company.COMPANY_CODE)
  return [
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
