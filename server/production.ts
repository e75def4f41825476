import { join } from 'node:path'
import { builtAssets } from './assets.ts'
import { createHandler } from './handler.ts'
import { start } from './start.ts'
import { stopOnSignal } from './stop-on-signal.ts'
import { welcome } from './welcome.ts'

/** Runs the built product until SIGTERM or SIGINT. */
export async function runProduction(): Promise<void> {
  const clientRoot = join(process.cwd(), 'dist/client')
  const assets = builtAssets(clientRoot)
  const running = await start(process.env, (services, adminToken) =>
    createHandler(services, { assets: () => assets, clientRoot, adminToken }),
  )
  process.stdout.write(welcome(running.url, running.services))
  stopOnSignal(running.stop)
}
