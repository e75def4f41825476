import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { path, startSite } from '../lib/prepare.mjs'
import { startProcess, withProcesses } from '../lib/process.mjs'
import { compareServers } from '../lib/rounds.mjs'

/** Requests of a round to a page in memory: a tenth of a second and more of processor time. */
const atOnce = 5000
const ofSite = { path, encoding: 'gzip, br' }

/** A database of its own for a process that runs beside the others. */
function copyOf(folder, name) {
  cpSync(join(folder, 'data'), join(folder, name), { recursive: true })
  return { DATA_DIR: join(folder, name) }
}

/**
 * How fast pages are, within a minute, by processor time against a bare node:http server that sends the same bytes: from the cache, rendered,
 * after an edited price, and without any cache. The cached page is the last, because the application loads in the background first.
 */
export async function quick({ folder, packed, plain, pageFile }) {
  const starting = [
    startProcess('bare', [plain.headers, plain.body]),
    startProcess('bare', [packed.headers, packed.body]),
    startProcess('render', ['fresh', pageFile]),
    startProcess('query', [path, 'edited'], copyOf(folder, 'edited')),
    startProcess('query', [path, 'cold'], copyOf(folder, 'cold')),
    startSite(folder),
  ]
  return withProcesses(starting, async (bare, packedBare, render, edited, cold, site) => {
    const lines = [
      { name: 'rendered', target: 0.04, servers: [bare, render], rounds: 5, requests: 500 },
      { name: 'edited', target: 0.02, servers: [bare, edited], rounds: 5, requests: 100 },
      { name: 'cold', target: 0.005, servers: [bare, cold], rounds: 5, requests: 40 },
      { name: 'cached', target: 0.95, servers: [packedBare, site], rounds: 15, requests: atOnce, ...ofSite },
    ]
    const rows = []
    for (const { name, target, servers, requests, ...how } of lines) {
      const { cpu } = await compareServers(...servers, {
        ...how,
        requests: { baseline: atOnce, ours: requests },
      })
      rows.unshift({ name, target: `≥ ${target}`, cpu, holds: cpu.median >= target })
    }
    return rows
  })
}
