import { z } from 'zod'
import { translate } from '../../../locales/index.ts'
import { accessCode, member } from '../../../schemas/api/staff.ts'
import { wholeCompany } from '../../../schemas/roles.ts'
import { readAnswer } from '../../api/read-answer.ts'
import { requestLocale } from '../../request-locale.ts'
import type { ProState } from '../load-pro.ts'
import { cabinetPlace } from '../place-names.ts'
import { Staff } from './staff.tsx'

/** Who works for the company, and who is invited. */
export async function staffScreen({ company, cabinets, cabinetCode, access }: ProState) {
  const locale = await requestLocale()
  const place = [company.COMPANY_CODE, cabinetCode].map(encodeURIComponent).join('/')
  const mayChange = access.AREAS.staff?.includes('write') ?? false
  const [members, codes] = await Promise.all([
    readAnswer(`/business-api-front2/${place}/staff`, z.array(member)),
    mayChange
      ? readAnswer(`/business-api-front2/${place}/staff/access_codes`, z.array(accessCode))
      : undefined,
  ])
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
      members={members}
      {...(codes && { codes })}
    />
  )
}
