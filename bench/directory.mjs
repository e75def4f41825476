// `npm run bench:directory`: lists, profiles and the typeahead of a large directory, as page trees with the SQL behind them, on PGlite
// with 20,000 companies and on a temporary Postgres with 1,000 and 100,000; each has three doctors and twenty reviews a company.
import { withModules } from '../scripts/lib/with-modules.mjs'
import { fill } from './directory/fill.mjs'
import { measureCounts, measureDirectory, measureHome, measureSitemaps } from './directory/measure.mjs'
import { report } from './lib/report.mjs'
import { say } from './lib/say.mjs'
import { withPostgres } from './lib/with-postgres.mjs'

/** Keys of each measure; fewer are enough to find a slow part. */
const keys = Number(process.env.BENCH_KEYS ?? 1000)
const targets = { list: 100, suggest: 50, profile: 30 }
/** A hundred times as many companies may cost so many times as much: the logarithm grows from 10 to 17. */
const growth = Math.log(100_000) / Math.log(1000)

const sources = [
  ...['/backend/kit/database/open-pglite.ts', '/backend/open-database.ts'],
  ...['/backend/content/seed-database.ts', '/backend/content/write-product-pages.ts', '/demo/index.ts'],
  ...['/demo/product/index.ts'],
  ...['/backend/derived/refresh-listings.ts', '/backend/test/call.ts', '/backend/test/cluster.ts'],
  ...['/content-adapters/medical-api/client.ts', '/site/respond.ts', '/renderer/render-document.ts'],
]

async function withDemo(db, { seedDatabase, demoSeed, writeProductPages, productPages }) {
  await seedDatabase(db, demoSeed)
  await writeProductPages(db, productPages)
  return db
}

async function onPglite(modules) {
  const { openPglite, inMemory } = modules
  const db = await withDemo(await openPglite(inMemory), modules)
  try {
    const { grow } = await fill(db, modules, 4000)
    say('PGlite has 4,000 companies')
    await grow(20_000)
    say('PGlite has 20,000 companies')
    const { lines, site } = await measureDirectory(db, modules, { companies: '20,000', amount: 200 })
    return [...lines, await measureHome(site, '20,000')]
  } finally {
    await db.close()
  }
}

async function onPostgres(urlOf, modules) {
  const open = async (name) =>
    withDemo(await modules.openDatabase({ dataDir: '', databaseUrl: urlOf(name) }), modules)
  const first = await modules.openDatabase({ dataDir: '', databaseUrl: urlOf() })
  await first.orm.execute('create database small')
  await first.close()
  const small = await open('small')
  await fill(small, modules, 1000)
  say('Postgres has 1,000 companies')
  const before = await measureDirectory(small, modules, { companies: '1,000', amount: Math.min(300, keys) })
  await small.close()
  const large = await open('postgres')
  const { grow } = await fill(large, modules, 5000)
  say('Postgres has 5,000 companies')
  await grow(100_000)
  say('Postgres has 100,000 companies')
  const after = await measureDirectory(large, modules, {
    companies: '100,000',
    amount: keys,
    targets,
    plans: true,
  })
  const others = [...(await measureSitemaps(after.site)), ...(await measureCounts(after.site))]
  await large.close()
  const growths = Object.entries(after.medians).map(([name, median]) => {
    const ratio = median / before.medians[name]
    return {
      name: `${name}: 100,000 companies against 1,000, p50`,
      target: `≤ ${growth.toFixed(2)}`,
      value: ratio.toFixed(2),
      holds: ratio <= growth,
    }
  })
  return [...before.lines, ...after.lines, ...growths, ...others]
}

await withModules(sources, async (load) => {
  const modules = Object.assign({}, ...(await Promise.all(sources.map(load))))
  report([
    ...(await withPostgres(modules, (urlOf) => onPostgres(urlOf, modules))),
    ...(await onPglite(modules)),
  ])
})
