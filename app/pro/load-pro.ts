import { cookies } from 'next/headers'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { z } from 'zod'
import {
  type OwnCabinet,
  type OwnCompany,
  ownCabinet,
  ownCompany,
  type ProPermissions,
  permissions,
} from '../../schemas/api/business.ts'
import { signedInUser, type User } from '../../schemas/api/user.ts'
import { readAnswer } from '../api/read-answer.ts'
import { cabinetCookie, chooseCabinet } from './choose-cabinet.ts'

/** Data that every page of the business section needs. */
export type ProState = {
  user: User
  companies: readonly OwnCompany[]
  company: OwnCompany
  cabinets: readonly OwnCabinet[]
  cabinetCode: string
  access: ProPermissions
}

/** The person and their companies. */
export const loadOwn = cache(async () => {
  const [user, companies] = await Promise.all([
    readAnswer('/api-front2/v1/user', signedInUser),
    readAnswer('/api-front2/v1/business/user/companies', z.array(ownCompany)),
  ])
  return { user, companies }
})

/** The section's data for a company, and for the cabinet in the address or the cookie (B-3, B-42). */
export const loadPro = cache(async (code: string, requested: string | undefined): Promise<ProState> => {
  const { user, companies } = await loadOwn()
  const company = companies.find(({ COMPANY_CODE }) => COMPANY_CODE === code) ?? notFound()
  const company_code = encodeURIComponent(code)
  const cabinets = await readAnswer(
    `/api-front2/v1/business/user/cabinets?company_code=${company_code}`,
    z.array(ownCabinet),
  )
  const remembered = (await cookies()).get(cabinetCookie(code))?.value
  const cabinetCode = chooseCabinet(cabinets, company.CABINETS, requested ?? remembered)
  const access = await readAnswer(
    `/business-api-front2/${company_code}/${encodeURIComponent(cabinetCode)}/business/user/get_access`,
    permissions,
  )
  return { user, companies, company, cabinets, cabinetCode, access }
})
