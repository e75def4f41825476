import { quantile } from '../lib/statistics.mjs'
import { pathOf } from './dataset.mjs'
import { inParallel, read, withSanity } from './start-sources.mjs'

const pages = 1000
const events = 100
/** Visitors at the same time, who must not be told apart by what is kept for them. */
const visitors = 8
const limits = { p50: 150, p95: 400 }

const countsOf = async (url) => JSON.parse(await read(`${url}/healthz`))

/** A thousand kept pages and a hundred events: how soon each is seen, and that no other page is made again. */
export async function measureEvents(prepared) {
  return withSanity(prepared, { sites: pages }, async ({ standIn, url }) => {
    const readAll = () => inParallel(pages, visitors, (number) => read(url + pathOf(number)))
    await readAll()
    const before = await countsOf(url)
    await standIn.ask('calls')
    const times = []
    for (let event = 0; event < events; event++) {
      const number = (event * pages) / events
      const started = performance.now()
      const title = await standIn.ask(number)
      while (!(await read(url + pathOf(number))).includes(title));
      times.push(performance.now() - started)
    }
    await readAll()
    const after = await countsOf(url)
    const calls = await standIn.ask('calls')
    const made = after.misses - before.misses
    const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)]
    return [
      {
        name: `${pages} pages kept, ${events} events: pages made again`,
        target: `${events}`,
        value: String(made),
        holds: made === events,
        note: `${calls.length} calls`,
      },
      ...[
        ['p50', p50],
        ['p95', p95],
      ].map(([name, value]) => ({
        name: `from publishing to the visitor, ${name}`,
        target: `≤ ${limits[name]} ms`,
        value: `${value.toFixed(0)} ms`,
        holds: value <= limits[name],
      })),
    ]
  })
}
