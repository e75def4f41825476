// `npm run schemas`: writes every JSON Schema as a plain file below `dist/schemas`, or `-- <folder>`. `-- --sanity <folder>` writes the
// schema of a Sanity studio instead, with labels and messages in Russian or `--language kk`.
import { parseArgs } from 'node:util'
import { withModules } from './lib/with-modules.mjs'
import { rewriteFiles, writeFiles } from './lib/write-files.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sanity: { type: 'string' }, language: { type: 'string', default: 'ru' } },
})

/** Writes the schema of a studio; returns the number of files. */
async function writeStudio(load, folder, language) {
  const { locales } = await load('/locales/locale.ts')
  if (!locales.includes(language))
    throw new Error(`There are no labels in the language "${language}": choose ${locales.join(', ')}.`)
  const { studioFiles, writtenMark } = await load('/content-adapters/sanity/studio/studio-files.ts')
  const { blockDefinitions } = await load('/schemas/registry.ts')
  const { documentDefinitions } = await load('/content-adapters/sanity/documents.ts')
  const files = studioFiles(blockDefinitions, documentDefinitions, language)
  rewriteFiles(folder, files, writtenMark)
  return files.size
}

/** Writes our JSON Schemas; returns the number of files. */
async function writeSchemas(load, folder) {
  const { publishedSchemas } = await load('/schemas/core/json-schema.ts')
  const { blockDefinitions } = await load('/schemas/registry.ts')
  const schemas = publishedSchemas(blockDefinitions)
  const texts = [...schemas].map(([name, schema]) => [`${name}.json`, `${JSON.stringify(schema, null, 2)}\n`])
  writeFiles(folder, new Map(texts))
  return schemas.size
}

const folder = values.sanity ?? positionals[0] ?? 'dist/schemas'
await withModules(async (load) => {
  const count = values.sanity
    ? await writeStudio(load, folder, values.language)
    : await writeSchemas(load, folder)
  console.log(`Wrote ${count} files to ${folder}.`)
})
