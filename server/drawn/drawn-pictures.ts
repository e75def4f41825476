import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { limitConcurrency, QueueFullError } from '../../backend/kit/processes/limit-concurrency.ts'
import type { Page } from '../../schemas/page/page.ts'
import { type DrawnKind, drawnAddress, drawnHash, iconKinds } from '../../site/document/drawn.ts'
import { cacheKey, type OwnDomain } from '../http/hosts.ts'
import { sendText } from '../http/send.ts'
import { drawCard } from './draw-card.ts'
import { drawIcon } from './draw-icon.ts'
import type { ReadPicture } from './picture-reader.ts'

const address = new RegExp(`^/drawn/([\\w-]{8})((?:/[a-z0-9_-]+)*)/(card|${iconKinds.join('|')})\\.png$`, 'i')
/** Small, because clients cache drawings themselves. */
const memoryBytes = 16 * 1024 * 1024

type Drawing = { hash: string; path: string; kind: DrawnKind }

type Options = {
  /** The page at a path of a host; undefined if there is none. */
  open: (path: string, owner: 'product' | OwnDomain) => Promise<Page | undefined>
  read: ReadPicture
}

/**
 * Icons and pictures for social networks, drawn from the current content of their page. Their address contains a hash of
 * that content; an outdated address redirects to the current one. At most two are drawn at once.
 */
export function createDrawnPictures({ open, read }: Options) {
  const cached = new LRUCache<string, Buffer>({ maxSize: memoryBytes })
  const drawing = new Map<string, Promise<Buffer | string | undefined>>()
  const inTurn = limitConcurrency(2, 100)

  /** The drawing, the address to redirect to, or undefined if there is none. */
  async function make(
    { path, hash, kind }: Drawing,
    owner: 'product' | OwnDomain,
  ): Promise<Buffer | string | undefined> {
    const { drawn } = (await open(path || '/', owner))?.head ?? {}
    const { card, icon } = drawn ?? {}
    const spec = kind === 'card' ? card : icon
    if (!spec) return undefined
    if (drawnHash(spec) !== hash) return drawnAddress(spec, path, kind)
    const bytes = await (kind === 'card' ? card && drawCard(card, read) : icon && drawIcon(icon, kind, read))
    if (!bytes) return undefined
    cached.set(`${hash} ${kind}`, bytes, { size: bytes.length + 20 })
    return bytes
  }

  /** Concurrent requests for a drawing share one piece of work. */
  function once(key: string, work: () => Promise<Buffer | string | undefined>) {
    const made = drawing.get(key) ?? inTurn(work).finally(() => drawing.delete(key))
    drawing.set(key, made)
    return made
  }

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    { path: requestPath, owner }: { path: string; owner: 'product' | OwnDomain },
  ): Promise<boolean> => {
    const [, hash, path = '', name = ''] = address.exec(requestPath) ?? []
    if (!hash) return false
    const kind = name.toLowerCase() as DrawnKind
    const wanted = { hash, path, kind }
    try {
      const found =
        cached.get(`${hash} ${kind}`) ?? (await once(cacheKey(owner, requestPath), () => make(wanted, owner)))
      if (found === undefined) return false
      if (typeof found === 'string')
        response.writeHead(302, { location: found, 'cache-control': 'no-store' }).end()
      else sendPicture(request, response, found)
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error
      response.setHeader('retry-after', '5')
      sendText(response, 503, 'Service Unavailable')
    }
    return true
  }
}

function sendPicture(request: IncomingMessage, response: ServerResponse, bytes: Buffer): void {
  response.writeHead(200, {
    'content-type': 'image/png',
    'content-length': bytes.length,
    'cache-control': 'public, max-age=31536000, immutable',
  })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}
