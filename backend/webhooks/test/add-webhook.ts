import { randomUUID } from 'node:crypto'
import { webhookTypes } from '../../../schemas/webhooks/registry.ts'
import { type WebhookRow, webhook } from '../../database/tables/index.ts'
import type { Database } from '../../kit/database/database.ts'
import { defaultSettings } from '../../kit/settings.ts'
import { sealSecret } from '../secrets.ts'
import { newSecret } from '../sign.ts'

/** Settings with which webhooks reach this machine. */
export const localSettings = { ...defaultSettings, webhookNetworks: ['127.0.0.1'] }

/** Adds a webhook of a company that hears everything; returns it with its secret. */
export async function addWebhook(
  { orm }: Pick<Database, 'orm'>,
  given: Pick<WebhookRow, 'company' | 'account' | 'url'> & Partial<WebhookRow>,
): Promise<WebhookRow & { plain: string }> {
  const id = randomUUID()
  const plain = newSecret()
  const [row] = await orm
    .insert(webhook)
    .values({ id, types: [...webhookTypes.keys()], secret: await sealSecret(orm, plain, id), ...given })
    .returning()
  if (!row) throw new Error('the webhook is not there')
  return { ...row, plain }
}
