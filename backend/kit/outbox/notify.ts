import { and, eq, isNotNull } from 'drizzle-orm'
import type { Locale } from '../../../locales/locale.ts'
import type { Orm } from '../database/database.ts'
import type { Account } from '../sessions/person.ts'
import { account, membership } from '../tables/index.ts'
import { sendToAccount } from './send-to-account.ts'

type MessageToAccount = Parameters<typeof sendToAccount>[2]

/** Owners of a company. */
const ownersOf = async (orm: Orm, company: string): Promise<Account[]> => {
  const rows = await orm
    .select({ account })
    .from(membership)
    .innerJoin(account, eq(account.id, membership.account))
    .where(and(eq(membership.company, company), eq(membership.role, 'owner')))
  return rows.map((row) => row.account)
}

/** Sends a message to every owner of a company, each in their language, in which its values may be written too. */
export async function notifyOwners(
  orm: Orm,
  company: string,
  message: MessageToAccount | ((locale: Locale) => MessageToAccount),
): Promise<void> {
  for (const owner of await ownersOf(orm, company))
    await sendToAccount(orm, owner, typeof message === 'function' ? message(owner.locale) : message)
}

/** Sends a message to every moderator, each in their language. */
export async function notifyModerators(orm: Orm, message: MessageToAccount): Promise<void> {
  const moderators = await orm
    .select()
    .from(account)
    .where(and(eq(account.isModerator, true), isNotNull(account.email)))
  for (const moderator of moderators) await sendToAccount(orm, moderator, message)
}
