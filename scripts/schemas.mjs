// `npm run schemas`: writes every JSON Schema as a plain file below `dist/schemas`, or `-- <folder>`. `-- --sanity <folder>` writes the
// schema of a Sanity studio instead, with labels and messages in Russian or `--language kk`.
import { parseArgs } from 'node:util'
import { locales } from '../locales/locale.ts'
import { withModules } from './lib/with-modules.mjs'
import { rewriteFiles, writeFiles } from './lib/write-files.mjs'

const usage = 'npm run schemas -- [folder], or npm run schemas -- --sanity <folder> [--language kk]'

/** Ends with one sentence. */
function refuse(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { sanity: { type: 'string' }, language: { type: 'string', default: 'ru' } },
    })
  } catch (error) {
    if (!String(error.code).startsWith('ERR_PARSE_ARGS')) throw error
    return refuse(`${error.message}. Usage: ${usage}`)
  }
}

const { values, positionals } = readArguments()
if (values.sanity === '') refuse(`--sanity names no folder. Usage: ${usage}`)
if (!locales.includes(values.language))
  refuse(`There are no labels in the language "${values.language}": choose ${locales.join(', ')}.`)

/** Writes the schema of a studio; returns the number of files. */
async function writeStudio(load, folder, language) {
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
const modules = [
  '/content-adapters/sanity/studio/studio-files.ts',
  '/content-adapters/sanity/documents.ts',
  '/schemas/core/json-schema.ts',
  '/schemas/registry.ts',
]
await withModules(modules, async (load) => {
  const count = values.sanity
    ? await writeStudio(load, folder, values.language)
    : await writeSchemas(load, folder)
  console.log(`Wrote ${count} files to ${folder}.`)
})
