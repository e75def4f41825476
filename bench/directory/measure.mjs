import { gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { quantile } from '../lib/statistics.mjs'
import { listPaths, suggestPaths, timePaths } from './asked.mjs'
import { longScans } from './plans.mjs'
import { watchQueries } from './watch-queries.mjs'

const origin = 'https://example.kz'

/** The parts of a process that answer requests to a directory's database. */
function openSite(db, { testBackend, call, credential, medicalApi, respond, renderDocument }) {
  const backend = testBackend(db)
  const openSource = medicalApi({
    credentials: credential,
    externalDomain: 'example.kz',
    timeoutMs: 60_000,
    retryDelaysMs: [],
    fetch: backend.fetch,
    baseUrl: origin,
    hasOneAnswer: true,
  }).openSource
  const fail = (error) => {
    throw error
  }
  const page = async (address) => {
    const [path, query] = address.split('?')
    const outcome = await respond(
      path,
      { origin, openSource, report: () => {}, onError: fail },
      new URLSearchParams(query),
    )
    if (outcome.kind !== 'page' || outcome.page.status >= 400) throw new Error(`${address} is no page`)
    return outcome.page
  }
  return {
    page,
    html: async (address) =>
      renderDocument(await page(address), {
        assets: { loader: '/l.js', styles: '/s.css', lowVision: '/v.css', fonts: {} },
        report: (_, error) => fail(error),
      }),
    api: async (path) => {
      const answer = await call(backend, path)
      const text = await answer.text()
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${text}`)
      return text
    },
  }
}

/** Asks for each of the keys once, with a query for a row by its key between them as the baseline. */
async function timeAll(db, keys, ask) {
  const watch = watchQueries(db)
  const result = { times: [], queries: [], bases: [], slowest: [], statements: new Map() }
  for (const key of keys) {
    watch.take()
    const started = performance.now()
    await ask(key)
    const ms = performance.now() - started
    const queries = watch.take()
    result.times.push(ms)
    result.queries.push(queries.reduce((sum, one) => sum + one.ms, 0))
    result.slowest.push([ms, key])
    for (const query of queries)
      if (query.ms > (result.statements.get(query.text)?.ms ?? 0)) result.statements.set(query.text, query)
    const base = performance.now()
    await db.orm.execute(sql`select slug from company where code = '100001'`)
    result.bases.push(performance.now() - base)
  }
  watch.stop()
  result.slowest.sort(([one], [other]) => other - one)
  return result
}

const ms = (value) => value.toFixed(value < 10 ? 1 : 0)
const both = (times) => `p50 ${ms(quantile(times, 0.5))}, p95 ${ms(quantile(times, 0.95))}`

function line(name, { times, queries, bases, slowest }, target) {
  const p95 = quantile(times, 0.95)
  const base = quantile(bases, 0.5)
  if (process.env.BENCH_SLOWEST)
    for (const [time, key] of slowest.slice(0, 8)) console.error(`  ${ms(time)} ${decodeURIComponent(key)}`)
  return {
    name: `${name}, ${times.length} keys, ms`,
    target: target ? `p95 ≤ ${target}` : '',
    value: both(times),
    note: `${Math.round(quantile(times, 0.5) / base)} × a row by its key (${both(bases)}); its SQL ${both(queries)}`,
    holds: !target || p95 <= target,
  }
}

/** Measures a database with `companies` companies; `targets` in milliseconds, and how many keys each measure asks for. */
export async function measureDirectory(db, modules, { companies, amount, targets = {}, plans = false }) {
  const site = openSite(db, modules)
  const { rows: cityRows } = await db.orm.execute(
    sql`select city as slug from listing where section = 'clinics' and city <> '' group by city order by count(*) desc limit 12`,
  )
  const { rows: specialityRows } = await db.orm.execute(sql`select slug from speciality order by slug`)
  const words = {
    cities: cityRows.map(({ slug }) => slug),
    specialities: specialityRows.map(({ slug }) => slug),
  }
  const slugs = async (section) =>
    (
      await db.orm.execute(
        sql`select slug from listing where section = ${section} and is_main order by md5(code) limit ${amount}`,
      )
    ).rows.map(({ slug }) => `/companies/${section}/${slug}`)
  const measures = [
    ['profile of a clinic', await slugs('clinics'), site.page, targets.profile],
    ['profile of a doctor', await slugs('doctors'), site.page, targets.profile],
    ['list of a city', listPaths(amount, words), site.page, targets.list],
    ['list of all cities', listPaths(amount, { specialities: words.specialities }), site.page, targets.list],
    ['list of who is free at a time', timePaths(amount, words), site.page, targets.list],
    ['typeahead', suggestPaths(amount, words.cities), site.api, targets.suggest],
  ]
  const lines = []
  const medians = {}
  const statements = new Map()
  for (const [name, keys, ask, target] of measures) {
    const result = await timeAll(db, keys, ask)
    medians[name] = quantile(result.times, 0.5)
    lines.push(line(`${name}, ${companies} companies`, result, target))
    for (const [text, query] of result.statements) statements.set(text, query)
  }
  if (plans) {
    const scans = []
    for (const query of statements.values())
      for (const scan of await longScans(db, query)) {
        scans.push(scan)
        console.error(`${scan}: ${query.text.slice(0, 400)}`)
      }
    lines.push({
      name: `sequential scans above 1,000 rows in ${statements.size} statements`,
      target: '0',
      value: String(scans.length),
      holds: scans.length === 0,
      note: [...new Set(scans)].join(', '),
    })
  }
  return { lines, medians, site }
}

/** The home page as it is sent, in kilobytes. */
export async function measureHome({ html }, companies) {
  const kb = gzipSync(await html('/')).length / 1000
  return {
    name: `home page with ${companies} companies, gz, kB`,
    target: '≤ 20',
    value: kb.toFixed(1),
    holds: kb <= 20,
  }
}

const timed = async (ask) => {
  const times = []
  let answer
  for (let turn = 0; turn < 5; turn++) {
    const started = performance.now()
    answer = JSON.parse(await ask())
    times.push(performance.now() - started)
  }
  return { answer, ms: quantile(times, 0.5) }
}

/** How long the first and the last full file of each section of the sitemap take, and the index of all. */
export async function measureSitemaps({ api }) {
  const ask = (call) => timed(() => api(`/api/front/ru/v1/${call}`))
  const index = await ask('sitemap_files')
  const lines = [
    {
      name: `index of the sitemap, of ${index.answer.data.length} files, ms`,
      target: '',
      value: ms(index.ms),
      holds: true,
    },
  ]
  for (const [section, files] of Map.groupBy(index.answer.data, ({ SECTION }) => SECTION)) {
    // Lists have a file for each section of the directory, and the last one of others is not full.
    if (section === 'lists' || files.length < 3) continue
    const first = await ask(`sitemap_${section}`)
    const last = await ask(`sitemap_${section}?page[from]=${encodeURIComponent(files.at(-2).FROM)}`)
    lines.push({
      name: `sitemap of ${section}, the last full one of ${files.length} files against the first`,
      target: '≤ 2',
      value: (last.ms / first.ms).toFixed(1),
      holds: last.ms <= 2 * first.ms,
      note: `${ms(last.ms)} and ${ms(first.ms)} ms`,
    })
  }
  return lines
}

/** How long the answers take that count all of the directory. */
export async function measureCounts({ api }) {
  const lines = []
  for (const call of ['statistics', 'directory_services']) {
    const { ms: time } = await timed(() => api(`/api/front/ru/v1/${call}`))
    lines.push({ name: `${call}, ms`, target: '', value: ms(time), holds: true })
  }
  return lines
}
