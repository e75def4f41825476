import { shown, summary } from '../lib/statistics.mjs'

/** "Good" in web.dev's rating of Interaction to Next Paint. */
const limitMs = 200
const rounds = 5

const touches = [
  {
    name: 'menu of a document',
    path: '/l/demo-dent',
    touch: (page) => page.getByRole('button', { name: 'Меню' }).tap(),
  },
  {
    name: 'first picture of a gallery, with its code',
    path: '/l/demo-dent/gallery',
    touch: (page) => page.locator('main sh-island a, main sh-island button').first().tap(),
  },
  {
    name: 'sections of the pro layout',
    path: '/blocks/layouts/pro/reviews',
    touch: (page) => page.getByRole('button', { name: 'Ещё' }).tap(),
  },
  {
    name: 'dialog over the longest screen there is (/blocks/ui)',
    path: '/blocks/ui',
    isOnlyShown: true,
    touch: (page) => page.locator('#dialog').getByRole('button', { name: 'Вопрос' }).tap(),
  },
]

/** INP of one touch: until the next frame, in milliseconds; anything shorter than a frame counts as 16. */
async function answerTime(page, url, touch) {
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(300)
  await touch(page)
  await page.waitForTimeout(700)
  const longest = await page.evaluate(() => window.seen.longest)
  await page.context().close()
  return Math.max(16, longest)
}

/** From the touch on a language to the first paint of the translated page, in milliseconds. */
async function switchTime(page, url, open) {
  await page.goto(url, { waitUntil: 'networkidle' })
  await open(page)
  const language = page.locator('a[hreflang=kk]').first()
  await language.evaluate((link) =>
    link.addEventListener('click', () => sessionStorage.setItem('touched', String(Date.now()))),
  )
  await language.tap()
  await page.waitForURL(/\/kk\b/)
  const painted = await page.waitForFunction(() => performance.getEntriesByName('first-paint')[0]?.startTime)
  const from = await page.evaluate(() => performance.timeOrigin - Number(sessionStorage.getItem('touched')))
  const ms = from + (await painted.jsonValue())
  await page.context().close()
  return ms
}

async function repeated(measure) {
  const values = []
  for (let round = 0; round < rounds; round++) values.push(await measure())
  return summary(values)
}

/** A row for each touch, with fourfold CPU throttling. */
export async function interactions(newPage, site) {
  const rows = []
  for (const { name, path, touch, isOnlyShown } of touches) {
    const ms = await repeated(async () => answerTime(await newPage(), site + path, touch))
    rows.push(row(`INP: ${name}`, isOnlyShown ? undefined : limitMs, ms))
  }
  const openMenu = (page) => page.getByRole('button', { name: 'Меню' }).tap()
  const ms = await repeated(async () => switchTime(await newPage(), `${site}/l/demo-dent`, openMenu))
  rows.push(row('another language of a document, touch to first paint', 1000, ms))
  return rows
}

const row = (name, limit, ms) => ({
  name,
  target: limit === undefined ? '' : `≤ ${limit} ms`,
  value: `${shown(ms)} ms`,
  holds: limit === undefined || ms.median <= limit,
})
