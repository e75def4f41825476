// The production server with a data folder that is made anew at every start: a copy of DATA_FROM, or empty, which tests the
// first start. With DATA_KEPT it goes on with the data of the one before.
// As the child of a process of tests it starts and stops as often as it is told to, each time with other settings: to load
// and compile the product takes longer than all else of a start.
import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { mirror } from './mirror.mjs'

process.env.NODE_ENV = 'production'
process.env.CATALOGUE = 'on'
const given = { ...process.env }
const { main } = await import('../dist/server/main.js')

function makeDataFolder() {
  const { DATA_DIR, DATA_FROM, DATA_KEPT } = process.env
  if (DATA_KEPT) return
  if (!DATA_FROM) return rmSync(DATA_DIR, { recursive: true, force: true })
  mirror(DATA_FROM, DATA_DIR)
  // Servers share the pictures that one of them has converted: those of one page take up to five seconds of the processor.
  const pictures = resolve(`${DATA_FROM}-pictures`)
  mkdirSync(pictures, { recursive: true })
  mkdirSync(join(DATA_DIR, 'cache'), { recursive: true })
  symlinkSync(pictures, join(DATA_DIR, 'cache/images'))
}

/** Starts with these settings and none of those before; resolves with the function that stops it. */
async function start(settings) {
  for (const name of Object.keys(process.env)) delete process.env[name]
  Object.assign(process.env, given, settings)
  // What the server before has passed to the application.
  delete globalThis.shipa
  makeDataFolder()
  // Next leaves its listeners behind.
  const before = new Set(process.listeners('uncaughtException'))
  let stop
  await main((how) => {
    stop = how
  })
  return async () => {
    await stop()
    for (const listener of process.listeners('uncaughtException'))
      if (!before.has(listener)) process.off('uncaughtException', listener)
  }
}

if (process.send) {
  let stop
  process.on('message', async ({ settings }) => {
    await stop?.()
    stop = settings && (await start(settings))
    process.send('done')
  })
  process.on('disconnect', () => process.exit())
} else {
  makeDataFolder()
  await main()
}
