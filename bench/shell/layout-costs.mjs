import { kB, sumOf, watchScripts } from './scripts.mjs'

/** Limit in bytes for the scripts of a document, gzip; pages of the application load React, so theirs are only printed. */
const scriptLimit = 3000

/** Requests, scripts and layout shift of the page at `url` until it is idle, scrolled to its end, and idle again. */
async function load(page, url) {
  let requests = 0
  page.on('response', () => requests++)
  const scripts = watchScripts(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
  const shift = await page.evaluate(() => window.seen.shift)
  const loaded = sumOf(await scripts())
  await page.context().close()
  return { requests, scripts: loaded, shift }
}

/** A row for each layout; `layouts` are addresses of empty pages by layout name. */
export async function layoutCosts(newPage, layouts) {
  const rows = []
  for (const [layout, url] of Object.entries(layouts)) {
    const { requests, scripts, shift } = await load(await newPage(), url)
    const isDocument = url.endsWith('.html')
    rows.push({
      name: `empty page, layout ${layout}`,
      target: isDocument ? `≤ ${kB(scriptLimit)}, CLS 0` : 'CLS 0',
      value: `${kB(scripts)} of scripts gz, CLS ${shift.toFixed(3)}`,
      holds: shift === 0 && (!isDocument || scripts <= scriptLimit),
      note: `${requests} requests`,
    })
  }
  return rows
}
