import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib'
import { copyBytes } from '../../renderer/copy-bytes.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

type Encoding = 'br' | 'gzip' | 'identity'

/**
 * A response body, encoded, hashed and compressed once, with its headers. Only the compressed bytes are kept: they take a
 * quarter of the memory, and clients that want no compression are rare.
 */
export type Body = {
  etag: string
  /** Its size in memory. */
  bytes: number
  compressed: { br: Buffer; gzip: Buffer }
  /** The complete headers by encoding. */
  sent: Record<Encoding, string[]>
  notModified: string[]
  /** The headers common to all encodings. */
  headers: Record<string, string>
}

/** Makes a body; `headers` are sent with every encoding. */
export async function makeBody(text: string | Buffer, headers: Record<string, string>): Promise<Body> {
  const identity = typeof text === 'string' ? Buffer.from(text) : text
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  const [br, gz] = await Promise.all([
    toBrotli(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
    toGzip(identity, { level: 9 }),
  ])
  const common = [...Object.entries(headers).flat(), 'vary', 'accept-encoding', 'etag', etag]
  const sent = (length: number, encoding: Encoding): string[] => [
    ...common,
    'content-length',
    String(length),
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
  ]
  return {
    etag,
    bytes: br.length + gz.length,
    compressed: { br: copyBytes(br), gzip: copyBytes(gz) },
    sent: {
      identity: sent(identity.length, 'identity'),
      br: sent(br.length, 'br'),
      gzip: sent(gz.length, 'gzip'),
    },
    notModified: common,
    headers,
  }
}

/** The body without compression. */
export const plainBody = ({ compressed }: Body): Buffer => gunzipSync(compressed.gzip)

const encodingOf = (accepted: string | undefined): Encoding => {
  if (!accepted) return 'identity'
  // `q=0` refuses an encoding. It is rare, so the header is parsed only when it is there.
  const offers = accepted.includes('q=0')
    ? accepted
        .split(',')
        .filter((offer) => !/;\s*q=0(\.0*)?\s*$/.test(offer))
        .join()
    : accepted
  return offers.includes('br') ? 'br' : offers.includes('gzip') ? 'gzip' : 'identity'
}

/** Sends a body in an encoding that the client accepts, or 304 if the client has it already. */
export function sendBody(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  body: Body,
): void {
  if (status === 200 && request.headers['if-none-match']?.includes(body.etag)) {
    response.writeHead(304, body.notModified).end()
    return
  }
  const encoding = encodingOf(request.headers['accept-encoding'] as string | undefined)
  response.writeHead(status, body.sent[encoding])
  if (request.method === 'HEAD') response.end()
  else response.end(encoding === 'identity' ? plainBody(body) : body.compressed[encoding])
}
