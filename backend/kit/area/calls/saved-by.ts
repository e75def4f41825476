import { eq } from 'drizzle-orm'
import type { Orm } from '../../database/database.ts'
import { accountName, accountNameColumns } from '../../sessions/account-name.ts'
import { account } from '../../tables/index.ts'
import type { Row } from '../area.ts'

/** The name of the person who saved this version of a row; null if no person did, or their account is gone. */
export async function savedBy(orm: Orm, { updatedBy }: Row): Promise<string | null> {
  if (typeof updatedBy !== 'string') return null
  const [person] = await orm.select(accountNameColumns).from(account).where(eq(account.id, updatedBy))
  return person ? accountName(person) : null
}
