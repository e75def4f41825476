import { join } from 'node:path'
import { loadValidators } from '../schemas/core/judge.ts'
import { applicationPaths } from './application/application-paths.ts'
import { type ProductionApplication, productionApplication } from './application/production-application.ts'
import { builtAssets } from './documents/assets.ts'
import { processVariables } from './env.ts'
import { createHandler } from './http/handler.ts'
import { start } from './start.ts'
import { analyticsOf } from './visits/analytics.ts'
import { welcome } from './welcome.ts'

/** Runs the built product; `given` gets what stops it. */
export async function runProduction(given: (stop: () => Promise<void>) => void): Promise<void> {
  await loadValidators()
  const dist = join(process.cwd(), 'dist')
  const assets = builtAssets(dist)
  let application: ProductionApplication | undefined
  const running = await start(processVariables, (services, adminToken) => {
    const catalogue = services.env.CATALOGUE === 'on'
    const paths = applicationPaths({ catalogue })
    const counter = analyticsOf(services.env)?.counter
    application = productionApplication(paths, services.log, {
      api: services.api,
      hasInbox: services.hasInbox,
      ...(counter && { counter }),
    })
    return createHandler(services, {
      assets: () => assets,
      clientRoot: join(dist, 'client'),
      canvasRoot: join(dist, 'canvas'),
      adminToken,
      catalogue,
      application: application.answer,
      ...(application.build && { applicationBuild: application.build }),
    })
  })
  application?.prepare()
  given(async () => {
    await running.stop()
    await application?.close()
  })
  process.stdout.write(await welcome(running))
}
