// `npm run schemas`: writes every JSON Schema as a plain file below `dist/schemas`, or `-- <folder>`.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withModules } from './lib/with-modules.mjs'

const folder = process.argv[2] ?? 'dist/schemas'
await withModules(async (load) => {
  const { publishedSchemas } = await load('/schemas/core/json-schema.ts')
  const { blockDefinitions } = await load('/schemas/registry.ts')
  const schemas = publishedSchemas(blockDefinitions)
  mkdirSync(folder, { recursive: true })
  for (const [name, schema] of schemas)
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(schema, null, 2)}\n`)
  console.log(`Wrote ${schemas.size} files to ${folder}.`)
})
