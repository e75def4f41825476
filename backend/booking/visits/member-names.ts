import { inArray } from 'drizzle-orm'
import { account } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { accountName, accountNameColumns } from '../../kit/sessions/account-name.ts'

/** Names of members of staff by their accounts; an account that is gone has none. */
export async function memberNames(orm: Orm, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const wanted = [...new Set(ids)].flatMap((id) => id ?? [])
  if (wanted.length === 0) return new Map()
  const rows = await orm
    .select({ id: account.id, by: accountNameColumns })
    .from(account)
    .where(inArray(account.id, wanted))
  return new Map(rows.map(({ id, by }) => [id, accountName(by)]))
}
