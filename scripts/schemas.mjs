// `npm run schemas`: writes every JSON Schema as a plain file below `dist/schemas`, or `-- <folder>`. `-- --sanity <folder>` writes the
// schema of a Sanity studio instead, with labels and messages in Russian or `--language kk`.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { withModules } from './lib/with-modules.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sanity: { type: 'string' }, language: { type: 'string', default: 'ru' } },
})

/** Writes files below a folder, each by its path. */
function write(folder, files) {
  for (const [path, text] of files) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  console.log(`Wrote ${files.size} files to ${folder}.`)
}

async function writeStudio(load, folder, language) {
  const { locales } = await load('/locales/locale.ts')
  if (!locales.includes(language))
    throw new Error(`There are no labels in the language "${language}": choose ${locales.join(', ')}.`)
  const { studioFiles, writtenMark } = await load('/content-adapters/sanity/studio/studio-files.ts')
  const { blockDefinitions } = await load('/schemas/registry.ts')
  const { documentDefinitions } = await load('/content-adapters/sanity/documents.ts')
  const files = studioFiles(blockDefinitions, documentDefinitions, language)
  // What an earlier run has written for a block that is gone; files of others stay.
  for (const path of existsSync(folder) ? globSync('**/*.ts', { cwd: folder }) : []) {
    const file = join(folder, path)
    if (!files.has(path) && readFileSync(file, 'utf8').startsWith(writtenMark)) rmSync(file)
  }
  write(folder, files)
}

await withModules(async (load) => {
  if (values.sanity !== undefined) return writeStudio(load, values.sanity, values.language)
  const { publishedSchemas } = await load('/schemas/core/json-schema.ts')
  const { blockDefinitions } = await load('/schemas/registry.ts')
  const schemas = publishedSchemas(blockDefinitions)
  const files = [...schemas].map(([name, schema]) => [`${name}.json`, `${JSON.stringify(schema, null, 2)}\n`])
  write(positionals[0] ?? 'dist/schemas', new Map(files))
})
