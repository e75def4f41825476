import { webhookDefinitions } from '../../schemas/webhooks/registry.ts'
import type { WebhookMessageRow, WebhookRow } from '../database/tables/index.ts'

/** The id of a message, the same at each attempt. */
export const messageId = ({ id }: Pick<WebhookMessageRow, 'id'>): string => `msg_${id.replaceAll('-', '')}`

/** The id of the row of a message; Postgres reads it without hyphens too. */
export const idOfMessage = (text: string): string => text.replace('msg_', '')

/** Where a key reads what has changed. */
const addressOf = (
  { object, code }: WebhookMessageRow,
  company: string,
  origin: string,
): string | undefined =>
  webhookDefinitions
    .get(object)
    ?.address.replace('{company}', encodeURIComponent(company))
    .replace('{code}', encodeURIComponent(code))
    .replace(/^(\/[^/]+)/, `${origin}/api$1/ru`)

/**
 * The body of a message: what has happened when, and where to read it. It has nothing of the thing itself, because that may be of a patient, and the address
 * is outside; whoever reads there needs a key, and gets what is right then.
 */
export function messageBody(
  message: WebhookMessageRow,
  { company }: Pick<WebhookRow, 'company'>,
  origin: string,
): string {
  const { type, at, object, code } = message
  const url = addressOf(message, company, origin)
  return JSON.stringify({
    type,
    timestamp: at.toISOString(),
    data: { COMPANY_CODE: company, OBJECT: object, CODE: code, ...(url && { URL: url }) },
  })
}
