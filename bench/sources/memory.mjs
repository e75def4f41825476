import { pathOf } from './dataset.mjs'
import { inParallel, read, withSanity } from './start-sources.mjs'

const documents = 5000
/** Views after which the process has loaded and compiled what it needs. */
const warmUp = 500
const limitMb = 60

/** What a process has more of after it has shown documents. Almost no pages are kept, because a cache of pages has a limit of its own. */
export async function memory(prepared) {
  const settings = { PAGE_CACHE_MB: '1' }
  const measure = async ({ site, url }) => {
    await inParallel(warmUp, 4, (number) => read(url + pathOf(number)))
    const before = await site.ask('collected')
    await inParallel(documents, 4, (number) => read(url + pathOf(warmUp + number)))
    const after = await site.ask('collected')
    const more = after - before
    return [
      {
        name: `memory after ${documents} more documents`,
        target: `≤ ${limitMb} MB`,
        value: `${more.toFixed(0)} MB`,
        holds: more <= limitMb,
        note: `${before.toFixed(0)} MB before`,
      },
    ]
  }
  return withSanity(prepared, documents + warmUp, measure, settings)
}
