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

/**
 * Starts a separate server for a spec by `script`, with settings that the shared server does not have. Resolves with a
 * function that stops it, once it answers at `url`; rejects if it ends before, or if something else answers there already.
 */
export async function startOwnServer(script: string, url: string, settings: Record<string, string>) {
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
