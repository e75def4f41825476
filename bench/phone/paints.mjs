import { shown, summary } from '../lib/statistics.mjs'
import { pages, withPagesByHand } from './pages.mjs'

const rounds = 5
const limit = 1.1

/** Chromium's "Slow 4G", as Lighthouse emulates it. */
const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }

/** Milliseconds until the largest part of the page at `url` is painted on a slow phone, in an empty browser. */
async function paintTime(newPage, url) {
  // Pages with times are made anew each minute; how long that takes is measured elsewhere.
  await (await fetch(url)).text()
  const page = await newPage()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', network)
  await page.goto(url, { waitUntil: 'networkidle' })
  const ms = await page.evaluate(
    () =>
      new Promise((resolve) =>
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        }),
      ),
  )
  await page.context().close()
  return ms
}

/** A row for each page: its largest contentful paint against that of the same page by hand, in alternating rounds. */
export const paints = (newPage, site, folder) =>
  withPagesByHand(site, folder, async (byHand) => {
    const rows = []
    for (const [name, path] of Object.entries(pages)) {
      const ours = []
      const hand = []
      for (let round = 0; round < rounds; round++) {
        hand.push(await paintTime(newPage, byHand[name]))
        ours.push(await paintTime(newPage, site + path))
      }
      // Other work on the machine only delays a paint: the quickest rounds are compared.
      const ratio = Math.min(...ours) / Math.min(...hand)
      rows.push({
        name: `LCP against the page by hand: ${name}`,
        target: `≤ ${limit}`,
        value: ratio.toFixed(2),
        holds: ratio <= limit,
        note: `${seconds(ours)} and ${seconds(hand)}`,
      })
    }
    return rows
  })

const seconds = (values) => `${shown(summary(values.map((ms) => ms / 1000)))} s`
