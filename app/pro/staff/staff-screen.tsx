import { translate } from '../../../locales/index.ts'
import type { AccessCode, Member } from '../../../schemas/answers/business.ts'
import { wholeCompany } from '../../../schemas/roles.ts'
import { readApi } from '../../api/server-api.ts'
import { ErrorScreen } from '../../errors/error-screen.tsx'
import { requestLocale } from '../../request-locale.ts'
import { cabinetPlace } from '../place-names.ts'
import type { ScreenProps } from '../screen-props.ts'
import { Staff } from './staff.tsx'

/** Who works for the company, and who is invited. */
export async function staffScreen({ state, path }: ScreenProps) {
  if (path.length > 0) return <ErrorScreen status={404} />
  const { company, cabinets, cabinetCode, access } = state
  const locale = await requestLocale()
  const place = [company.COMPANY_CODE, cabinetCode].map(encodeURIComponent).join('/')
  const mayChange = access.AREAS.staff?.includes('write') ?? false
  const [members, codes] = await Promise.all([
    readApi<Member[]>(`/business-api-front2/${place}/staff`),
    mayChange ? readApi<AccessCode[]>(`/business-api-front2/${place}/staff/access_codes`) : undefined,
  ])
  if (!members.ok || codes?.ok === false) return <ErrorScreen status={500} />
  const everywhere = { code: wholeCompany, name: translate(locale)('application:company.allCabinets') }
  const named = cabinets.map((cabinet) => {
    const { code, name } = cabinetPlace(cabinet, locale)
    return { code, name: name.text }
  })
  return (
    <Staff
      place={place}
      company={company.COMPANY_CODE}
      role={access.ROLE}
      places={access.CABINETS.includes(wholeCompany) ? [everywhere, ...named] : named}
      members={members.data}
      {...(codes?.ok && { codes: codes.data })}
    />
  )
}
