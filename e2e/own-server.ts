import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { sharedPort } from './shared-url.ts'

/** Whether anything answers, with whatever status. */
const isTaken = (url: string): Promise<boolean> =>
  fetch(url, { redirect: 'manual' }).then(
    () => true,
    () => false,
  )

/** Whether a server answers; false while nothing is listening. */
const answers = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )

/** PGlite's program runs as it was first compiled: to optimise it takes a third of the start of a server. */
const withoutOptimising = '--liftoff-only'

/** Whether specs run against servers of which the medical API is another process: `REMOTE=on playwright test`. */
export const isRemote = process.env.REMOTE === 'on'

type Settings = Record<string, string>

/** What a server of which the medical API is another process at `far` needs, and that process. */
export const remoteSettings = (near: string, far: string): { near: Settings; far: Settings } => {
  const secret = { APP_CLIENT_SECRET: 'known to both of them' }
  return {
    // With the usual deadline a busy machine would send pages without their data.
    near: { ...secret, BACKEND_URL: far, BACKEND_DEADLINE_MS: '60000', DATA_FROM: '' },
    far: { ...secret, ORIGIN: near, TRUST_PROXY: 'on' },
  }
}

/**
 * Starts a server by `script` in a process of its own. Resolves with a function that stops it, once it answers at `url`; rejects if it ends
 * before, or if something else answers there already.
 */
export async function startServer(script: string, url: string, settings: Settings) {
  if (await isTaken(url)) throw new Error(`Something else answers at ${url} already`)
  const env = { ...process.env, PORT: new URL(url).port, LOG_LEVEL: 'warn', ...settings }
  const server = spawn('node', [withoutOptimising, script], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  // A hook that takes too long cannot stop its server.
  const killed = () => server.kill('SIGKILL')
  process.once('exit', killed)
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    server.kill(signal)
    await ended
    process.off('exit', killed)
  }
  while (!(await answers(url))) {
    if (server.exitCode !== null || server.signalCode !== null)
      throw new Error(`${script} ended before it answered at ${url}`)
    await wait(100)
  }
  return stop
}

/** How far the port of a backend is from that of the server before it. */
export const farPort = 2000

/** The address of the servers that specs start in this process, one after the other: each of Playwright's workers has one. */
export const ownUrl = `http://localhost:${sharedPort + 10 + Number(process.env.TEST_PARALLEL_INDEX ?? 0)}`

/** Their data folder, made anew at each start. */
const dataDir = `test-results/data-${new URL(ownUrl).port}`

/** The processes of those servers by address. They live as long as this one, which Playwright replaces after a test that failed. */
const processes = new Map<string, ChildProcess>()

const isAlive = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null

/** The process that starts and stops servers at an address; a new one if there is none, or no longer. */
async function processOf(url: string): Promise<ChildProcess> {
  const known = processes.get(url)
  if (known && isAlive(known)) return known
  if (await isTaken(url)) throw new Error(`Something else answers at ${url} already`)
  const made = spawn('node', [withoutOptimising, 'e2e/server.mjs'], {
    env: { ...process.env, PORT: new URL(url).port, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  process.once('exit', () => made.kill('SIGKILL'))
  processes.set(url, made)
  return made
}

/** Stops the server of a process, and starts one with these settings, if there are any. Rejects if the process ends instead. */
async function tell(server: ChildProcess, settings?: Settings): Promise<void> {
  const ended = new AbortController()
  const end = () => ended.abort(new Error('The server ended before it answered'))
  server.once('exit', end)
  server.send({ settings })
  await once(server, 'message', { signal: ended.signal }).catch(() => ended.signal.throwIfAborted())
  server.off('exit', end)
}

async function startIn(url: string, settings: Settings) {
  const server = await processOf(url)
  await tell(server, settings)
  return async (signal?: NodeJS.Signals) => {
    if (!isAlive(server)) return
    if (!signal) return tell(server)
    server.kill(signal)
    await once(server, 'exit')
  }
}

/**
 * Starts a server for a spec at `ownUrl`, with data and settings of its own; two if its backend is `elsewhere`, of which the second has the
 * medical API of the first. Resolves with a function that stops it: gracefully, or its process with a signal.
 */
export async function startOwnServer(settings: Settings, elsewhere = isRemote) {
  if (!elsewhere) return startIn(ownUrl, { DATA_DIR: dataDir, ...settings })
  const far = `http://localhost:${Number(new URL(ownUrl).port) + farPort}`
  const more = remoteSettings(ownUrl, far)
  const stopFar = await startIn(far, { DATA_DIR: dataDir, ...settings, ...more.far })
  const stopNear = await startIn(ownUrl, { ...settings, ...more.near, DATA_DIR: `${dataDir}-near` })
  return async (signal?: NodeJS.Signals) => {
    await stopNear(signal)
    await stopFar(signal)
  }
}
