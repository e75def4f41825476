import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type createNext from 'next'
import type { ViteDevServer } from 'vite'
import type { Assets } from '../renderer/assets.ts'
import { blockCosts } from './block-costs.ts'
import type * as PreviewModule from './block-preview.ts'
import { clientEntries } from './client-entries.ts'
import type * as HandlerModule from './handler.ts'
import type { Handler } from './handler.ts'
import type { Services } from './services.ts'
import { start } from './start.ts'
import { stopOnSignal } from './stop-on-signal.ts'
import { welcome } from './welcome.ts'

type Tools = {
  server: Server
  vite: ViteDevServer
  next: typeof createNext
  load: (path: string) => Promise<Record<string, unknown>>
  variables: Record<string, string | undefined>
}

const assets: Assets = { loader: `/${clientEntries.loader}`, styles: `/${clientEntries.styles}`, fonts: {} }

/** What Next answers: its own files, and the application's pages. */
const isApplication = (path: string) => path.startsWith('/_next/') || path === '/blocks'

/** Runs the server from source: Vite reloads documents, Next the application. */
export async function startDevelopment(tools: Tools): Promise<void> {
  const running = await start(
    tools.variables,
    (services, adminToken) => developmentHandler(tools, services, adminToken),
    tools.server,
  )
  process.stdout.write(welcome(running.url, running.services))
  stopOnSignal(() => tools.vite.close().then(running.stop))
}

async function developmentHandler(
  { server, vite, next, load }: Tools,
  services: Services,
  adminToken: string,
): Promise<Handler> {
  const application = next({ dev: true, httpServer: server })
  await application.prepare()
  const answerApplication = application.getRequestHandler()

  let module: typeof HandlerModule | undefined
  let handler: Handler | undefined
  // The module is the same object until a source that it uses changes; then everything below `services` is made anew.
  const current = async (): Promise<Handler> => {
    const loaded = (await load('/server/handler.ts')) as typeof HandlerModule
    if (loaded !== module || !handler) {
      module = loaded
      services.cache.clear()
      handler = loaded.createHandler(services, {
        assets: () => assets,
        adminToken,
        transform: (html, path) => vite.transformIndexHtml(path, html),
      })
    }
    return handler
  }
  vite.watcher.on('change', () => vite.ws.send({ type: 'full-reload' }))

  // The two bundles share no module state, so the application finds this on globalThis.
  Object.assign(globalThis, { shipaBlockCosts: blockCosts })

  const preview = async (type: string, request: IncomingMessage, response: ServerResponse) => {
    const { blockPreview } = (await load('/server/block-preview.ts')) as typeof PreviewModule
    const html = blockPreview(
      type,
      new URL(request.url ?? '/', 'http://localhost').searchParams.get('locale'),
      assets,
    )
    response.writeHead(html ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
    response.end(html && (await vite.transformIndexHtml(request.url ?? '/', html)))
  }

  return (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    if (isApplication(path)) return void answerApplication(request, response)
    const [, previewed] = /^\/blocks\/preview\/([a-z0-9-]+)$/.exec(path) ?? []
    if (previewed) return void preview(previewed, request, response)
    vite.middlewares(request, response, () => {
      current()
        .then((handle) => handle(request, response))
        .catch((error: Error) => {
          vite.ssrFixStacktrace(error)
          services.log.error({ err: error }, 'the sources do not load')
          response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(error.stack)
        })
    })
  }
}
