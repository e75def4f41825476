import { sql } from 'drizzle-orm'
import { cabinet, company } from '../../database/tables/index.ts'
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

/** The selected `factFields` of a company. */
export type FactRow = Facts & { mainBranch: BranchPlace | null; branchPhones: string[] | null }

/**
 * Where a clinic is, how to call it, when it is open: the facts of its main branch, as its staff keeps them. The columns of the company
 * count only as long as it has no branch.
 */
export const clinicFacts = ({ mainBranch, branchPhones, ...own }: FactRow): Facts =>
  mainBranch ? { ...mainBranch, phones: branchPhones ?? [] } : own
