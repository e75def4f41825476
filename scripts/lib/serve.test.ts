import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'

/** A server that closes slowly; its exit code is 10 plus the number of signals that it received. */
const server = `
  let asked = 0
  const stop = () => { if (++asked === 1) setTimeout(() => process.exit(10 + asked), 200) }
  process.on('SIGTERM', stop).on('SIGINT', stop)
  setInterval(() => {}, 1000)
  console.log(process.pid)`

/** Starts it through `serve` in a separate process group, as a terminal does. */
async function begin() {
  const program = `
    import { serve } from ${JSON.stringify(new URL('./serve.mjs', import.meta.url).href)}
    process.exitCode = await serve('node', ['-e', ${JSON.stringify(server)}])`
  const parent = spawn(process.execPath, ['--input-type=module', '-e', program], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(createInterface(parent.stdout), 'line')
  const ended = once(parent, 'exit').then(([code]) => code as number | null)
  return { parent: parent.pid ?? 0, child: Number(line), ended }
}

test('tells the server once to stop, by Ctrl+C of the terminal or by SIGTERM', async () => {
  for (const [group, signal] of [
    [true, 'SIGINT'],
    [false, 'SIGTERM'],
  ] as const) {
    const { parent, ended } = await begin()
    process.kill(group ? -parent : parent, signal)
    expect(await ended).toBe(11)
  }
})

test('ends with 1 when the server was killed', async () => {
  const { child, ended } = await begin()
  process.kill(child, 'SIGKILL')
  expect(await ended).toBe(1)
})
