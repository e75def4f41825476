import { sql } from 'drizzle-orm'
import { joinedAddresses } from '../../../schemas/companies/joined-addresses.ts'
import { cabinet, company, schedule, specialist } from '../../database/tables/index.ts'
import type { StoredHours, Texts } from '../../kit/tables/columns.ts'

type BranchPlace = {
  address: Texts | null
  latitude: number | null
  longitude: number | null
  hours: StoredHours | null
  timezone: string
}
type Facts = BranchPlace & { phones: string[] }

const ownBranches = sql`${cabinet} where ${cabinet.company} = ${company.code}`

/** The columns that a query that joins `company` selects for `clinicFacts`. */
export const factFields = {
  address: company.address,
  latitude: company.latitude,
  longitude: company.longitude,
  hours: company.hours,
  timezone: company.timezone,
  phones: company.phones,
  /** The first branch; null where the company has none. */
  mainBranch: sql<BranchPlace | null>`(
    select json_build_object(
      'address', ${cabinet.address},
      'latitude', ${cabinet.latitude},
      'longitude', ${cabinet.longitude},
      'hours', ${cabinet.hours},
      'timezone', ${cabinet.timezone})
    from ${ownBranches} order by ${cabinet.position} limit 1)`,
  /** The phones of the first branch that has any. */
  branchPhones: sql<string[] | null>`(
    select ${cabinet.phones} from ${ownBranches} and ${cabinet.phones} <> '[]'
    order by ${cabinet.position} limit 1)`,
}

/** The columns that a query that joins `company` and the card of a doctor in it selects for `seenAt`. */
export const seenFields = {
  ...factFields,
  /** The branches in which the doctor sees patients; null where their hours say none. */
  branches: sql<Pick<BranchPlace, 'address' | 'timezone'>[] | null>`(
    select json_agg(
      json_build_object('address', ${cabinet.address}, 'timezone', ${cabinet.timezone})
      order by ${cabinet.position})
    from ${ownBranches} and exists (
      select from ${schedule}
      where ${schedule.company} = ${cabinet.company} and ${schedule.cabinet} = ${cabinet.code}
        and ${schedule.specialist} = ${specialist.code}))`,
}

/** The selected `factFields` of a company. */
export type FactRow = Facts & { mainBranch: BranchPlace | null; branchPhones: string[] | null }

/**
 * Where a clinic is, how to call it, when it is open: the facts of its main branch, as its staff keeps them. The columns of the company
 * count only as long as it has no branch.
 */
export const clinicFacts = ({ mainBranch, branchPhones, ...own }: FactRow): Facts =>
  mainBranch ? { ...mainBranch, phones: branchPhones ?? [] } : own

/** Where patients are seen: a doctor in their branches, all of them as one address; a clinic, and a doctor whose hours are not known, in its main one. */
export function seenAt({
  branches,
  ...row
}: FactRow & { branches: Pick<BranchPlace, 'address' | 'timezone'>[] | null }): Pick<
  Facts,
  'address' | 'timezone'
> {
  const [first] = branches ?? []
  if (!branches || !first) return clinicFacts(row)
  const address = joinedAddresses(branches.flatMap(({ address }) => address ?? [])) ?? null
  return { address, timezone: first.timezone }
}
