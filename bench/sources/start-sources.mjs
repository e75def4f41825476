import { startSite } from '../lib/prepare.mjs'
import { startProcess, withProcesses } from '../lib/process.mjs'

/** Runs `work` with the stand-in of Sanity, a site that reads from it, and a client that only asks. */
export async function withSanity({ folder }, { sites, delayMs = 0 }, work, env = {}) {
  return withProcesses(
    [startProcess('sanity-stand-in', [String(sites), String(delayMs)])],
    async (standIn) => {
      const { apiHost, projectId, dataset } = standIn.ready
      const site = startSite(folder, {
        SOURCE: 'sanity',
        SANITY_API_HOST: apiHost,
        SANITY_PROJECT_ID: projectId,
        SANITY_DATASET: dataset,
        ...env,
      })
      const client = startProcess('sanity-client', [JSON.stringify(standIn.ready)])
      return withProcesses([site, client], (runningSite, runningClient) =>
        work({ standIn, site: runningSite, client: runningClient, url: runningSite.ready.url }),
      )
    },
  )
}

/** The text of a page. */
export async function read(url) {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return answer.text()
}

/** Calls `work` with each number up to `count`, this many at once. */
export async function inParallel(count, atOnce, work) {
  let next = 0
  const one = async () => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: atOnce }, one))
}
