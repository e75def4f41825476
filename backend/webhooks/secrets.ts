import type { WebhookRow } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { linkSecret } from '../kit/secrets/link-token.ts'
import { seal, unseal } from '../kit/secrets/sealed.ts'

/** Kept for the database, so that no message asks for it: pass the database itself. */
const sealing = (orm: Orm) => linkSecret(orm, 'webhooks')

/** A secret of a webhook as its row has it: a leaked row signs nothing. */
export const sealSecret = async (orm: Orm, secret: string, id: string): Promise<string> =>
  seal(await sealing(orm), secret, id)

/** The secrets that sign for a webhook now: the one before the last too, while it is valid. */
export async function secretsOf(
  orm: Orm,
  { id, secret, formerSecret, formerUntil }: WebhookRow,
  now: Date,
): Promise<string[]> {
  const sealed = formerSecret && formerUntil && formerUntil > now ? [secret, formerSecret] : [secret]
  const key = await sealing(orm)
  return sealed.map((one) => unseal(key, one, id))
}
