// `npm run new:area -- equipment mis`: writes the declaration of an area in a section.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { withModules } from './lib/with-modules.mjs'

const [name, section = name] = process.argv.slice(2)
const modules = ['/scripts/lib/area-refusal.ts', '/schemas/areas/registry.ts']
const { refusal, screen, camel } = await withModules(modules, async (load) => {
  const [{ areaRefusal, inCamelCase }, { areaPath }] = await Promise.all(modules.map(load))
  const refusal = areaRefusal(name, section)
  return refusal ? { refusal } : { screen: areaPath({ name, section }), camel: inCamelCase(name) }
})
if (refusal) {
  console.error(refusal)
  process.exit(1)
}

const path = `schemas/areas/${name}.ts`
const pascal = camel[0].toUpperCase() + camel.slice(1)
const words = name.replaceAll('-', ' ')
const sentence = words[0].toUpperCase() + words.slice(1)

writeFileSync(
  path,
  `import { type Static, t } from '../core/type.ts'
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
                staff at /pro/{company}/${screen}
  npm run check -- ${name}   tests it alone`)
