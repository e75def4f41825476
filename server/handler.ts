import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { SourceError } from '../content-adapters/source.ts'
import type { Assets } from '../renderer/assets.ts'
import { lowVisionAddress } from '../ui/low-vision.ts'
import { handleCommand } from './admin.ts'
import type { Application } from './application.ts'
import { previewPath } from './application-paths.ts'
import { blockPreview, previewSources } from './block-preview.ts'
import { sendBody } from './body.ts'
import { createBuilds } from './builds.ts'
import { clientAddress } from './client-address.ts'
import { drawDemoPicture, drawProductPicture } from './demo-pictures.ts'
import type { Development } from './development/hot-documents.ts'
import { createDocumentForms } from './document-forms.ts'
import { createDocuments } from './documents.ts'
import { createDrawnPictures } from './drawn/drawn-pictures.ts'
import { pictureReader } from './drawn/picture-reader.ts'
import { findPicture } from './find-picture.ts'
import { cacheKey } from './hosts.ts'
import { createImages } from './images.ts'
import { languageRedirect } from './language-redirect.ts'
import { chooseLowVision, lowVisionSettings } from './low-vision.ts'
import { keepDraft } from './preview-drafts.ts'
import { createRemoteImages } from './remote-images.ts'
import { sendSchema } from './schema-files.ts'
import { sendHtml, sendJson, sendText } from './send.ts'
import type { Services } from './services.ts'
import { createSitemaps } from './sitemaps.ts'
import { createStaticFiles } from './static-files.ts'

