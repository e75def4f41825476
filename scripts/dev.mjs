// `npm run dev`: the site's pages and the application in one process, each with its own hot reload.
import { existsSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'vite'
import { setup as compileSchemas, watchSchemas } from './lib/compile-schemas.mjs'
import { writeMissingMigration } from './lib/write-migration.mjs'

if (existsSync('.env')) process.loadEnvFile()
process.env.NEXT_TELEMETRY_DISABLED = '1'
await compileSchemas()
const written = await writeMissingMigration()
if (written) console.log(written)
const { default: next } = await import('next')
const server = createHttpServer()
const vite = await createServer({
  server: {
    middlewareMode: { server },
    // The same port as the pages, because their Content-Security-Policy allows no other.
    ws: { server, path: '/_vite' },
    // Next writes thousands of files there while it compiles; each would trigger the watcher in this process.
    watch: { ignored: ['**/.next/**', '**/dist/**', '**/.data/**', '**/test-results/**'] },
  },
  appType: 'custom',
})
watchSchemas(vite.watcher)
const load = (path) => vite.ssrLoadModule(path)
try {
  const { startDevelopment } = await load('/server/development/start-development.ts')
  await startDevelopment({ server, vite, next, load, variables: process.env })
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
