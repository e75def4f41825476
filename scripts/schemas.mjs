// `npm run schemas`: writes every JSON Schema as a plain file below `dist/schemas`.
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'vite'

const vite = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  logLevel: 'error',
})
const [{ publishedSchemas }, { blockDefinitions }] = await Promise.all(
  ['json-schema', 'registry'].map((name) => vite.ssrLoadModule(`/schemas/${name}.ts`)),
)
mkdirSync('dist/schemas', { recursive: true })
const schemas = publishedSchemas(blockDefinitions)
for (const [name, schema] of schemas)
  writeFileSync(`dist/schemas/${name}.json`, `${JSON.stringify(schema, null, 2)}\n`)
await vite.close()
console.log(`Wrote ${schemas.size} files to dist/schemas.`)
