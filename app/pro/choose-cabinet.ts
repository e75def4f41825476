import { mayEnter, wholeCompany } from '../../schemas/roles.ts'

/** Where the cabinet that was chosen in a company is kept (B-3). */
export const cabinetCookie = (company: string): string => `cabinet:${company}`

/**
 * The cabinet that is open (B-35): the one that was asked for, where the person may enter it, otherwise the first. `0`,
 * all of them, is for whoever works in all, and stands in where a company has none.
 */
export function chooseCabinet(
  cabinets: readonly { COMPANY_CABINET_CODE: string }[],
  entered: readonly string[],
  asked: string | null | undefined,
): string {
  const codes = cabinets.map(({ COMPANY_CABINET_CODE }) => COMPANY_CABINET_CODE)
  if (asked === wholeCompany && mayEnter(entered, wholeCompany)) return wholeCompany
  return codes.find((code) => code === asked) ?? codes[0] ?? wholeCompany
}
