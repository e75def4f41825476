import { path, startSite } from '../lib/prepare.mjs'
import { startProcess, withProcesses } from '../lib/process.mjs'
import { compareServers } from '../lib/rounds.mjs'
import { shown } from '../lib/statistics.mjs'

const target = { ratio: 0.9, p99: 5 }

/** A page from the production server's cache, against the same bytes and headers from a bare node:http server. */
export async function cachedPage({ folder, packed }) {
  const bare = startProcess('bare', [packed.headers, packed.body])
  const result = await withProcesses([bare, startSite(folder)], (baseline, ours) =>
    compareServers(baseline, ours, { path, encoding: 'gzip, br', ms: 2000, rounds: 9 }),
  )
  return [
    {
      name: 'cached page, req/s (br, 16 connections)',
      target: `≥ ${target.ratio}`,
      value: shown(result.ratio),
      cpu: result.cpu,
      holds: result.ratio.median >= target.ratio,
    },
    {
      name: 'cached page, p99 in ms',
      target: `< ${target.p99}`,
      value: shown(result.p99),
      holds: result.p99.median < target.p99,
      note: `bare server ${shown(result.baseP99)}; ${Math.round(result.rate.median)} and ${Math.round(result.baseRate.median)} req/s`,
    },
  ]
}
