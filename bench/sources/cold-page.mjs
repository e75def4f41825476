import { setTimeout as sleep } from 'node:timers/promises'
import { shown, summary } from '../lib/statistics.mjs'
import { pathOf } from './dataset.mjs'
import { read, withSanity } from './start-sources.mjs'

const limit = 1.3
const callLimit = 3
const rounds = 60
/** A site of a usual size, and some pages to begin with. */
const warmUp = 10

/** How long the process may take to hear that it has to ask everything anew. */
const hearingMs = 30

/** How long a call to Sanity is on its way, of a server in the same part of the world. */
const networkMs = 30

async function firstViews(prepared, delayMs) {
  const sites = rounds + warmUp
  return withSanity(prepared, { sites, delayMs }, async ({ standIn, client, url }) => {
    const pages = []
    const bare = []
    let most = 0
    for (let number = 0; number < sites; number++) {
      await standIn.ask('restart')
      await sleep(hearingMs)
      await standIn.ask('calls')
      const started = performance.now()
      await read(url + pathOf(number))
      const took = performance.now() - started
      const calls = await standIn.ask('calls')
      const asked = await client.ask(calls)
      await standIn.ask('calls')
      if (number < warmUp) continue
      most = Math.max(most, calls.length)
      pages.push(took)
      bare.push(asked)
    }
    return { ratio: summary(pages.map((took, at) => took / bare[at])), pages, bare, most }
  })
}

/** The first view of a page when nothing is kept, against a client that makes the same calls: from Sanity, and without the way to it. */
export async function coldPage(prepared) {
  const far = await firstViews(prepared, networkMs)
  const near = await firstViews(prepared, 0)
  return [
    ...[
      [`${networkMs} ms away`, far],
      ['in no time away', near],
    ].map(([where, { ratio, pages, bare }]) => ({
      name: `first view of a page, Sanity ${where}, against a client that makes the same calls`,
      target: `≤ ${limit}`,
      value: shown(ratio),
      holds: ratio.median <= limit,
      note: `${shown(summary(pages))} ms, the client ${shown(summary(bare))} ms`,
    })),
    {
      name: 'calls for the first view of a page',
      target: `≤ ${callLimit}`,
      value: String(far.most),
      holds: far.most <= callLimit,
    },
  ]
}
