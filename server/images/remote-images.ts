import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sendText } from '../http/send.ts'
import type { Log } from '../log.ts'

const timeoutMs = 10_000

/**
 * Proxies pictures of a remote backend unchanged, so that pages load from their own host only. False if there is none;
 * 502 if the backend does not answer.
 */
export function createRemoteImages(backendUrl: string, log: Log) {
  const base = backendUrl.replace(/\/+$/, '')
  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> => {
    if (!/^\/images\/[a-z0-9/_-]+$/.test(path)) return false
    const answer = await fetch(base + path, {
      headers: { accept: request.headers.accept ?? 'image/*' },
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) =>
      log.warn({ err: error, path }, 'the backend did not answer with a picture: check BACKEND_URL'),
    )
    if (!answer || answer.status >= 500) {
      await answer?.body?.cancel()
      sendText(response, 502, 'Bad Gateway')
      return true
    }
    const type = answer.headers.get('content-type') ?? ''
    if (!answer.ok || !answer.body || !/^image\/(?!svg)/.test(type)) {
      await answer.body?.cancel()
      return false
    }
    response.writeHead(200, {
      'content-type': type,
      'cache-control': answer.headers.get('cache-control') ?? 'public, max-age=3600',
      vary: 'accept',
    })
    if (request.method === 'HEAD') {
      await answer.body.cancel()
      response.end()
    } else await pipeline(Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]), response)
    return true
  }
}
