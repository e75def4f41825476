import type { Env } from '../env.ts'
import type { FindOriginal } from './original-pictures.ts'

const timeoutMs = 10_000
const maxBytes = 12 * 1024 * 1024

/** Addresses of pictures that this server has; drawings open no others. */
const ours = /^\/images\/([a-z0-9_-]+(?:\/[a-z0-9_-]+)*)$/

/** Finds a picture for a drawing: on this machine, or at the remote backend. */
export const findPicture =
  ({ BACKEND_URL }: Pick<Env, 'BACKEND_URL'>, find: FindOriginal) =>
  async (src: string): Promise<string | Buffer | undefined> => {
    const [, key] = ours.exec(src) ?? []
    if (!key) return undefined
    return BACKEND_URL ? fetchPicture(BACKEND_URL.replace(/\/+$/, '') + src) : find(key)
  }

async function fetchPicture(url: string): Promise<Buffer | undefined> {
  const answer = await fetch(url, {
    headers: { accept: 'image/png,image/jpeg' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
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
