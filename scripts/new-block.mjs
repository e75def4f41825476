// `npm run new:block -- promo-banner`: writes the two files of a block, filled with a template.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'

const type = process.argv[2]
if (!type || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(type)) {
  console.error('Usage: npm run new:block -- promo-banner   (small letters and hyphens)')
  process.exit(1)
}

const camel = type.replace(/-(.)/g, (_, letter) => letter.toUpperCase())
const pascal = camel[0].toUpperCase() + camel.slice(1)
const words = type.replaceAll('-', ' ')
const sentence = words[0].toUpperCase() + words.slice(1)

const files = {
  [`schemas/blocks/${type}.ts`]: `import { t } from '../core/type.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const ${camel} = defineBlock({
  type: '${type}',
  label: { ru: '${sentence}', kk: '${sentence}', uz: '${sentence}', en: '${sentence}' },
  description: {
    ru: '${sentence}.',
    kk: '${sentence}.',
    uz: '${sentence}.',
    en: '${sentence}.',
  },
  category: 'text',
  props: t.object({
    title: t.text({ label: { ru: 'Заголовок', kk: 'Тақырып', uz: 'Sarlavha', en: 'Title' }, max: 120 }),
    text: t.optional(t.text({ label: { ru: 'Текст', kk: 'Мәтін', uz: 'Matn', en: 'Text' }, max: 600, multiline: true })),
  }),
  example: {
    props: {
      title: { ru: 'Заголовок блока', kk: 'Блок тақырыбы', uz: 'Blok sarlavhasi', en: 'Title of the block' },
      text: {
        ru: 'Здесь будет текст блока.',
        kk: 'Мұнда блоктың мәтіні болады.',
        uz: 'Bu yerda blok matni boʻladi.',
        en: 'The text of the block goes here.',
      },
    },
  },
})

export default ${camel}
export type ${pascal}Props = BlockProps<typeof ${camel}>
`,
  [`blocks/${type}/${type}.tsx`]: `import type { ${pascal}Props } from '../../schemas/blocks/${type}.ts'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { Section } from '../../ui/page/section.tsx'

export default function ${pascal}({ title, text }: ${pascal}Props) {
  return (
    <Section title={title}>
      {text && (
        <p className="max-w-text">
          <LocalizedText value={text} />
        </p>
      )}
    </Section>
  )
}
`,
}

for (const path of Object.keys(files)) {
  if (existsSync(path)) {
    console.error(`${path} is there already: choose another name.`)
    process.exit(1)
  }
}
mkdirSync(`blocks/${type}`, { recursive: true })
for (const [path, text] of Object.entries(files)) writeFileSync(path, text)
execFileSync('biome', ['format', '--write', ...Object.keys(files)], {
  stdio: ['ignore', 'ignore', 'inherit'],
})
console.log(`Wrote
  ${Object.keys(files).join('\n  ')}

Next: its name and description in four languages, its fields, its looks.
  npm run dev                                     shows it at /blocks/${type}
  npm run check -- ${type.padEnd(30)} tests it alone
  npm run block -- add ${type.padEnd(10)} /l/demo-dent   puts it on a page`)
