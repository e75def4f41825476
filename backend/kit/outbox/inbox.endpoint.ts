import { z } from '@hono/zod-openapi'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { type InboxItem, inboxList, inboxMessage } from '../../../schemas/api/inbox.ts'
import { formatDate } from '../../../schemas/formats/date.ts'
import { homeZone } from '../../../schemas/formats/home-zone.ts'
import { isDemoDatabase } from '../company/is-demo-database.ts'
import type { Orm } from '../database/database.ts'
import { ApiError } from '../errors/api-error.ts'
import { defineCall } from '../http/endpoint.ts'
import { rowNumber } from '../input/query.ts'
import type { Settings } from '../settings.ts'
import { outbox } from '../tables/index.ts'
import type { Row } from './lease-due.ts'
import { renderMessage } from './render-message.ts'
import { missingValue, shownValues } from './shown-values.ts'
import { codeName, templateOf } from './templates.ts'

const shown = 50

async function assertOpen(orm: Orm, { inbox }: Settings): Promise<void> {
  if (inbox === 'open' || (inbox === 'on-demo' && (await isDemoDatabase(orm)))) return
  throw new ApiError('NOT_FOUND')
}

/** A message with its rendered text; undefined if its values were deleted after a delivery. */
async function readRow(row: Row, origin: string) {
  const template = templateOf(row.template)
  if (!template || missingValue(template, row)) return undefined
  const rendering = { origin, now: row.createdAt }
  return {
    template,
    message: await renderMessage(row, rendering),
    values: shownValues(template, row, rendering),
  }
}

/** The newest messages that no transport sent, for development and demos; 404 where the inbox is closed. */
export const inboxMessages = defineCall({
  method: 'get',
  service: 'front',
  path: '/v1/dev/inbox',
  summary: 'Messages that were not really sent; in development and on a demo database only',
  access: 'anyone',
  isPersonal: true,
  answer: inboxList,
  act: async ({ orm, settings, locale }) => {
    await assertOpen(orm, settings)
    const rows = await orm
      .select()
      .from(outbox)
      .where(isNotNull(outbox.sentAt))
      .orderBy(desc(outbox.id))
      .limit(shown)
    const now = new Date()
    const items = await Promise.all(
      rows.map(async (row): Promise<InboxItem[]> => {
        const read = await readRow(row, settings.origin)
        if (!read) return []
        const { template, message, values } = read
        return [
          {
            ID: row.id,
            CHANNEL: row.channel,
            TO: row.recipient,
            LOCALE: row.locale,
            TITLE: message.channel === 'mail' ? message.subject : message.text,
            CODE: values[codeName(template) ?? ''] ?? null,
            LINK: values.LINK ?? null,
            DATE: formatDate(row.createdAt, locale, homeZone.name, now),
          },
        ]
      }),
    )
    return { data: items.flat() }
  },
})

/** One message of the inbox with its full content. */
export const oneInboxMessage = defineCall({
  method: 'get',
  service: 'front',
  path: '/v1/dev/inbox/{id}',
  summary: 'One of these messages as its recipient would get it',
  access: 'anyone',
  isPersonal: true,
  params: z.object({ id: rowNumber.describe('Number of the message.') }),
  answer: inboxMessage,
  act: async ({ orm, settings, params }) => {
    await assertOpen(orm, settings)
    const [row] = await orm
      .select()
      .from(outbox)
      .where(and(eq(outbox.id, params.id), isNotNull(outbox.sentAt)))
    const message = row && (await readRow(row, settings.origin))?.message
    if (!row || !message) return undefined
    return { ID: row.id, TEXT: message.text, HTML: message.channel === 'mail' ? message.html : null }
  },
})
