// `npm run new:area -- equipment mis`: writes the declaration of an area in a section.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { withModules } from './lib/with-modules.mjs'

function refuse(message) {
  console.error(message)
  process.exit(1)
}

const [name, section = name] = process.argv.slice(2)
const { menuSections } = await withModules((load) => load('/schemas/sections.ts'))
if (!name || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || !menuSections.includes(section))
  refuse(
    `Usage: npm run new:area -- equipment mis   (small letters and hyphens, then a section: ${menuSections.join(', ')})`,
  )

const path = `schemas/areas/${name}.ts`
if (existsSync(path)) refuse(`${path} is there already: choose another name.`)
const meta = 'backend/database/migrations/meta'
const { entries } = JSON.parse(readFileSync(`${meta}/_journal.json`, 'utf8'))
const last = String(entries.at(-1).idx).padStart(4, '0')
const { tables } = JSON.parse(readFileSync(`${meta}/${last}_snapshot.json`, 'utf8'))
const table = name.replaceAll('-', '_')
if (tables[`public.${table}`]) refuse(`There is a table "${table}" already: choose another name.`)

const camel = name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())
const pascal = camel[0].toUpperCase() + camel.slice(1)
const words = name.replaceAll('-', ' ')
const sentence = words[0].toUpperCase() + words.slice(1)

writeFileSync(
  path,
  `import { type Static, t } from '../type.ts'
import { defineArea } from './define-area.ts'

const schema = t.object({
  name: t.text({ label: { ru: 'Название', kk: 'Атауы', uz: 'Nomi', en: 'Name' }, max: 120 }),
})

export type ${pascal} = Static<typeof schema>

const ${camel} = defineArea({
  name: '${name}',
  section: '${section}',
  label: { ru: '${sentence}', kk: '${sentence}', uz: '${sentence}', en: '${sentence}' },
  entry: { ru: 'Новая запись', kk: 'Жаңа жазба', uz: 'Yangi yozuv', en: 'New entry' },
  schema,
  title: ['name'],
  list: { columns: ['name', 'updatedAt'], search: ['name'], sorts: ['name', '-updatedAt'] },
  tags: ({ company }) => [\`${name}:\${company}\`],
  example: { name: { ru: 'Пример', kk: 'Мысал', uz: 'Namuna', en: 'Example' } },
})

export default ${camel}
`,
)
execFileSync('biome', ['format', '--write', path], { stdio: ['ignore', 'ignore', 'inherit'] })
console.log(`Wrote
  ${path}

Next: its name in four languages, its fields, what a change of it touches.
  npm run dev   writes the migration of its table whenever its fields have changed, and shows it to a clinic's
                staff at /pro/{company}/${section === name ? name : `${section}/${name}`}
  npm run check -- ${name}   tests it alone`)
