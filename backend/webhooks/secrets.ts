import type { WebhookRow } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { linkSecret } from '../kit/secrets/link-token.ts'
import { seal, unseal } from '../kit/secrets/sealed.ts'

/** Kept for the database, so that no message asks for it: pass the database itself. */
const sealing = (orm: Orm) => linkSecret(orm, 'webhooks')

/** A secret of a webhook as its row has it: a leaked row signs nothing. */
export const sealSecret = async (orm: Orm, secret: string, id: string): Promise<string> =>
  seal(await sealing(orm), secret, id)

/** What stands between sealed secrets: none has it. */
const between = ' '

/** How many former secrets sign: each renewal within a day adds one. */
const mostFormer = 10

/** The former secrets of a webhook that gets a new one: those that still sign go on until the new time. */
export const formerSecrets = (
  { secret, formerSecret, formerUntil }: Pick<WebhookRow, 'secret' | 'formerSecret' | 'formerUntil'>,
  now: Date,
): string =>
  [secret, ...(formerSecret && formerUntil && formerUntil > now ? formerSecret.split(between) : [])]
    .slice(0, mostFormer)
    .join(between)

/** The secrets that sign for a webhook now: the former ones too, while they are valid. */
export async function secretsOf(
  orm: Orm,
  { id, secret, formerSecret, formerUntil }: WebhookRow,
  now: Date,
): Promise<string[]> {
  const former = formerSecret && formerUntil && formerUntil > now ? formerSecret.split(between) : []
  const key = await sealing(orm)
  return [secret, ...former].map((one) => unseal(key, one, id))
}
