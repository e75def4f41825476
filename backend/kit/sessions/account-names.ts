import { inArray } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { account } from '../tables/index.ts'
import { accountName, accountNameColumns } from './account-name.ts'

/** Reads the full names of people by the ids of their accounts. What it returns says null for nobody, and for an account that is gone. */
export async function accountNames(
  orm: Orm,
  ids: readonly (string | null)[],
): Promise<(id: string | null) => string | null> {
  const known = [...new Set(ids)].filter((id) => id !== null)
  if (known.length === 0) return () => null
  const rows = await orm
    .select({ id: account.id, ...accountNameColumns })
    .from(account)
    .where(inArray(account.id, known))
  const names = new Map(rows.map(({ id, ...person }) => [id, accountName(person)]))
  return (id) => (id === null ? null : (names.get(id) ?? null))
}

/** The same for one account. */
export const nameOfAccount = async (orm: Orm, id: string | null): Promise<string | null> =>
  (await accountNames(orm, [id]))(id)
