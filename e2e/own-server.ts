import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

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

/** PGlite's program runs as it was first compiled: to optimise it takes a third of the start of a server, which lives for one spec only. */
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
 * Starts a separate server for a spec by `script`, with settings that the shared server does not have. Resolves with a
 * function that stops it, once it answers at `url`; rejects if it ends before, or if something else answers there already.
 */
export async function startServer(script: string, url: string, settings: Settings) {
  if (await isTaken(url))
    throw new Error(`Something else answers at ${url} already: every spec has a port of its own`)
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

/** Starts a server for a spec; with `REMOTE` two, of which the second has the medical API of the first. */
export async function startOwnServer(script: string, url: string, settings: Settings) {
  if (!isRemote) return startServer(script, url, settings)
  const far = `http://localhost:${Number(new URL(url).port) + farPort}`
  const more = remoteSettings(url, far)
  const stopFar = await startServer(script, far, { ...settings, ...more.far })
  const DATA_DIR = `${settings.DATA_DIR}-near`
  const stopNear = await startServer(script, url, { ...settings, ...more.near, DATA_DIR })
  return async (signal?: NodeJS.Signals) => {
    await stopNear(signal)
    await stopFar(signal)
  }
}
