// `npm run dev`: documents and application in one process, each with its own hot reload.
import { existsSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'vite'

if (existsSync('.env')) process.loadEnvFile()
process.env.NEXT_TELEMETRY_DISABLED = '1'
const { default: next } = await import('next')
const server = createHttpServer()
const vite = await createServer({
  // Next writes thousands of files there while it compiles, and each would wake the watcher in this same process.
  server: { middlewareMode: { server }, watch: { ignored: ['**/.next/**', '**/dist/**', '**/.data/**'] } },
  appType: 'custom',
})
const load = (path) => vite.ssrLoadModule(path)
try {
  const { startDevelopment } = await load('/server/development.ts')
  await startDevelopment({ server, vite, next, load, variables: process.env })
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
