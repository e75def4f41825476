import { eq } from 'drizzle-orm'
import { account } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { accountName, accountNameColumns } from '../../kit/sessions/account-name.ts'

/** Full name of the person of an account; undefined if it is gone. */
export async function memberName(orm: Orm, id: string): Promise<string | undefined> {
  const [person] = await orm.select(accountNameColumns).from(account).where(eq(account.id, id))
  return person && accountName(person)
}
