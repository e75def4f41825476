import { and, eq } from 'drizzle-orm'
import { type Membership, type WebhookRow, webhook } from '../database/tables/index.ts'
import { checkWhole } from '../kit/access/check-whole.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { uuidOf } from '../kit/input/uuid-of.ts'

/** A webhook of the member's company. Throws 404, 403. */
export async function findWebhook(orm: Orm, member: Membership, code: string): Promise<WebhookRow> {
  checkWhole(member)
  const [row] = await orm
    .select()
    .from(webhook)
    .where(and(eq(webhook.id, uuidOf(code)), eq(webhook.company, member.company)))
  if (!row) throw new ApiError('NOT_FOUND')
  return row
}
