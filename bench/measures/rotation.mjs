import { addSites, embedded, sitePages } from '../lib/generated-sites.mjs'
import { startSite } from '../lib/prepare.mjs'
import { startProcess, withProcesses } from '../lib/process.mjs'

/** Different sites; of each the first page and the news are requested in four languages. */
const sites = 1000

/** Maximum resident memory of the server process, embedded database included. */
const maxMb = 1024

/** Pseudo-random numbers, the same in every run. */
function* accidental(seed) {
  let state = seed
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state / 2 ** 32
  }
}

const random = accidental(7)

function shuffled(list) {
  const rest = [...list]
  for (let end = rest.length - 1; end > 0; end--) {
    const at = Math.floor(random.next().value * (end + 1))
    const moved = rest[end]
    rest[end] = rest[at]
    rest[at] = moved
  }
  return rest
}

const pages = shuffled(sitePages(sites))

/** Visits with a Zipf distribution: the page of rank n is requested in proportion to 1/n. */
const visits = pages.map(() => pages[Math.floor(pages.length ** random.next().value) - 1])

/** Counters of the page cache, from which the hit rate between two moments is computed. */
const counts = async (url) => (await fetch(`${url}/healthz`)).json()
const share = (before, after) => {
  const hits = after.hits - before.hits
  return hits / (hits + after.misses - before.misses)
}

async function rotate(folder, { title, limitMb }) {
  const settings = { PAGE_CACHE_MB: String(limitMb) }
  return withProcesses([startProcess('load'), startSite(folder, settings)], async (load, site) => {
    const { url } = site.ready
    const rows = []
    for (const [name, paths] of [
      ['every page once', pages],
      ['as visitors come', visits],
    ]) {
      const before = await counts(url)
      const result = await load.ask({
        url,
        path: paths,
        encoding: 'br',
        connections: 16,
        requests: paths.length,
      })
      const after = await counts(url)
      const memory = await site.ask('memory')
      rows.push({
        name: `${sites} sites, ${title}, ${name}`,
        target: `RSS < ${maxMb} MB`,
        value: `hits ${(share(before, after) * 100).toFixed(0)} %, p99 ${result.p99.toFixed(1)} ms, RSS ${Math.round(memory)} MB`,
        holds: memory < maxMb,
        note: `${Math.round(result.rate)} req/s, ${after.pages} of ${pages.length} pages kept`,
      })
    }
    return rows
  })
}

/** A thousand clinics in rotation, with a cache large enough for all of their pages and with a smaller one. */
export async function rotation({ folder }) {
  await addSites(sites, embedded(folder))
  return [
    ...(await rotate(folder, { title: 'room for all', limitMb: 512 })),
    ...(await rotate(folder, { title: 'a cache of 24 MB', limitMb: 24 })),
  ]
}
