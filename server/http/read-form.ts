import type { IncomingMessage } from 'node:http'

/** How long a body may take: these are a few kilobytes. */
const deadlineMs = 10_000

/** A body did not come in time; its connection is closed. */
export class SlowBody extends Error {}

/**
 * The text of a body; undefined if it is larger than allowed: what is left of it is dropped, so that the next request of the connection is answered.
 * Throws `SlowBody`.
 */
export async function readBody(
  request: IncomingMessage,
  maxBytes: number,
  maxMs = deadlineMs,
): Promise<string | undefined> {
  const late = setTimeout(() => request.destroy(new SlowBody('a body did not come in time')), maxMs)
  try {
    const chunks: Buffer[] = []
    let length = 0
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      length += chunk.byteLength
      if (length > maxBytes) return undefined
      chunks.push(chunk)
    }
    return Buffer.concat(chunks).toString()
  } finally {
    clearTimeout(late)
    request.resume()
  }
}

/** A urlencoded form; undefined if it is larger than allowed. */
export async function readForm(
  request: IncomingMessage,
  maxBytes: number,
): Promise<URLSearchParams | undefined> {
  const body = await readBody(request, maxBytes)
  return body === undefined ? undefined : new URLSearchParams(body)
}
