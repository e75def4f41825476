import { summary } from '../lib/statistics.mjs'
import { pages, withPagesByHand } from './pages.mjs'

/** "Good" in web.dev's rating of Interaction to Next Paint. */
const limitMs = 200
const rounds = 5

const doctors = pages['doctors of a city']

/** What a patient touches on the way to a visit. */
const touches = [
  {
    name: 'a tick for a comparison',
    path: doctors,
    touch: (page) => page.locator('.compare-box').first().tap(),
  },
  {
    name: 'filters of a list',
    path: doctors,
    touch: (page) => page.locator('details.folded > summary').first().tap(),
  },
  { name: 'map of a list', path: doctors, touch: (page) => page.locator('.list-schematic > summary').tap() },
  { name: 'menu', path: doctors, touch: (page) => page.getByRole('button', { name: 'Меню' }).tap() },
  {
    name: 'search, opened as a sheet',
    path: pages.home,
    touch: (page) => page.locator('input[name=q]').tap(),
  },
  {
    name: 'letters in the search',
    path: pages.home,
    touch: async (page) => {
      await page.locator('input[name=q]').tap()
      await page.keyboard.type('невролог', { delay: 150 })
    },
  },
  {
    name: 'another day of the booking form',
    path: pages['booking form'],
    touch: (page) => page.locator('main label:has(input[type=radio])').filter({ visible: true }).nth(1).tap(),
  },
  {
    name: 'services of a clinic, unfolded',
    path: pages['site of a clinic'],
    touch: (page) => page.locator('main summary').first().tap(),
  },
]

/** The longest interaction while a page is touched, in milliseconds; anything shorter than a frame counts as 16. */
async function answerTime(newPage, url, touch) {
  const page = await newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  await touch(page)
  await page.waitForTimeout(1000)
  const ms = await page.evaluate(() => window.seen.longest)
  await page.context().close()
  return Math.max(16, ms)
}

async function repeated(measure) {
  const values = []
  for (let round = 0; round < rounds; round++) values.push(await measure())
  return summary(values)
}

/** A row for each touch, with fourfold CPU throttling, against the browser's own answer to a touch that unfolds a text of a page by hand. */
export const answers = (newPage, site, folder) =>
  withPagesByHand(site, folder, async (byHand) => {
    const own = await repeated(() =>
      answerTime(newPage, byHand['site of a clinic'], (page) => page.locator('main summary').first().tap()),
    )
    const rows = []
    for (const { name, path, touch } of touches) {
      const ms = await repeated(() => answerTime(newPage, site + path, touch))
      rows.push({
        name: `INP: ${name}`,
        target: `≤ ${limitMs} ms`,
        value: `${ms.least} ms, ${(ms.least / own.least).toFixed(1)} of an unfolded text by hand`,
        holds: ms.least <= limitMs,
        note: `${ms.median} ms in the median`,
      })
    }
    return rows
  })
