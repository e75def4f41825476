import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Starts `bench/processes/<name>.mjs` with the production settings; `ask` sends one message and returns the answer. */
export async function startProcess(name, args = [], env = {}) {
  const child = spawn('node', [`bench/processes/${name}.mjs`, ...args], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'silent', ...env },
  })
  const ended = once(child, 'exit')
  const answer = () =>
    Promise.race([
      once(child, 'message').then(([message]) => message),
      ended.then(([code]) => {
        throw new Error(`bench/processes/${name}.mjs ended with ${code}`)
      }),
    ])
  const ready = await answer()
  return {
    ready,
    ask: async (message) => {
      const reply = answer()
      child.send(message)
      return reply
    },
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode === null) child.kill(signal)
      await ended
    },
  }
}

/** Runs `work` with some processes, and always ends them. */
export async function withProcesses(starting, work) {
  const started = await Promise.allSettled(starting)
  const running = started.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  try {
    for (const result of started) if (result.status === 'rejected') throw result.reason
    return await work(...running)
  } finally {
    await Promise.all(running.map((child) => child.stop()))
  }
}

/** A free port. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}
