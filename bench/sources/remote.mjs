import { join } from 'node:path'
import { sitePages } from '../lib/generated-sites.mjs'
import { startSite } from '../lib/prepare.mjs'
import { freePort, withProcesses } from '../lib/process.mjs'
import { shown, summary } from '../lib/statistics.mjs'

const limit = 2
const rounds = 40
const warmUp = 5
const secret = { APP_CLIENT_SECRET: 'of the bench' }

/** How long the first view of a page takes, in milliseconds. */
async function firstView(url) {
  const started = performance.now()
  const answer = await fetch(url)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return performance.now() - started
}

/**
 * The first view of a page whose medical API is another process (`BACKEND_URL`), against the first view in that process. Each page is that of a
 * clinic of which neither has read anything; the generated clinics are in the database already.
 */
export async function remoteColdPage({ folder }) {
  const port = String(await freePort())
  return withProcesses([startSite(folder, { ...secret, PORT: port })], async (far) => {
    const near = startSite(folder, {
      ...secret,
      BACKEND_URL: far.ready.url,
      DATA_DIR: join(folder, 'near'),
    })
    return withProcesses([near], async ({ ready }) => {
      const paths = sitePages(rounds + warmUp).filter((path) => /^\/l\/[^/]+$/.test(path))
      const pairs = []
      for (const [number, path] of paths.entries()) {
        const took = {}
        const both = [
          ['here', far.ready.url],
          ['there', ready.url],
        ]
        for (const [name, url] of number % 2 ? both : both.reverse()) took[name] = await firstView(url + path)
        if (number >= warmUp) pairs.push(took)
      }
      const ratio = summary(pairs.map(({ here, there }) => there / here))
      return [
        {
          name: 'first view of a page whose backend is another process, against one process',
          target: `≤ ${limit}`,
          value: shown(ratio),
          holds: ratio.median <= limit,
          note: `${shown(summary(pairs.map(({ there }) => there)))} ms, in one process ${shown(summary(pairs.map(({ here }) => here)))} ms`,
        },
      ]
    })
  })
}
