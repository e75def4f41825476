import type { Fetch } from '../../../content-adapters/source/fetch-json.ts'
import { BodyTooLarge, readBytes } from '../../../content-adapters/source/read-body.ts'

const timeoutMs = 10_000
const maxBytes = 12 * 1024 * 1024

/** The bytes of a picture of a backend; undefined if it has none there, or one that is too large. */
export async function fetchPicture(fetch: Fetch, url: string): Promise<Buffer | undefined> {
  const request = new Request(url, { headers: { accept: 'image/png,image/jpeg' } })
  const answer = await fetch(request, { signal: AbortSignal.timeout(timeoutMs) })
  if (!answer.ok || !/^image\/(?!svg)/.test(answer.headers.get('content-type') ?? '')) {
    await answer.body?.cancel()
    return undefined
  }
  try {
    const bytes = await readBytes(answer, maxBytes)
    return bytes.length > 0 ? bytes : undefined
  } catch (error) {
    if (error instanceof BodyTooLarge) return undefined
    throw error
  }
}
