import { eq } from 'drizzle-orm'
import { company, type WebhookRow } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { notifyOwners } from '../kit/outbox/notify.ts'

/** Tells every owner of the company that a webhook was made, or is off because its address does not take messages. */
export async function tellOwners(
  orm: Orm,
  { company: code, url, id }: Pick<WebhookRow, 'company' | 'url' | 'id'>,
  template: 'webhook-made' | 'webhook-off',
): Promise<void> {
  const [row] = await orm.select({ name: company.name }).from(company).where(eq(company.code, code))
  await notifyOwners(orm, code, {
    template,
    params: {
      COMPANY: row?.name.ru ?? code,
      HOST: new URL(url).host,
      LINK: `/pro/${code}/staff/webhooks?webhook=${id}`,
    },
  })
}
