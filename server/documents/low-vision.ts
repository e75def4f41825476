import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Locale } from '../../locales/locale.ts'
import { lowVisionDocument } from '../../renderer/low-vision.tsx'
import { choiceCookie } from '../../ui/visitor/choice-cookie.ts'
import {
  type LowVision,
  lowVisionCookie,
  lowVisionOf,
  readLowVision,
  writeLowVision,
} from '../../ui/visitor/low-vision.ts'
import { lowVisionIds } from '../../ui/visitor/low-vision-ids.ts'
import { type Body, makeBody, plainBody } from '../http/body.ts'
import { isOwnPage } from '../http/is-own-page.ts'
import { readCookie } from '../http/read-cookie.ts'
import { readForm } from '../http/read-form.ts'
import { referrerPath } from '../http/referrer-path.ts'
import { sendText } from '../http/send.ts'

/** The reader's settings of the low-vision version; undefined if it is off (B-31). */
export const lowVisionSettings = (request: IncomingMessage): LowVision | undefined =>
  readLowVision(readCookie(request.headers.cookie, lowVisionCookie))

/** Cached low-vision versions. The key contains the hash of the document, so that they are never stale. */
const made = new LRUCache<string, Body>({ maxSize: 8 * 1024 * 1024 })

/** The low-vision version of a finished document. It depends on the reader, so shared caches must not store it. */
export async function lowVisionBody(
  document: { body: Body },
  settings: LowVision,
  page: { locale: Locale; styles: string },
): Promise<Body> {
  const key = `${document.body.etag} ${writeLowVision(settings)}`
  const known = made.get(key)
  if (known) return known
  const html = lowVisionDocument(plainBody(document.body).toString(), settings, page)
  const { headers } = document.body
  const control = headers['cache-control']?.replace('public', 'private') ?? 'no-store'
  const body = await makeBody(html, { ...headers, 'cache-control': control, vary: 'cookie' })
  made.set(key, body, { size: body.bytes + 2 * key.length })
  return body
}

const maxForm = 2000

/**
 * `POST /low-vision`: turns the version on, changes its settings or (`off`) turns it off, and redirects back. Refuses
 * requests from pages of other sites.
 */
export async function chooseLowVision(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!isOwnPage(request)) return sendText(response, 403, 'Forbidden')
  const form = await readForm(request, maxForm)
  if (!form) return sendText(response, 413, 'Content Too Large')
  const off = form.has('off')
  // Settings that were applied stay open, because their button is in the address.
  const target = off ? lowVisionIds.on : form.has('size') ? lowVisionIds.apply : lowVisionIds.off
  const value = off ? '' : writeLowVision(lowVisionOf(form))
  response
    .writeHead(303, {
      // The button that turns it on sends no settings.
      location: `${referrerPath(request) ?? '/'}#${target}`,
      'set-cookie': choiceCookie(lowVisionCookie, value),
      'cache-control': 'no-store',
    })
    .end()
}
