// Adds pages to the draft of a demo clinic. Argument: the data folder. A page of 14, 300, 500 and 2,000 blocks without data, and
// one with a list of 500 entries. The clinic gets 30 doctors and 400 services in all.
import { randomUUID } from 'node:crypto'
import {
  accept,
  blockDefinitions,
  demoPeople,
  lockDraft,
  openDatabase,
  saveEntry,
  seedAccounts,
} from '../../dist/bench/product.js'

const company = '1001'
const counts = [14, 300, 500, 2000]

const block = (type, id, props = {}) => {
  const { example, upgrades = [] } = blockDefinitions.get(type)
  return { id, type, v: upgrades.length + 1, props: { ...example.props, ...props } }
}
const types = ['quote', 'call-to-action', 'page-title']
const page = (slug, blocks) => ({
  path: ['pages', slug],
  value: { slug, title: { ru: `Страница ${slug}` }, blocks },
})
const entries = Array.from({ length: 500 }, (_, index) => ({
  title: { ru: `Преимущество ${index}`, kk: `Артықшылық ${index}` },
  text: { ru: `Почему это важно для тех, кто приходит к нам, ${index}` },
}))
const changes = [
  ...counts.map((count) =>
    page(
      `blocks-${count}`,
      Array.from({ length: count }, (_, index) =>
        index === 0 ? block('hero', 'b0') : block(types[index % types.length], `b${index}`),
      ),
    ),
  ),
  page('list-500', [block('feature-list', 'b0', { items: entries })]),
]

const db = await openDatabase({ dataDir: process.argv[2] })
await seedAccounts(db.orm, demoPeople)
const found = await db.orm.execute(`select id from account where email = 'owner@demo.test'`)
const [owner] = found.rows
const { revision, draft } = await lockDraft(db.orm, company)
const outcome = accept(draft, [], changes)
if (!('draft' in outcome)) throw new Error('The pages do not fit into the draft')
const next = { revision: revision + 1, draft: outcome.draft }
const missing = (table, count) =>
  `generate_series(1, ${count} - (select count(*)::int from ${table} where company_code = '${company}')) n`
const texts = (word) => `jsonb_build_object('ru', '${word} ' || n)`
await db.orm.execute(
  `insert into service (company_code, code, position, name, "group", price, currency)
   select '${company}', 'bench-' || n, 1000 + n, ${texts('Услуга')}, jsonb_build_object('ru', 'Группа ' || n % 20), 1000 + n, 'KZT'
   from ${missing('service', 400)}`,
)
await db.orm.execute(
  `insert into specialist (company_code, code, slug, position, last_name, name, specialities)
   select '${company}', 'bench-' || n, 'bench-' || n, 1000 + n, ${texts('Врач')}, ${texts('Имя')}, '["dentist"]'
   from ${missing('specialist', 30)}`,
)
await saveEntry(db.orm, { company, account: owner.id, id: randomUUID() }, next, outcome.entry)
await db.close()
process.send('ready', () => process.disconnect())
