import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Assets } from '../renderer/assets.ts'
import { handleCommand } from './admin.ts'
import { sendBody } from './body.ts'
import { createDocuments } from './documents.ts'
import { createImages } from './images.ts'
import { createRemoteImages } from './remote-images.ts'
import { sendSchema } from './schema-files.ts'
import { drawDemoPicture } from './seed.ts'
import { sendJson, sendText } from './send.ts'
import type { Services } from './services.ts'
import { createStaticFiles } from './static-files.ts'

export type HandlerOptions = {
  assets: () => Assets
  /** Folder of the built client files; absent in development, where Vite serves them. */
  clientRoot?: string
  /** Secret of the command-line tools; absent where none may come. */
  adminToken?: string
  transform?: (html: string, path: string) => Promise<string>
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Everything that the process answers over HTTP. A page that is kept goes out before anything else is looked at. */
export function createHandler(services: Services, options: HandlerOptions): Handler {
  const { cache, log, env, local } = services
  const images = env.BACKEND_URL
    ? createRemoteImages(env.BACKEND_URL, log)
    : createImages(env.DATA_DIR, env.SEED === 'demo' ? drawDemoPicture : undefined)
  const files = options.clientRoot ? createStaticFiles(options.clientRoot) : undefined
  const api = local && getRequestListener(local.backend.fetch, { overrideGlobalObjects: false })
  const { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution } = env
  const site = {
    openSource: services.openSource,
    origin: services.origin,
    ...(url && { mapTiles: { url, attribution } }),
  }
  const documents = createDocuments({
    site,
    cache,
    log,
    assets: options.assets,
    ...(options.transform && { transform: options.transform }),
  })

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    address: { path: string; query: string; id: string },
  ): Promise<unknown> {
    const { path } = address
    if (path.startsWith('/api/') && api) return api(request, response)
    if (path.startsWith('/_admin/'))
      return handleCommand(request, response, path, services, options.adminToken)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD')
      return sendText(response, 405, 'Method Not Allowed')
    }
    if (path === '/healthz')
      return sendJson(response, 200, { status: 'ok', pages: cache.size, ...cache.counts })
    if (path.startsWith('/api/')) return sendText(response, 404, 'Not Found')
    // Browsers ask for it by themselves; a clinic's own icon is named in its pages.
    if (path === '/favicon.ico') return sendText(response, 404, 'Not Found')
    if (path.startsWith('/schemas/') && sendSchema(response, path)) return
    if (path.startsWith('/images/') && (await images(request, response, path))) return
    if (path.startsWith('/_assets/')) {
      if (files && (await files(request, response, path))) return
      return sendText(response, 404, 'Not Found')
    }
    return documents.handle(request, response, address)
  }

  async function slow(request: IncomingMessage, response: ServerResponse, url: string): Promise<void> {
    const started = performance.now()
    const id = randomUUID()
    response.setHeader('x-request-id', id)
    const mark = url.indexOf('?')
    const path = mark < 0 ? url : url.slice(0, mark)
    try {
      await answer(request, response, { path, query: mark < 0 ? '' : url.slice(mark), id })
    } catch (error) {
      log.error({ err: error, id, path }, 'a request failed')
      if (response.headersSent) response.destroy()
      else sendText(response, 500, 'Internal Server Error')
    }
    const ms = Math.round(performance.now() - started)
    log.info({ id, method: request.method, path, status: response.statusCode, ms }, 'request')
  }

  return (request, response) => {
    const url = request.url ?? '/'
    const kept = request.method === 'GET' || request.method === 'HEAD' ? cache.fresh(url) : undefined
    if (kept) sendBody(request, response, kept.status, kept.body)
    else void slow(request, response, url)
  }
}
