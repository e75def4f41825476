import { brotliCompressSync } from 'node:zlib'
import { openBrowser } from '../lib/browser.mjs'
import { runLighthouse } from '../lib/lighthouse.mjs'
import { startSite } from '../lib/prepare.mjs'
import { withProcesses } from '../lib/process.mjs'
import { quantile, shown, summary } from '../lib/statistics.mjs'

const rounds = 3
const limits = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
/** How long suggestions may take after a letter on a processor that is four times slower, in milliseconds. */
const keystroke = 100

/** The first link on a page that fits. */
async function linkOn(url, pattern) {
  const html = await (await fetch(url)).text()
  const found = html.match(pattern)?.[1]
  if (!found) throw new Error(`${url} has no link that fits ${pattern}`)
  return found
}

/** Pages of the directory that people open first. */
export const pagesOf = async (site) => [
  '/',
  '/companies/clinics',
  await linkOn(`${site}/companies/clinics`, /href="(\/companies\/clinics\/(?!location)[^"/?]+)"/),
  await linkOn(`${site}/companies/doctors`, /href="(\/companies\/doctors\/(?!location)[^"/?]+)"/),
  new URL(await linkOn(`${site}/news`, /href="([^"]*\/news\/[^"/]+\/(?!page\/)[^"/]+)"/), site).pathname,
]

async function scoresOf(url, path) {
  const runs = []
  for (let round = 0; round < rounds; round++) runs.push(await runLighthouse(url + path))
  return Object.keys(limits).map((category) => {
    const score = summary(runs.map((run) => run.scores[category]))
    return {
      name: `Lighthouse ${category}, ${decodeURIComponent(path)}`,
      target: `≥ ${limits[category]}`,
      value: shown(score),
      holds: score.median >= limits[category],
      note: score.median < 100 ? [...new Set(runs.flatMap((run) => run.failed))].join(', ') : '',
    }
  })
}

/** Waits until a form's suggestions have changed after a typed letter; returns the time in milliseconds. */
function timeSuggestions(words) {
  return new Promise((resolve) => {
    const input = document.querySelector('input[name="q"]')
    let started
    input.addEventListener('input', () => (started = performance.now()), { once: true, capture: true })
    const seen = new MutationObserver(() => {
      if (started === undefined || input.value !== words || !document.querySelector('[role="option"]')) return
      seen.disconnect()
      requestAnimationFrame(() => resolve(performance.now() - started))
    })
    seen.observe(input.closest('form'), { subtree: true, childList: true, characterData: true })
    setTimeout(() => resolve(undefined), 1500)
  })
}

/** The scripts that the search loads on a phone at the first touch, and how long suggestions take on a slow processor. */
export const searchOn = (url) =>
  openBrowser(async (openPage) => {
    const page = await openPage()
    await page.goto(url, { waitUntil: 'networkidle' })
    const scripts = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response)
    })
    const box = page.locator('input[name="q"]')
    await box.focus()
    await page.locator('sh-island[data-ready]').first().waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    const sizes = await Promise.all(scripts.map(async (one) => brotliCompressSync(await one.body()).length))
    const times = []
    for (const word of ['стоматолог', 'кардиолог', 'невролог', 'педиатр']) {
      await box.fill('')
      for (let length = 1; length <= word.length; length++) {
        const took = page.evaluate(timeSuggestions, word.slice(0, length))
        await page.keyboard.type(word[length - 1])
        const ms = await took
        if (ms !== undefined && length > 1) times.push(ms)
      }
    }
    return { bytes: sizes.reduce((sum, one) => sum + one, 0), files: sizes.length, times }
  })

/** Lighthouse's scores of pages of the directory, the size of the search, and how fast it answers a letter. */
export async function directory({ folder }) {
  return withProcesses([startSite(folder)], async ({ ready: { url } }) => {
    const rows = []
    for (const path of await pagesOf(url)) rows.push(...(await scoresOf(url, path)))
    return [...rows, ...searchRows(await searchOn(url))]
  })
}

export const searchRows = ({ bytes, files, times }) => [
  {
    name: `scripts that come with the first touch of the search, ${files} files, br, kB`,
    target: '',
    value: (bytes / 1000).toFixed(1),
    holds: true,
  },
  {
    name: `suggestions after a letter, processor four times slower, ms`,
    target: `p50 ≤ ${keystroke}`,
    value: `p50 ${Math.round(quantile(times, 0.5))}, p95 ${Math.round(quantile(times, 0.95))}`,
    holds: quantile(times, 0.5) <= keystroke,
    note: `${times.length} letters that change the suggestions`,
  },
]
