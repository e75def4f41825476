import { quantile } from '../lib/statistics.mjs'
import { kB, sumOf, watchScripts } from '../shell/scripts.mjs'
import { openBuilder } from './open-builder.mjs'
import { demo } from './sign-in.mjs'

const limits = { scripts: 300_000, canvas: 1500 }

/** From the start of the load to the first content of the page in the frame, in milliseconds. */
async function firstCanvas(page, site) {
  await page.goto(`${site}/pro/${demo.company}/clinic-website`)
  const painted = await page.waitForFunction(() => {
    const inner = document.querySelector('iframe')?.contentWindow?.performance
    const paint = inner?.getEntriesByName('first-contentful-paint')[0]
    return paint && inner.timeOrigin + paint.startTime - performance.timeOrigin
  })
  return painted.jsonValue()
}

/** The scripts of the first load, and those of a visitor of the same page. */
export async function scripts(newPage, site) {
  const page = await newPage()
  const loaded = watchScripts(page)
  await firstCanvas(page, site)
  await page.waitForLoadState('networkidle')
  const first = await loaded()
  await page.context().close()
  const visitor = await newPage()
  const seen = watchScripts(visitor)
  await visitor.goto(site + demo.path, { waitUntil: 'networkidle' })
  const urls = new Set(first.map(({ url }) => url))
  const shared = (await seen()).filter(({ url }) => urls.has(url) && !url.includes('/loader-'))
  await visitor.context().close()
  return [
    {
      name: 'first load of the builder: scripts gz, with those of the page in its frame',
      target: `≤ ${kB(limits.scripts)}`,
      value: kB(sumOf(first)),
      holds: sumOf(first) <= limits.scripts,
      note: `${first.length} files`,
    },
    {
      name: 'scripts of it that a visitor loads, beside the loader of every page',
      target: 'none',
      value: String(shared.length),
      holds: shared.length === 0,
    },
  ]
}

/** The first load on a processor four times slower, each time with an empty cache. */
export async function slowOpening(newPage, site) {
  const times = []
  for (let round = 0; round < 5; round++) {
    const page = await newPage(4)
    times.push(await firstCanvas(page, site))
    await page.context().close()
  }
  const median = quantile(times, 0.5)
  return [
    {
      name: 'first canvas, a processor four times slower',
      target: `≤ ${limits.canvas} ms`,
      value: `${median.toFixed(0)} (${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)}) ms`,
      holds: median <= limits.canvas,
    },
  ]
}

/** A page of 2,000 blocks: from its choice until its frame shows it, and until a change of it is saved. */
export async function longPage(newPage, site) {
  const page = await newPage()
  await openBuilder(page, site, 'index', false)
  const began = performance.now()
  const frame = await openBuilder(page, site, 'blocks-2000')
  const opened = performance.now() - began
  const typed = performance.now()
  await page.getByLabel(/^Заголовок · Русский/).fill('Длинная страница')
  await frame.locator('h1').getByText('Длинная страница').waitFor()
  await page.getByText('Всё сохранено').waitFor()
  const saved = performance.now() - typed
  await page.context().close()
  const row = (name, ms) => ({ name, target: '', value: `${ms.toFixed(0)} ms`, holds: true })
  return [
    row('2,000 blocks: opened, drawn, its first block chosen', opened),
    row('2,000 blocks: from a change until it is saved, with the pause of 600 ms', saved),
  ]
}
