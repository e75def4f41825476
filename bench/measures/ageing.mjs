import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { memorySettings } from '../../scripts/lib/memory-settings.mjs'
import { addSites, embedded, sitePages } from '../lib/generated-sites.mjs'
import { path, startSite } from '../lib/prepare.mjs'
import { startProcess, withProcesses } from '../lib/process.mjs'
import { compareServers } from '../lib/rounds.mjs'
import { shown } from '../lib/statistics.mjs'
import { withPostgres } from '../lib/with-postgres.mjs'

/** Generated sites; eight pages of each are requested. */
const sites = 625
const pages = sitePages(sites)
const settings = { PAGE_CACHE_MB: '64' }
const restMs = 30_000
/** Requests a second against a bare server of the same size, and memory in MB. */
const target = { ratio: 0.85, besideDatabase: 200, ownPostgres: 250 }

/** Resident memory of a server after it has made every page once and rested, in MB. */
async function age(site) {
  await withProcesses([startProcess('load')], (load) =>
    load.ask({ url: site.ready.url, path: pages, encoding: 'br', connections: 16, requests: pages.length }),
  )
  await rest(restMs)
  return site.ask('memory')
}

/** Resident memory of the embedded database alone, opened again with the same settings and after the same rest, in MB. */
const databaseAlone = (folder) =>
  withProcesses([startProcess('database', [join(folder, 'data')], memorySettings)], async (database) => {
    await rest(restMs)
    return database.ask('memory')
  })

const memoryRow = (name, mb, limit, note) => ({
  name,
  target: `≤ ${Math.round(limit)} MB`,
  value: `${Math.round(mb)} MB`,
  holds: mb <= limit,
  note,
})

async function onEmbedded({ folder, packed }) {
  await addSites(sites, embedded(folder))
  const alone = await databaseAlone(folder)
  return withProcesses([startSite(folder, settings)], async (site) => {
    const atStart = await site.ask('memory')
    const mb = await age(site)
    const bare = startProcess('bare', [packed.headers, packed.body, String(Math.round(mb - 50))])
    return withProcesses([bare], async (baseline) => {
      const held = await baseline.ask('memory')
      const { ratio, cpu } = await compareServers(baseline, site, {
        path,
        encoding: 'gzip, br',
        ms: 2000,
        rounds: 9,
      })
      return [
        {
          name: `cached page after ${pages.length.toLocaleString('en')} different pages, against a bare server of the same memory`,
          target: `≥ ${target.ratio}`,
          value: shown(ratio),
          cpu,
          holds: ratio.median >= target.ratio,
          note: `the bare server has ${Math.round(held)} MB`,
        },
        memoryRow(
          `memory after them and ${restMs / 1000} s of rest, embedded database`,
          mb,
          alone + target.besideDatabase,
          `${Math.round(atStart)} MB at start; the database alone ${Math.round(alone)} MB`,
        ),
      ]
    })
  })
}

async function onPostgres({ folder }) {
  const own = join(folder, 'with-postgres')
  mkdirSync(own)
  return withPostgres(await import('../../dist/bench/product.js'), async (urlOf) => {
    const env = { DATABASE_URL: urlOf() }
    // Its first start writes the demo, as that of the embedded one did.
    await withProcesses([startSite(own, env)], async () => {})
    await addSites(sites, env)
    return withProcesses([startSite(own, { ...settings, ...env })], async (site) => [
      memoryRow('the same with a Postgres of its own', await age(site), target.ownPostgres),
    ])
  })
}

/** The costs of a process that has rendered thousands of different pages: speed and memory. */
export const ageing = async (prepared) => [...(await onEmbedded(prepared)), ...(await onPostgres(prepared))]
