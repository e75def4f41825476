import { joinedAddresses } from '../../schemas/companies/joined-addresses.ts'
import type { LocalizedText } from '../../schemas/core/localized.ts'
import type { Cabinet, Company } from '../entities/company.ts'
import { fullAddress } from './full-address.ts'
import { withoutUndefined } from './without-undefined.ts'

/**
 * The address with its city of the branches with these codes, where a doctor sees patients; that of the company where none of them is
 * known.
 */
export function seenAt(
  company: Pick<Company, 'address' | 'city'>,
  cabinets: readonly Cabinet[],
  codes: readonly string[],
): LocalizedText | undefined {
  const branches = cabinets.filter(({ code }) => codes.includes(code))
  if (branches.length === 0) return fullAddress(company)
  const address = joinedAddresses(branches.flatMap(({ address }) => address ?? []))
  return fullAddress(withoutUndefined({ address, city: company.city }))
}
