// `npm run new:source -- acme`: writes a source of one facet, `editorial` or `clinic`, that reads a file, and its test.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'

const [name = '', facet = 'editorial'] = process.argv.slice(2)
const folder = `content-adapters/${name}`
const refuse = (said) => {
  console.error(said)
  process.exit(1)
}

const templates = {
  editorial: {
    what: 'News',
    has: "['news', 'newsCategories', 'newsItem']",
    imports: `import type { Article } from '../entities/article.ts'
import { type FacetSource, type Reader, SourceError } from '../source.ts'`,
    raw: `const item = z.object({
  slug: z.string().regex(/^[a-z0-9-]{1,120}$/),
  title: text,
  lead: text.optional(),
  published: z.iso.datetime(),
})`,
    entity: `const category = {
  slug: 'news',
  title: { ru: 'Новости', kk: 'Жаңалықтар', uz: 'Yangiliklar', en: 'News' },
  order: 1,
}

const toEntity = ({ slug, title, lead, published }: z.output<typeof item>): Article => ({
  code: slug,
  slug,
  category,
  title,
  ...(lead && { lead }),
  date: new Date(published).toISOString(),
})`,
    type: 'Article',
    methods: `      // Chosen for one clinic, it need not look at \`company\` of the query.
      news: async ({ category: wanted, page = 1, size = 12 }) => {
        const news = (await all())
          .filter((one) => wanted === undefined || one.category.slug === wanted)
          .sort((a, b) => b.date.localeCompare(a.date))
        const items = news.slice((page - 1) * size, page * size)
        return { items, page, pages: Math.ceil(news.length / size), total: news.length }
      },
      newsCategories: async () => [category],
      newsItem: async (slug) => {
        const found = (await all()).find((one) => one.slug === slug)
        if (!found) throw new SourceError(404, \`There is no news item \${slug}\`)
        return found
      },`,
    items: [
      {
        slug: 'a-new-scanner',
        title: { ru: 'Новый томограф', kk: 'Жаңа томограф', uz: 'Yangi tomograf', en: 'A new scanner' },
        published: '2026-11-20T09:00:00Z',
      },
      {
        slug: 'we-are-open-on-sunday',
        title: { ru: 'Работаем в воскресенье', en: 'We are open on Sunday' },
        lead: { ru: 'С 10 до 14 часов.', en: 'From 10 to 14.' },
        published: '2026-11-02T09:00:00Z',
      },
    ],
    malformed: [
      { slug: 'no/slug', title: { ru: 'Без адреса' }, published: '2026-11-20T09:00:00Z' },
      { slug: 'whole', title: { ru: 'Целая' }, published: '2026-11-21T09:00:00Z' },
      { slug: 'no-title', title: {}, published: 'yesterday' },
    ],
  },
  clinic: {
    what: 'Services',
    has: "['services']",
    imports: `import type { Service } from '../entities/service.ts'
import { type FacetSource, type Reader, SourceError } from '../source.ts'`,
    raw: `const item = z.object({
  code: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
  name: text,
  group: text,
  price: z.number().min(0).optional(),
  currency: z.string().regex(/^[A-Z]{3}$/),
})`,
    entity: `const toEntity = ({ price, ...service }: z.output<typeof item>): Service => ({
  ...service,
  ...(price !== undefined && { price }),
})`,
    type: 'Service',
    methods: `      // Chosen for one clinic, it need not look at the code of the company that it is given.
      services: () => all(),`,
    items: [
      {
        code: 'visit',
        name: {
          ru: 'Приём терапевта',
          kk: 'Терапевт қабылдауы',
          uz: 'Terapevt qabuli',
          en: 'Visit to a therapist',
        },
        group: { ru: 'Приёмы', kk: 'Қабылдаулар', uz: 'Qabullar', en: 'Visits' },
        price: 8000,
        currency: 'KZT',
      },
    ],
    malformed: [
      {
        code: 'free',
        name: { ru: 'Даром' },
        group: { ru: 'Приёмы' },
        price: -1,
        currency: 'KZT',
      },
      { code: 'no-name', group: { ru: 'Приёмы' }, price: 1, currency: 'tenge' },
    ],
  },
}

