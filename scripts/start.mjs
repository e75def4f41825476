// `npm start`: installs and builds the missing parts, then starts the server. Runs on any Node of the machine.
import { existsSync } from 'node:fs'
import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { memorySettings, nodeArguments } from './lib/memory-settings.mjs'
import { withBin } from './lib/run.mjs'
import { serve } from './lib/serve.mjs'

try {
  await install()
  await build()
  const args = [...nodeArguments, ...(existsSync('.env') ? ['--env-file=.env'] : []), 'dist/server/main.js']
  process.exitCode = await serve('node', args, {
    env: { NODE_ENV: 'production', ...memorySettings, ...withBin() },
  })
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
