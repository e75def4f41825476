import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

/** Whether anything at all answers, well or not. */
const isTaken = (url: string): Promise<boolean> =>
  fetch(url, { redirect: 'manual' }).then(
    () => true,
    () => false,
  )

/** Whether a server answers; what does not listen yet does not. */
const answers = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * A server of a spec's own, started by `script` with settings of its own, for what the common one is not set to. Gives
 * the function that ends it, once it answers at `url`; throws when it does not within 90 seconds, or when
 * something else answers there already.
 */
export async function startOwnServer(script: string, url: string, settings: Record<string, string>) {
  if (await isTaken(url))
    throw new Error(`Something else answers at ${url} already: every spec has a port of its own`)
  const env = { ...process.env, PORT: new URL(url).port, LOG_LEVEL: 'warn', ...settings }
  const server = spawn('node', [script], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
  }
  const last = Date.now() + 90_000
  while (!(await answers(url))) {
    if (server.exitCode !== null || Date.now() > last) {
      await stop()
      throw new Error(`${script} does not answer at ${url}`)
    }
    await wait(200)
  }
  return stop
}