const template = templates[facet]
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || !template)
  refuse(
    `Usage: npm run new:source -- acme   (small letters and hyphens; then the facet, if it is not editorial: ${Object.keys(templates).join(' or ')})`,
  )
for (const taken of [folder, `server/sources/${name}.ts`])
  if (existsSync(taken)) refuse(`${taken} is there already: choose another name.`)

const camel = name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())

const files = {
  [`${name}.ts`]: `import { z } from 'zod'
${template.imports}
import { prune } from '../source/prune.ts'
import data from './${name}.json'

const text = z.object({
  ru: z.string().min(1),
  kk: z.string().optional(),
  uz: z.string().optional(),
  en: z.string().optional(),
})

${template.raw}
const answer = z.object({ items: z.array(item) })

${template.entity}

/** Gets all that there is, before \`signal\` is aborted. */
type Read = (signal?: AbortSignal) => Promise<unknown>

/** What is valid of the answer; the rest is dropped and reported. */
async function load(read: Read, { signal, report }: Reader): Promise<${template.type}[]> {
  const valid = prune(answer, await read(signal), (problem) => report({ request: '${name}', ...problem }))
  if (!valid) throw new SourceError(502, 'Nothing of the answer fits')
  return valid.items.map(toEntity)
}

/** How long pages are kept, in milliseconds: nobody says when the data change. */
const keptMs = 60_000

/** ${template.what} of a clinic. */
export const ${camel}From = (read: Read): FacetSource<'${facet}'> => ({
  // It keeps nothing from one reader to the next.
  forget: () => {},
  openSource: (reader) => {
    let items: Promise<${template.type}[]> | undefined
    /** Read once for each reader. */
    const all = () => {
      reader.tag('${name}')
      reader.expires?.(new Date(Date.now() + keptMs))
      items ??= load(read, reader)
      return items
    }
    return {
${template.methods}
    }
  },
})

// A call takes the place of the file: async (signal) => (await fetch(address, { signal })).json(), or \`jsonService\`, which keeps answers.
export const ${camel}Source = ${camel}From(async () => data)
`,
  [`${name}.test.ts`]: `import { describeFacet } from '../testing/conformance/describe-facet.ts'
import answer from './${name}.json'
import { ${camel}From } from './${name}.ts'
import malformed from './${name}.malformed.json'

describeFacet('${name}', '${facet}', ${camel}From(async () => answer), {
  has: ${template.has},
  malformed: ${camel}From(async () => malformed),
})
`,
  [`${name}.json`]: JSON.stringify({ items: template.items }),
  [`${name}.malformed.json`]: JSON.stringify({ items: template.malformed }),
}
const entry = `server/sources/${name}.ts`
const written = [...Object.keys(files).map((file) => `${folder}/${file}`), entry]

mkdirSync(folder)
for (const [file, source] of Object.entries(files)) writeFileSync(`${folder}/${file}`, source)
writeFileSync(
  entry,
  `import { ${camel}Source } from '../../content-adapters/${name}/${name}.ts'
import type { OpenChosen } from '../chosen-sources.ts'

/** ${template.what} of all clinics. Of one alone, by its code: \`{ companies: { '1001': { ${facet}: ${camel}Source } } }\`. */
export const open: OpenChosen = () => ({ ${facet}: ${camel}Source })
`,
)
execFileSync('biome', ['check', '--write', ...written], { stdio: ['ignore', 'ignore', 'inherit'] })
console.log(`Wrote
${written.map((file) => `  ${file}`).join('\n')}

Next: its data, and further methods of content-adapters/source/${facet}.ts; \`has\` of its test names those that it has.
  npm run check -- ${name}   tests what every source of this facet promises (docs/sources.md)
  SOURCE=${name} npm run dev   puts it into use; ${entry} says for which clinics`)
