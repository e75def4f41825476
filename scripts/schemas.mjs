// `npm run schemas`: writes every JSON Schema as a plain file below `dist/schemas`.
import { mkdirSync, writeFileSync } from 'node:fs'
import { withModules } from './lib/with-modules.mjs'

await withModules(async (load) => {
  const { publishedSchemas } = await load('/schemas/core/json-schema.ts')
  const { blockDefinitions } = await load('/schemas/registry.ts')
  const schemas = publishedSchemas(blockDefinitions)
  mkdirSync('dist/schemas', { recursive: true })
  for (const [name, schema] of schemas)
    writeFileSync(`dist/schemas/${name}.json`, `${JSON.stringify(schema, null, 2)}\n`)
  console.log(`Wrote ${schemas.size} files to dist/schemas.`)
})
