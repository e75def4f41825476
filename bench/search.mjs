// `npm run bench:search`: how well the search of the directory answers (mean reciprocal rank of the queries in
// bench/search, by class), and how long the typeahead takes with 100,000 entries on a temporary Postgres.
import { sql } from 'drizzle-orm'
import { withModules } from '../scripts/lib/with-modules.mjs'
import { report } from './lib/report.mjs'
import { quantile } from './lib/statistics.mjs'
import { withPostgres } from './lib/with-postgres.mjs'
import { manyEntries, manyQueries } from './search/many-entries.mjs'
import { mean, rankQueries } from './search/quality.mjs'

const leastOfAll = 0.9
const leastOfClass = 0.8
const suggestMs = 50
const calls = 1000

function qualityLine(name, ranks, least) {
  const value = mean(ranks)
  return { name, target: `≥ ${least}`, value: value.toFixed(3), holds: value >= least }
}

async function measureQuality(modules) {
  const { openPglite, inMemory, seedDatabase, demoSeed } = modules
  const db = await openPglite(inMemory)
  try {
    await seedDatabase(db, demoSeed)
    const ranked = await rankQueries(db, modules)
    for (const { kind, query, first, rank } of ranked.filter((one) => one.rank < 1))
      console.log(
        `${kind}: ${query} → ${rank ? `place ${1 / rank}` : 'not found'}, not ${first.join(' or ')}`,
      )
    const classes = Map.groupBy(ranked, ({ kind }) => kind)
    const ranks = (all) => all.map(({ rank }) => rank)
    return [
      ...[...classes].map(([kind, all]) =>
        qualityLine(`mean reciprocal rank, ${kind} (${all.length})`, ranks(all), leastOfClass),
      ),
      qualityLine(`mean reciprocal rank, all (${ranked.length})`, ranks(ranked), leastOfAll),
    ]
  } finally {
    await db.close()
  }
}

/** How often Postgres has read one of the tables from its beginning to its end. */
async function sequentialScans({ orm }) {
  await orm.execute(sql`select pg_stat_force_next_flush()`)
  const { rows } = await orm.execute(
    sql`select sum(seq_scan)::int as scans from pg_stat_user_tables where relname in ('search_entry', 'search_word')`,
  )
  return rows[0].scans
}

async function measureSpeed(modules, url) {
  const { openDatabase, seedDatabase, demoSeed, smallSeed, testBackend, call } = modules
  const { writeEntries, entry, searchEntry } = modules
  const db = await openDatabase({ dataDir: '', databaseUrl: url })
  try {
    await seedDatabase(db, { ...demoSeed, companies: smallSeed.companies })
    await writeEntries(db.orm, [...manyEntries(entry)], sql`false`)
    await db.orm.execute(sql`vacuum analyze`)
    const backend = testBackend(db)
    const ask = async (query) => {
      const started = performance.now()
      const answer = await call(backend, `/api/front/ru/v1/search/suggest?q=${encodeURIComponent(query)}`)
      await answer.text()
      if (answer.status !== 200) throw new Error(`${query} answered ${answer.status}`)
      return performance.now() - started
    }
    const baseline = async () => {
      const started = performance.now()
      await db.orm.execute(sql`select count(*) from ${searchEntry} where code = 'b7' and kind = 'doctor'`)
      return performance.now() - started
    }
    const queries = manyQueries(calls)
    for (const query of queries.slice(0, 50)) await ask(query)
    const scans = await sequentialScans(db)
    const timed = []
    const bases = []
    for (const query of queries) {
      timed.push([await ask(query), query])
      bases.push(await baseline())
    }
    const scanned = (await sequentialScans(db)) - scans
    const times = timed.map(([time]) => time)
    const p95 = quantile(times, 0.95)
    timed.sort(([one], [other]) => other - one)
    console.log(
      `slowest: ${timed
        .slice(0, 12)
        .map(([time, query]) => `${query} ${time.toFixed(0)}`)
        .join('; ')}`,
    )
    return [
      {
        name: `typeahead, 100,000 entries, ${calls} different queries, ms`,
        target: `p95 ≤ ${suggestMs}`,
        value: `p50 ${quantile(times, 0.5).toFixed(1)}, p95 ${p95.toFixed(1)}`,
        note: `a row by its key: p50 ${quantile(bases, 0.5).toFixed(1)}, p95 ${quantile(bases, 0.95).toFixed(1)}`,
        holds: p95 <= suggestMs,
      },
      {
        name: 'sequential scans of what is searched',
        target: '0',
        value: String(scanned),
        holds: scanned === 0,
      },
    ]
  } finally {
    await db.close()
  }
}

const sources = [
  '/backend/kit/database/open-pglite.ts',
  '/backend/content/seed-database.ts',
  '/demo/index.ts',
  '/backend/search/find.ts',
  '/backend/search/group-hits.ts',
  '/backend/open-database.ts',
  '/backend/test/small-seed.ts',
  '/backend/test/call.ts',
  '/backend/search/write-entries.ts',
  '/backend/search/words/entry.ts',
  '/backend/database/tables/index.ts',
  '/backend/test/cluster.ts',
]
await withModules(sources, async (load) => {
  const modules = Object.assign({}, ...(await Promise.all(sources.map(load))))
  const quality = await measureQuality(modules)
  report([...quality, ...(await withPostgres(modules, (urlOf) => measureSpeed(modules, urlOf())))])
})
