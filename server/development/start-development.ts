import type { Server } from 'node:http'
import type createNext from 'next'
import type { ViteDevServer } from 'vite'
import { provideServerContext } from '../../app/server-context.ts'
import type { Assets } from '../../renderer/assets.ts'
import { fontFamilies } from '../../schemas/design/font-pairs.ts'
import { createApplication } from '../application/application.ts'
import { applicationPaths } from '../application/application-paths.ts'
import { blockCosts } from '../block-costs.ts'
import { canvasEntry, clientEntries, previewEntry, studioEntry } from '../documents/client-entries.ts'
import type * as HandlerModule from '../http/handler.ts'
import type { Handler } from '../http/handler.ts'
import type { Services } from '../services.ts'
import { start } from '../start.ts'
import { stopOnSignal } from '../stop-on-signal.ts'
import { analyticsOf } from '../visits/analytics.ts'
import { welcome } from '../welcome.ts'
import { hotDocuments } from './hot-documents.ts'
import { reloadOnChange } from './reload-on-change.ts'
import { sourceFault } from './source-fault.ts'

type Tools = {
  server: Server
  vite: ViteDevServer
  next: typeof createNext
  load: (path: string) => Promise<Record<string, unknown>>
  variables: Record<string, string | undefined>
}

const assets: Assets = {
  loader: `/${clientEntries.loader}`,
  styles: `/${clientEntries.styles}`,
  lowVision: `/${clientEntries.lowVision}`,
  canvas: `/${canvasEntry}`,
  preview: `/${previewEntry}`,
  studio: `/${studioEntry}`,
  fonts: {},
  families: Object.fromEntries(
    fontFamilies.map((family) => [family, { styles: `/${clientEntries[family]}`, fonts: {} }]),
  ),
}

/** A module of a block: its folder has the name of the catalogue, which is the application's. */
const isBlockModule = (path: string) => /^\/blocks\/.+\.\w+$/.test(path)

/** Runs the server from source: Vite reloads documents, Next the application. */
export async function startDevelopment(tools: Tools): Promise<void> {
  const running = await start(
    tools.variables,
    (services, adminToken) => developmentHandler(tools, services, adminToken),
    tools.server,
  )
  stopOnSignal(() => tools.vite.close().then(running.stop))
  process.stdout.write(await welcome(running))
}

async function developmentHandler(
  { server, vite, next, load }: Tools,
  services: Services,
  adminToken: string,
): Promise<Handler> {
  const nextServer = next({ dev: true, httpServer: server })
  await nextServer.prepare()
  const listener = nextServer.getRequestHandler()
  const counter = analyticsOf(services.env)?.counter
  const application = createApplication({
    next: async () => listener,
    paths: applicationPaths({ catalogue: true }),
    api: services.api,
    hasInbox: services.hasInbox,
    ...(counter && { counter }),
    development: true,
  })

  const development = hotDocuments(vite)
  let module: typeof HandlerModule | undefined
  let handler: Handler | undefined
  // Vite returns the same module until one of its sources changes; then the handler is created again.
  const current = async (): Promise<Handler> => {
    const loaded = (await load('/server/http/handler.ts')) as typeof HandlerModule
    if (loaded !== module || !handler) {
      module = loaded
      services.cache.clear()
      handler = loaded.createHandler(services, {
        assets: () => assets,
        adminToken,
        catalogue: true,
        development,
      })
    }
    return handler
  }
  reloadOnChange(vite)

  provideServerContext({ blockCosts })

  const fail = sourceFault(vite, services.log)

  return (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    const asked = isBlockModule(path) ? Promise.resolve(false) : application(request, response, path)
    asked
      .then((answered) => {
        if (answered) return
        vite.middlewares(request, response, () => {
          current()
            .then((handle) => handle(request, response))
            .catch((error: unknown) => fail(request, response, error))
        })
      })
      .catch((error: unknown) => fail(request, response, error))
  }
}
