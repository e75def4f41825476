import { and, eq, ne } from 'drizzle-orm'
import { type Membership, webhook } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { failWaiting } from './note-attempt.ts'

/** Turns off the webhooks that a member has made, when they own the whole company no longer; another owner may turn them on. */
export async function endWebhooksOf(
  orm: Orm,
  { account, company }: Pick<Membership, 'account' | 'company'>,
): Promise<void> {
  const ended = await orm
    .update(webhook)
    .set({ state: 'off', offReason: 'maker' })
    .where(and(eq(webhook.account, account), eq(webhook.company, company), ne(webhook.state, 'off')))
    .returning({ id: webhook.id })
  for (const { id } of ended) await failWaiting(orm, id, new Date())
}
