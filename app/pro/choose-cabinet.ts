import { mayEnter, wholeCompany } from '../../schemas/access/roles.ts'

/** Name of the cookie that stores the current cabinet in a company (B-3). */
export const cabinetCookie = (company: string): string => `cabinet:${company}`

/**
 * The current cabinet (B-35): the requested one if the person may open it, otherwise the first. `0`, which means all,
 * is for those who work in all cabinets, and is also used in a company without cabinets.
 */
export function chooseCabinet(
  cabinets: readonly { COMPANY_CABINET_CODE: string }[],
  entered: readonly string[],
  requested: string | null | undefined,
): string {
  const codes = cabinets.map(({ COMPANY_CABINET_CODE }) => COMPANY_CABINET_CODE)
  if (requested === wholeCompany && mayEnter(entered, wholeCompany)) return wholeCompany
  return codes.find((code) => code === requested) ?? codes[0] ?? wholeCompany
}
