import type { Fetch } from '../../../content-adapters/source/fetch-json.ts'

const timeoutMs = 10_000
const maxBytes = 12 * 1024 * 1024

/** The bytes of a picture of a backend; undefined if it has none there, or one that is too large. */
export async function fetchPicture(fetch: Fetch, url: string): Promise<Buffer | undefined> {
  const request = new Request(url, { headers: { accept: 'image/png,image/jpeg' } })
  const answer = await fetch(request, { signal: AbortSignal.timeout(timeoutMs) })
  const isPicture = /^image\/(?!svg)/.test(answer.headers.get('content-type') ?? '')
  const chunks: Uint8Array[] = []
  let length = 0
  // Leaving the loop cancels the rest.
  if (answer.ok && isPicture)
    for await (const chunk of answer.body ?? []) {
      length += chunk.byteLength
      if (length > maxBytes) return undefined
      chunks.push(chunk)
    }
  else await answer.body?.cancel()
  return length > 0 ? Buffer.concat(chunks) : undefined
}
