import { cookies } from 'next/headers'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import type { OwnCabinet, OwnCompany, ProPermissions } from '../../schemas/answers/business.ts'
import type { User } from '../../schemas/requests/account.ts'
import { readApi } from '../api/server-api.ts'
import { cabinetCookie, chooseCabinet } from './choose-cabinet.ts'

/** What the business section knows before it draws anything (checklist 2.8, Pro state). */
export type ProState = {
  user: User
  companies: readonly OwnCompany[]
  company: OwnCompany
  cabinets: readonly OwnCabinet[]
  cabinetCode: string
  access: ProPermissions
}

/** An answer that the guard has had a moment ago; without it there is nothing to draw, and the error page says so (E10). */
async function need<T>(path: `/${string}`): Promise<T> {
  const answer = await readApi<T>(path)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return answer.data
}

/** Companies of the person, and the person. */
export const loadOwn = cache(async () => {
  const [user, companies] = await Promise.all([
    need<User>('/api-front2/v1/user'),
    need<OwnCompany[]>('/api-front2/v1/business/user/companies'),
  ])
  return { user, companies }
})

/** The state of the section in a company, in the cabinet that the address or the cookie names (B-3, B-42). */
export const loadPro = cache(async (code: string, asked: string | undefined): Promise<ProState> => {
  const { user, companies } = await loadOwn()
  const company = companies.find(({ COMPANY_CODE }) => COMPANY_CODE === code) ?? notFound()
  const company_code = encodeURIComponent(code)
  const cabinets = await need<OwnCabinet[]>(
    `/api-front2/v1/business/user/cabinets?company_code=${company_code}`,
  )
  const kept = (await cookies()).get(cabinetCookie(code))?.value
  const cabinetCode = chooseCabinet(cabinets, company.CABINETS, asked ?? kept)
  const access = await need<ProPermissions>(
    `/business-api-front2/${company_code}/${encodeURIComponent(cabinetCode)}/business/user/get_access`,
  )
  return { user, companies, company, cabinets, cabinetCode, access }
})