export type HandlerOptions = {
  assets: () => Assets
  /** Folder of the built client files; absent in development, where Vite serves them. */
  clientRoot?: string
  /** Secret of the command-line tools; absent where none may come. */
  adminToken?: string
  /** Areas behind sign-in and the catalogue; absent where another listener comes before this one. */
  application?: Application
  /** Name of the application's build, which `/builds/latest.json` tells its pages. */
  applicationBuild?: string
  /** True where the catalogue is: its examples of blocks are drawn here. */
  catalogue?: boolean
  /** What development adds to documents. */
  development?: Development
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => void

const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD'

/** True where the page that is kept is the answer: the same for every reader. */
const isForAll = (request: IncomingMessage, url: string): boolean =>
  isRead(request) && languageRedirect(request, url) === undefined && lowVisionSettings(request) === undefined

/** What social networks show of the product's pages that have no picture: the one of its home page. */
const productPicture = { src: '/images/shipa/city', width: 1600 }

/** A backend that cannot say whose a host is leaves an error page. */
function sourceFault(error: unknown): SourceError {
  if (error instanceof SourceError) return error
  throw error
}

/**
 * Everything that the process answers over HTTP. A page that is kept goes out before anything else is looked at; a
 * clinic's own host has the clinic's pages and what they are made with, nothing of the product's other areas.
 */
export function createHandler(services: Services, options: HandlerOptions): Handler {
  const { cache, log, env, local, hosts } = services
  const drawMissing = env.SEED === 'demo' ? drawDemoPicture : drawProductPicture
  const images = env.BACKEND_URL
    ? createRemoteImages(env.BACKEND_URL, log)
    : createImages(env.DATA_DIR, drawMissing)
  const files = options.clientRoot ? createStaticFiles(options.clientRoot) : undefined
  const builds = options.clientRoot ? createBuilds(options.clientRoot, options.applicationBuild) : undefined
  const api =
    local &&
    getRequestListener(
      (call, { incoming }) =>
        local.backend.fetchFrom(call, { address: clientAddress(incoming, env.TRUST_PROXY === 'on') }),
      { overrideGlobalObjects: false },
    )
  const { ANALYTICS_ID, ANALYTICS_URL } = env
  const site = {
    openSource: services.openSource,
    origin: services.origin,
    reservedSlugs: env.RESERVED_PAGE_SLUGS,
    // A remote backend need not have the product's own pictures.
    ...(!env.BACKEND_URL && { image: productPicture }),
    ...(services.mapTiles && { mapTiles: services.mapTiles }),
    ...(env.CONTACT_EMAIL && { contact: env.CONTACT_EMAIL }),
  }
  const sitemaps = createSitemaps({
    ...site,
    cache,
    report: (problem) => log.warn({ problem }, 'the backend answered something wrong; it is left out'),
  })
  const documents = createDocuments({
    site,
    cache,
    log,
    assets: options.assets,
    ...(ANALYTICS_ID && ANALYTICS_URL && { analytics: { id: ANALYTICS_ID, url: ANALYTICS_URL } }),
    ...(options.development && { development: options.development }),
  })
  const forms = local && createDocumentForms(documents, local.api)
  const drawn = createDrawnPictures({
    open: documents.open,
    read: pictureReader(findPicture(env, drawMissing), log),
  })

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    asked: { path: string; query: string; id: string },
  ): Promise<unknown> {
    const { path } = asked
    if (path === '/healthz' && isRead(request))
      return sendJson(response, 200, { status: 'ok', pages: cache.size, ...cache.counts })
    const owner = await hosts.find(request.headers.host).catch(sourceFault)
    const address = { ...asked, owner }
    if (owner === 'nobody' || owner instanceof SourceError) {
      // Its error page is drawn with the same style sheet.
      if (path.startsWith('/_assets/') && files && (await files(request, response, path))) return
      return documents.handle(request, response, address)
    }
    if (path.startsWith('/api/') && api) return api(request, response)
    const isProduct = owner === 'product'
    if (isProduct && path.startsWith('/_admin/'))
      return handleCommand(request, response, path, services, options.adminToken)
    if (isProduct && options.application && (await options.application(request, response, path))) return
    if (path === lowVisionAddress && request.method === 'POST') return chooseLowVision(request, response)
    if (isProduct && options.catalogue && request.method === 'POST' && path.startsWith(previewPath))
      return keepDraft(request, response)
    if (isProduct && request.method === 'POST' && forms) {
      const address = clientAddress(request, env.TRUST_PROXY === 'on')
      if (await forms(request, response, { ...asked, address })) return
    }
    if (!isRead(request)) {
      response.setHeader('allow', 'GET, HEAD')
      return sendText(response, 405, 'Method Not Allowed')
    }
    if (path.startsWith('/api/')) return sendText(response, 404, 'Not Found')
    // Browsers ask for it by themselves; a clinic's own icon is named in its pages.
    if (path === '/favicon.ico') return sendText(response, 404, 'Not Found')
    if (isProduct && path.startsWith('/schemas/') && sendSchema(response, path)) return
    if (path.startsWith('/images/') && (await images(request, response, path))) return
    if (path.startsWith('/drawn/') && (await drawn(request, response, { path, owner }))) return
    if (await sitemaps(request, response, { path, owner })) return
    if (path.startsWith('/builds/')) {
      if (builds?.(response, path)) return
      return sendText(response, 404, 'Not Found')
    }
    if (path.startsWith('/_assets/')) {
      if (files && (await files(request, response, path))) return
      return sendText(response, 404, 'Not Found')
    }
    if (isProduct && options.catalogue && path.startsWith(previewPath)) {
      const faults: unknown[] = []
      const example = blockPreview(path, address.query, {
        assets: options.assets(),
        lowVision: lowVisionSettings(request),
        report: (_, error) => {
          if (!options.development) throw error
          faults.push(error)
        },
      })
      if (example) {
        const html = options.development?.(example, faults) ?? example
        return sendHtml(response, html, previewSources(path, address.query))
      }
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
    const key = cacheKey(hosts.known(request.headers.host), url)
    const kept = key !== undefined && isForAll(request, url) ? cache.fresh(key) : undefined
    if (kept) sendBody(request, response, kept.status, kept.body)
    else void slow(request, response, url)
  }
}
