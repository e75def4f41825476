import { lockCompanies } from '../kit/company/lock-company.ts'
import type { Orm } from '../kit/database/database.ts'
import { refreshListings } from '../listing/refresh-listings.ts'
import { markDue } from '../next-free/mark-due.ts'

/** Writes what is made of companies with these codes anew, and returns further tags that are invalid by it. */
type Derive = (orm: Orm, companies: readonly string[]) => Promise<string[]>

/** Tables whose rows are made of rows of companies. */
const derived: readonly Derive[] = [refreshListings, markDue]

const ofCompany = /^(?:company|specialists|services|reviews|cabinets|gallery):([^/]+)$/

/**
 * Writes everything anew that is made of rows of companies and depends on one of the tags, in the transaction that changed
 * them. Returns further tags that are invalid by it.
 */
export async function refreshDerived(orm: Orm, tags: readonly string[]): Promise<string[]> {
  const companies = [...new Set(tags.flatMap((tag) => ofCompany.exec(tag)?.[1] ?? []))]
  const further: string[] = []
  await lockCompanies(orm, companies)
  for (const derive of derived) further.push(...(await derive(orm, companies)))
  return further
}
