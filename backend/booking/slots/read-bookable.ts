import { asc, eq, sql } from 'drizzle-orm'
import { type BookingRules, defaultBookingRules } from '../../../schemas/booking/booking-rules.ts'
import { cabinet, company } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { prepared } from '../../kit/database/prepared.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import type { StoredHours, Texts } from '../../kit/tables/columns.ts'

/** A branch, with the rules of its bookings and its own phones, or those of the first branch that has any. */
export type Branch = {
  code: string
  name: Texts
  address: Texts | null
  phones: string[]
  timezone: string
  /** When it is open; null if that is not known. */
  hours: StoredHours | null
  rules: BookingRules
}

/** A company that takes bookings online, with its branches in their order. */
export type Bookable = { code: string; slug: string; name: Texts; country: string; branches: Branch[] }

/** The zone of a branch; for the whole company that of its first branch. */
export const zoneOf = (branches: readonly Branch[], code: string): string =>
  (branches.find((branch) => branch.code === code) ?? branches[0])?.timezone ?? 'UTC'

const rowsOf = prepared('bookable', (orm) =>
  orm
    .select({
      company: {
        code: company.code,
        slug: company.slug,
        name: company.name,
        phones: company.phones,
        country: company.country,
        isPublished: company.isPublished,
        isOnlineEntryActive: company.isOnlineEntryActive,
      },
      branch: {
        code: cabinet.code,
        name: cabinet.name,
        address: cabinet.address,
        phones: cabinet.phones,
        timezone: cabinet.timezone,
        hours: cabinet.hours,
        booking: cabinet.booking,
      },
    })
    .from(company)
    .leftJoin(cabinet, eq(cabinet.company, company.code))
    .where(eq(company.code, sql.placeholder('company')))
    .orderBy(asc(cabinet.position)),
)

/**
 * A company with its branches, whether it takes bookings online or not. Throws 404 where there is no such company, or visitors
 * do not see it.
 */
export async function readCompany(
  orm: Orm,
  code: string,
): Promise<Bookable & { isOpen: boolean; isPublished: boolean }> {
  const rows = await rowsOf(orm).execute({ company: code })
  const [first] = rows
  if (!first) throw new ApiError('NOT_FOUND')
  const own = rows.flatMap(({ branch }) => (branch ? [branch] : []))
  const phones = own.find((branch) => branch.phones.length > 0)?.phones ?? first.company.phones
  return {
    code: first.company.code,
    slug: first.company.slug,
    name: first.company.name,
    country: first.company.country,
    isPublished: first.company.isPublished,
    isOpen: first.company.isPublished && first.company.isOnlineEntryActive,
    branches: own.map(({ booking, ...branch }) => ({
      ...branch,
      phones: branch.phones.length > 0 ? branch.phones : phones,
      rules: { ...defaultBookingRules, ...booking },
    })),
  }
}

/** A company that takes bookings online. Throws 404 `NOT_FOUND`, or `ENTRY_OFF` where online entry is switched off. */
export async function readBookable(orm: Orm, code: string): Promise<Bookable> {
  const found = await readCompany(orm, code)
  if (!found.isPublished) throw new ApiError('NOT_FOUND')
  if (!found.isOpen) throw new ApiError('ENTRY_OFF')
  return found
}
