import { randomBytes } from 'node:crypto'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { provideServerContext } from '../app/server-context.ts'
import { isEmpty } from '../backend/content/seed-database.ts'
import { updateLock } from '../backend/kit/database/lock.ts'
import type { Worker } from '../backend/kit/worker/start-worker.ts'
import { startWorkers } from '../backend/workers.ts'
import { cachedAnswer } from './application/guard-answers.ts'
import { backendSettings } from './backend-settings.ts'
import { companiesOf } from './chosen-sources.ts'
import { commands } from './commands/commands.ts'
import { noTerminal } from './commands/terminal.ts'
import { type Env, readEnv } from './env.ts'
import { explainFolder } from './explain-folder.ts'
import type { Handler } from './http/handler.ts'
import { createHttpServer } from './http/http-server.ts'
import { productPicture } from './images/product-picture.ts'
import { inboxMode } from './inbox-mode.ts'
import { createLog } from './log.ts'
import { openOrExplain } from './open-or-explain.ts'
import { serverUrl } from './server-url.ts'
import type { Services } from './services.ts'
import { transports } from './transports.ts'
import { analyticsOf } from './visits/analytics.ts'
import { warnOfUnknownCompanies } from './warn-of-unknown-companies.ts'

/** How long open requests may take after SIGTERM. */
const graceMs = 10_000

/** How long requests that have arrived already may take to be read: closing resets a connection with an unread request. */
const arrivalMs = 100

export type Running = {
  services: Services
  server: Server
  url: string
  stop: () => Promise<void>
}

/** Creates the handler, the only difference between production and development. */
type MakeHandler = (services: Services, adminToken: string) => Promise<Handler> | Handler

/**
 * Opens the services, seeds an empty database and listens. A failure throws one clear sentence and closes everything.
 */
export async function start(
  variables: Record<string, string | undefined>,
  makeHandler: MakeHandler,
  given?: Server,
): Promise<Running> {
  const env = readEnv(variables)
  const services = await openOrExplain(env, createLog(env.LOG_LEVEL))
  try {
    await services.watch()
    await seedIfEmpty(services)
    await warnOfUnknownCompanies(services, companiesOf(services.chosen))
    const { api, mapTiles, origin } = services
    const counter = analyticsOf(env)?.counter
    provideServerContext({
      api,
      cachedAnswer,
      origin,
      image: productPicture,
      ...(mapTiles && { mapTiles }),
      ...(counter && { counter }),
    })
    const server = given ?? createHttpServer(services.log)
    const adminToken = randomBytes(24).toString('base64url')
    server.on('request', await makeHandler(services, adminToken))
    const port = await listen(server, env)
    const url = serverUrl(env.HOST, port)
    if (services.local && !env.DATABASE_URL) updateLock(env.DATA_DIR, { url, token: adminToken })
    const workers = await openWorkers(services)
    return {
      services,
      server,
      url: url.replace('//127.0.0.1:', '//localhost:'),
      stop: () => stop(server, services, workers),
    }
  } catch (error) {
    const folder = await explainFolder(error, env)
    await services.close()
    throw folder ? new Error(folder, { cause: error }) : error
  }
}

async function listen(server: Server, { PORT, HOST }: Env): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${PORT} is in use: stop what listens there, or set PORT to another one.`)
          : error,
      ),
    )
    server.listen(PORT, HOST, resolve)
  })
  return (server.address() as AddressInfo).port
}

async function seedIfEmpty(services: Services): Promise<void> {
  const { local, env } = services
  if (!local || env.SEED === 'none' || !(await isEmpty(local.db))) return
  services.log.info({ seed: env.SEED }, 'the database is empty: writing the first content')
  await commands.seed?.(services, env.SEED === 'demo' ? [] : [env.SEED], noTerminal)
}

/** The workers of the built-in backend; a remote one has its own. */
async function openWorkers({ local, env, origin, log }: Services): Promise<Worker | undefined> {
  if (!local) return undefined
  const ways = transports(env)
  if (inboxMode(env) === 'closed' && !(ways.mail && ways.sms))
    log.warn(
      { mail: Boolean(ways.mail), sms: Boolean(ways.sms) },
      'mail or SMS is not sent: set MAIL_URL and SMS_URL',
    )
  return startWorkers({
    db: local.db,
    files: local.files,
    log,
    settings: backendSettings(env, origin),
    transports: ways,
  })
}

/** Waits for open requests and for the work of its workers, then closes the database. */
async function stop(server: Server, services: Services, workers: Worker | undefined): Promise<void> {
  server.prependListener('request', (_, response) => response.setHeader('connection', 'close'))
  await sleep(arrivalMs)
  // A process that had no processor time meanwhile has not read the request: one turn accepts a connection, the next reads its request.
  for (let turn = 0; turn < 3; turn++) await nextTurn()
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // A connection whose request was under way becomes idle after its answer.
  const closing = setInterval(() => server.closeIdleConnections(), 100)
  const late = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearInterval(closing)
  clearTimeout(late)
  await workers?.stop()
  await services.close()
}
