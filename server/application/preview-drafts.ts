import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { parseJson } from '../../schemas/core/parse-json.ts'
import { readBody } from '../http/read-form.ts'
import { sendText } from '../http/send.ts'

const maxBytes = 500_000

/** Props that a form of the catalogue has sent, by the name of the draft. */
const drafts = new LRUCache<string, Record<string, unknown>>({ max: 50 })

export const previewDraft = (name: string | null): Record<string, unknown> | undefined =>
  name === null ? undefined : drafts.get(name)

/** `POST /blocks/preview/{type}` with a block's props as JSON: stores them in memory and answers with the draft's name. */
export async function storeDraft(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.headers['sec-fetch-site'] === 'cross-site') return sendText(response, 403, 'Forbidden')
  const body = await readBody(request, maxBytes)
  if (body === undefined) return sendText(response, 413, 'Content Too Large')
  try {
    const props: unknown = parseJson(body)
    if (typeof props !== 'object' || props === null || Array.isArray(props))
      throw new SyntaxError('no object')
    const name = createHash('sha256').update(body).digest('base64url')
    drafts.set(name, props as Record<string, unknown>)
    sendText(response, 200, name)
  } catch {
    sendText(response, 400, 'Bad Request')
  }
}
