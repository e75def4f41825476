import { notFound } from 'next/navigation'
import { translate } from '../../../locales/index.ts'
import { wholeCompany } from '../../../schemas/access/roles.ts'
import { sectionPath } from '../../../schemas/access/sections.ts'
import { apiKeys } from '../../queries/keys.ts'
import { practiceSetting } from '../../queries/practice.ts'
import { Prefetched } from '../../queries/prefetched.tsx'
import { accessCodes, members, staffDoctors, staffFactor } from '../../queries/staff.ts'
import { requestLocale } from '../../request-locale.ts'
import type { ProState } from '../load-pro.ts'
import { cabinetPlace, companyPlace, placePath, proPath } from '../place-names.ts'
import type { Asked } from '../section-screens.ts'
import { webhooksScreen } from '../webhooks/webhooks-screen.tsx'
import { Keys, Staff } from './loaded-screen.tsx'

/** The company's staff and invitations. */
export default async function staffScreen(
  { company, cabinets, cabinetCode, access }: ProState,
  { screen, query }: Asked,
) {
  const locale = await requestLocale()
  const place = placePath(company.COMPANY_CODE, cabinetCode)
  const mayMakeKeys = access.ROLE === 'owner' && access.CABINETS.includes(wholeCompany)
  const staffPath = `${proPath(company.COMPANY_CODE)}/${sectionPath('staff')}`
  if (screen !== undefined && !mayMakeKeys) notFound()
  if (screen === 'keys')
    return (
      <Prefetched queries={[apiKeys(place)]}>
        <Keys place={place} staffPath={staffPath} />
      </Prefetched>
    )
  if (screen === 'webhooks') return webhooksScreen(place, staffPath, query)
  const mayChange = access.AREAS.staff?.includes('write') ?? false
  const everywhere = { code: wholeCompany, name: translate(locale)('application:company.allCabinets') }
  const named = cabinets.map((cabinet) => {
    const { code, name } = cabinetPlace(cabinet, locale)
    return { code, name: name.text }
  })
  return (
    <Prefetched
      queries={[
        members(place),
        staffDoctors(place),
        staffFactor(place),
        practiceSetting(place),
        ...(mayChange ? [accessCodes(place)] : []),
      ]}
    >
      <Staff
        place={place}
        company={company.COMPANY_CODE}
        clinic={companyPlace(company, locale).name.text}
        role={access.ROLE}
        places={access.CABINETS.includes(wholeCompany) ? [everywhere, ...named] : named}
        mayChange={mayChange}
        {...(mayMakeKeys && { programsPath: staffPath })}
      />
    </Prefetched>
  )
}
