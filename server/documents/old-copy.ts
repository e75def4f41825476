import { LRUCache } from 'lru-cache'
import type { Locale } from '../../locales/locale.ts'
import { ageText, oldCopyDocument } from '../../renderer/old-copy.tsx'
import { type Body, makeBody, plainBody } from '../http/body.ts'

/** A younger copy has no notice: a page is usually made anew within seconds. */
const tellsFromMs = 60_000

/** Finished copies with their age. The key contains the hash of the document and the age. */
const made = new LRUCache<string, Body>({ maxSize: 8 * 1024 * 1024 })

/**
 * The body of a page that may be outdated since `since`: it says how long ago that was. It is not cached, so that the next request may get
 * a fresh one.
 */
export async function oldCopyBody(body: Body, since: number, locale: Locale): Promise<Body> {
  const ms = Date.now() - since
  if (ms < tellsFromMs) return body
  const age = ageText(ms / 1000, locale)
  const key = `${body.etag} ${locale} ${age}`
  const known = made.get(key)
  if (known) return known
  const html = oldCopyDocument(plainBody(body).toString(), age, locale)
  const copy = await makeBody(html, { ...body.headers, 'cache-control': 'no-store' })
  made.set(key, copy, { size: copy.bytes + 2 * key.length })
  return copy
}
