// `npm run bench:areas`: the first page of an area's list with 100,000 rows on a temporary Postgres, as the API returns it,
// with search, sorting and filters.
import { withModules } from '../scripts/lib/with-modules.mjs'
import { addServices } from './areas/add-services.mjs'
import { report } from './lib/report.mjs'
import { quantile } from './lib/statistics.mjs'
import { withPostgres } from './lib/with-postgres.mjs'

const rows = 100_000
const targetMs = 100
const calls = 40

const asked = [
  ['in their own order', ''],
  ['by name', 'sort=name'],
  ['by price, from the dearest', 'sort=-price'],
  ['the last changed first', 'sort=-updatedAt'],
  ['a word in one of 20, by name', 'search=кардиолога&sort=name'],
  ['a word in one of 20, by price', 'search=кардиолога&sort=price'],
  ['two words in one of 400, by name', 'search=кардиолога повторный&sort=name'],
  ['one row', 'search=77777&sort=name'],
  ['no row', 'search=щщщщщ&sort=name'],
  ['a group, by price', 'filter[group]=Группа 7&sort=price'],
  ['a word in a group, by name', 'search=кардиолога&filter[group]=Группа 7&sort=name'],
]

async function measure(url, modules) {
  const { openDatabase, seedDatabase, smallSeed, addPerson, addStaff, testBackend, call } = modules
  const db = await openDatabase({ dataDir: '', databaseUrl: url })
  try {
    await seedDatabase(db, smallSeed)
    await addServices(url, rows)
    const { account, cookie } = await addPerson(db)
    await addStaff(db, account, '1001', 'owner')
    const backend = testBackend(db)
    const ask = async (query, locale) => {
      const started = performance.now()
      const answer = await call(backend, `/api/business-api-front2/${locale}/1001/0/services?${query}`, {
        cookie,
      })
      await answer.text()
      if (answer.status !== 200) throw new Error(`${query} answered ${answer.status}`)
      return performance.now() - started
    }
    const all = []
    const lines = []
    for (const [name, query] of asked) {
      await ask(query, 'ru')
      const times = []
      for (let turn = 0; turn < calls; turn++) times.push(await ask(query, turn % 2 ? 'kk' : 'ru'))
      all.push(...times)
      lines.push(line(`first page ${name}, ms`, times))
    }
    return [...lines, line('all of them, ms', all)]
  } finally {
    await db.close()
  }
}

function line(name, times) {
  const p95 = quantile(times, 0.95)
  return {
    name,
    target: `p95 ≤ ${targetMs}`,
    value: `p50 ${quantile(times, 0.5).toFixed(1)}, p95 ${p95.toFixed(1)}`,
    holds: p95 <= targetMs,
  }
}

const sources = [
  '/backend/test/cluster.ts',
  '/backend/open-database.ts',
  '/backend/content/seed-database.ts',
  '/backend/test/small-seed.ts',
  '/backend/test/people.ts',
  '/backend/test/call.ts',
]
await withModules(sources, async (load) => {
  const modules = Object.assign({}, ...(await Promise.all(sources.map(load))))
  report(await withPostgres(modules, (urlOf) => measure(urlOf(), modules)))
})
