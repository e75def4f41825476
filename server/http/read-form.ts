import type { IncomingMessage } from 'node:http'

/** A body that is too large is read up to this size, so that the client gets the answer; beyond it the connection is closed. */
const patience = 16 * 1024 * 1024

/** How long a body may take: these are a few kilobytes. */
const deadlineMs = 10_000

/** A body did not come in time; its connection is closed. */
export class SlowBody extends Error {}

/** The text of a body; undefined if it is larger than allowed. Throws `SlowBody`. */
export async function readBody(
  request: IncomingMessage,
  maxBytes: number,
  maxMs = deadlineMs,
): Promise<string | undefined> {
  const late = setTimeout(() => request.destroy(new SlowBody('a body did not come in time')), maxMs)
  try {
    const chunks: Buffer[] = []
    let length = 0
    for await (const chunk of request as AsyncIterable<Buffer>) {
      length += chunk.byteLength
      if (length <= maxBytes) chunks.push(chunk)
      if (length > patience) return undefined
    }
    return length > maxBytes ? undefined : Buffer.concat(chunks).toString()
  } finally {
    clearTimeout(late)
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
