import { nodeArguments } from '../../scripts/lib/memory-settings.mjs'
import { startSite } from '../lib/prepare.mjs'
import { withProcesses } from '../lib/process.mjs'
import { pathOf } from './dataset.mjs'
import { inParallel, read, withSanity } from './start-sources.mjs'

/** Of five documents each. */
const sites = 1000
const documents = sites * 5
/** Views after which the process has loaded and compiled what it needs. */
const warmUp = 100
const limitMb = 60

/**
 * Almost no pages are kept, because a cache of pages has a limit of its own. Node's arguments are those of `npm start`: the space for new objects would grow by more than what is
 * measured.
 */
const settings = { PAGE_CACHE_MB: '1', NODE_OPTIONS: nodeArguments.join(' ') }

/** What the process of a site has more of after all sites were shown: their pages and their news. */
async function growth({ site, url }) {
  const show = (from, to) =>
    inParallel(to - from, 4, async (at) => {
      await read(url + pathOf(from + at))
      await read(`${url + pathOf(from + at)}/news`)
    })
  await show(sites, sites + warmUp)
  const before = await site.ask('collected')
  await show(0, sites)
  return { before, more: (await site.ask('collected')) - before }
}

/** What is kept of documents, beside what the process keeps of its own backend for the same views. */
export async function memory(prepared) {
  const own = await withProcesses([startSite(prepared.folder, settings)], (site) =>
    growth({ site, url: site.ready.url }),
  )
  const { before, more } = await withSanity(prepared, { sites: sites + warmUp }, growth, settings)
  return [
    {
      name: `memory after ${documents} documents`,
      target: `≤ ${limitMb} MB more`,
      value: `${more.toFixed(0)} MB more`,
      holds: more <= limitMb,
      note: `${before.toFixed(0)} MB before; without Sanity ${own.more.toFixed(0)} MB more for the same views`,
    },
  ]
}
