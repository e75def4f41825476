// Writes the validator of each schema as a plain ES module, for browsers whose policy forbids generating code at run time.
// An existing file is reused: its name contains a hash of the schema, its first line that of the generator.
import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import standalone from 'ajv/dist/standalone/index.js'
import ajvPackage from 'ajv/package.json' with { type: 'json' }
import './eager-globs.ts'
import type { AreaDefinition } from '../../schemas/areas/define-area.ts'
import { type TObject, type TSchema, t } from '../../schemas/core/type.ts'
import { designSchema } from '../../schemas/design/design-schema.ts'
import { themeSchema } from '../../schemas/design/theme.ts'
import { menuSchema } from '../../schemas/menu/menu.ts'
import { siteSchema } from '../../schemas/page/site.ts'
import { storedBlockSchema, storedPageSchema } from '../../schemas/page/stored-page.ts'
import { publishedSchema } from '../../schemas/publication.ts'
import { richObjects } from '../../schemas/rich/objects.ts'
import { createAjv } from '../../schemas/validators/ajv.ts'
import { keyOf, withoutAnnotations } from '../../schemas/validators/key.ts'

import { withSharedParts } from './with-shared-parts.ts'

const root = new URL('../../', import.meta.url)
const folder = new URL('schemas/validators/compiled/', root)
const list = 'index.js'

/** The exports of `schemas/blocks` and `schemas/areas` that are used here. */
type Definition = {
  props?: TSchema
  data?: TSchema
  schema?: TObject
  scheduled?: AreaDefinition['scheduled']
}

/** Every schema that values are validated by, with a readable name. */
async function schemasByName(): Promise<[string, TSchema][]> {
  const files = globSync('schemas/{blocks,areas}/*.ts', { cwd: root }).filter(
    (file) => !file.includes('.test.'),
  )
  const defined = await Promise.all(
    files.map(async (file): Promise<[string, TSchema | undefined][]> => {
      const name = file.replace(/^.*\/|\.ts$/g, '')
      if (name === 'registry') return []
      const { props, data, schema, scheduled }: Definition =
        (await import(new URL(file, root).href)).default ?? {}
      return [
        [`${name}.props`, props],
        [`${name}.data`, data],
        [name, schema],
        [`${name}.published`, schema && scheduled ? publishedSchema({ schema, scheduled }) : undefined],
      ]
    }),
  )
  const frames: [string, TSchema][] = [
    ['block', storedBlockSchema],
    ['page', storedPageSchema],
    ['site', siteSchema],
    ['menu', menuSchema],
    ['theme', themeSchema],
    ['design', designSchema],
    ['link', t.link()],
    ...Object.entries(richObjects),
  ]
  return [...frames, ...defined.flat()].filter((entry): entry is [string, TSchema] => entry[1] !== undefined)
}

const writer = createHash('sha256')
  .update(readFileSync(import.meta.filename))
  .update(readFileSync(new URL('with-shared-parts.ts', import.meta.url)))
  .digest('hex')
  .slice(0, 12)
const firstLine = `// Generated from its schema (ajv ${ajvPackage.version}, ${writer}).`

function codeOf(schema: TSchema): string {
  const ajv = createAjv({ messages: false, inlineRefs: false, code: { source: true, esm: true } })
  const code = standalone(ajv, ajv.compile(withSharedParts(JSON.parse(withoutAnnotations(schema)))))
  const counted = code.replaceAll('require("ajv/dist/runtime/ucs2length").default', 'characterCount')
  if (counted.includes('require('))
    throw new Error('the validator asks for a part of ajv that browsers have not')
  const imports = counted === code ? '' : "import { characterCount } from '../character-count.ts'\n"
  return `${firstLine}\n${imports}${counted.replace('"use strict";', '')}\n`
}

const isWritten = (file: URL) => existsSync(file) && readFileSync(file, 'utf8').startsWith(firstLine)

/** Writes atomically, because other processes may be reading the folder. */
function write(file: URL, code: string): void {
  const beside = new URL(`${file.href}.${process.pid}`)
  writeFileSync(beside, code)
  renameSync(beside, file)
}

mkdirSync(folder, { recursive: true })
const wanted = new Set<string>([list])
const entries = new Map<string, string>()
for (const [name, schema] of await schemasByName()) {
  const key = keyOf(schema)
  const file = `${name}.${key}.js`
  wanted.add(file)
  entries.set(key, file)
  const place = new URL(file, folder)
  if (isWritten(place)) continue
  try {
    write(place, codeOf(schema))
  } catch (error) {
    console.error(`The schema of ${name} does not compile: ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
}
// The bundler makes each validator a separate file only if its import is a literal.
const lines = [...entries].map(([key, file]) => `  '${key}': () => import('./${file}'),`)
const listed = [
  '// Generated: what loads each validator, by the key of its schema.',
  'export default {',
  ...lines,
  '}',
  '',
]
const listFile = new URL(list, folder)
if (!existsSync(listFile) || readFileSync(listFile, 'utf8') !== listed.join('\n'))
  write(listFile, listed.join('\n'))
for (const file of readdirSync(folder))
  if (file.endsWith('.js') && !wanted.has(file)) rmSync(new URL(file, folder), { force: true })
