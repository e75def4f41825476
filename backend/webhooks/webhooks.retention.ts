import { lt, ne, or, sql } from 'drizzle-orm'
import { webhook, webhookMessage } from '../database/tables/index.ts'
import { defineRetention } from '../kit/retention/define-retention.ts'

export const retention = defineRetention({
  // With its attempts. What a paused webhook has kept for so long is old news.
  deleteExpired: (orm) =>
    orm
      .delete(webhookMessage)
      .where(
        or(
          lt(webhookMessage.endedAt, sql`now() - interval '30 days'`),
          lt(webhookMessage.at, sql`now() - interval '60 days'`),
        ),
      ),
  /**
   * What waited was sent since the backup; and a webhook may have been removed since, or got another secret: an owner looks at each before it is on
   * again.
   */
  endRestored: async (orm) => {
    await orm.delete(webhookMessage).where(sql`${webhookMessage.state} = 'waiting'`)
    await orm.update(webhook).set({ state: 'off', offReason: 'restored' }).where(ne(webhook.state, 'off'))
  },
  ofAccount: { tables: [webhook] },
})
