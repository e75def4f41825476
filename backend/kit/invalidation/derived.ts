import { lockCompanies } from '../company/lock-company.ts'
import type { Orm } from '../database/database.ts'

/** Writes the derived rows of companies with these codes anew, and returns further tags that are invalid by it. */
export type Derive = (orm: Orm, companies: readonly string[]) => Promise<string[]>

let derived: readonly Derive[] | undefined

/** Sets the functions that write derived rows of companies. Called once, where databases are opened (`backend/open-database.ts`). */
export function deriveBy(all: readonly Derive[]): void {
  derived = all
}

const ofCompany = /^(?:company|specialists|services|reviews|cabinets|gallery):([^/]+)$/

/**
 * Writes the derived rows of companies that depend on one of the tags anew, in the transaction that changed them. Returns further tags that
 * are invalid by it.
 */
export async function refreshDerived(orm: Orm, tags: readonly string[]): Promise<string[]> {
  if (!derived)
    throw new Error('backend/derived/derive.ts was not loaded: open the database by backend/open-database.ts')
  const companies = [...new Set(tags.flatMap((tag) => ofCompany.exec(tag)?.[1] ?? []))]
  const further: string[] = []
  await lockCompanies(orm, companies)
  for (const derive of derived) further.push(...(await derive(orm, companies)))
  return further
}
