import { quantile } from '../lib/statistics.mjs'
import { openBuilder } from './open-builder.mjs'
import { paintedAfter } from './painted.mjs'

const warmUp = 5
const count = 60

/** Milliseconds from a key to the frame that shows it, for each of many keys. */
async function typed(page, keys = count) {
  const times = []
  for (let index = 0; index < keys + warmUp; index++) {
    const ms = await paintedAfter(page, 'abcdefghij'[index % 10])
    if (index >= warmUp) times.push(ms)
    // As fast as people type; now and then a save happens meanwhile.
    await page.waitForTimeout(index % 10 === 9 ? 800 : 60)
  }
  return times
}

/** The least that there is: the same key in a bare field that sets the text of a frame. */
async function bare(page) {
  await page.setContent('<textarea autofocus></textarea><iframe srcdoc="<p>text</p>"></iframe>')
  await page.evaluate(() => {
    const field = document.querySelector('textarea')
    field.addEventListener('input', () => {
      document.querySelector('iframe').contentDocument.querySelector('p').textContent = field.value
    })
  })
  await page.locator('textarea').focus()
  return typed(page)
}

const show = (times) => `p50 ${quantile(times, 0.5).toFixed(1)}, p95 ${quantile(times, 0.95).toFixed(1)} ms`

const row = (name, times, limit) => ({
  name: `keystroke to paint: ${name}`,
  target: limit === undefined ? '' : `p95 ≤ ${limit} ms`,
  value: show(times),
  holds: limit === undefined || quantile(times, 0.95) <= limit,
})

/** Keystrokes in the first heading of a page, beside the bare field in the same browser. */
export async function keystrokes(newPage, site) {
  const rows = [row('a bare field and a frame', await bare(await newPage()))]
  for (const [id, limit] of [
    ['blocks-14', 30],
    ['blocks-300', 50],
    ['blocks-2000', undefined],
  ]) {
    const page = await newPage()
    await openBuilder(page, site, id)
    await page.getByLabel(/^Заголовок · Русский/).focus()
    rows.push(row(`a page of ${id.slice(7)} blocks`, await typed(page), limit))
    await page.context().close()
  }
  const page = await newPage()
  const frame = await openBuilder(page, site, 'index', false)
  await frame.getByRole('heading', { name: 'Врачи', exact: true }).click()
  await page.getByLabel(/^Заголовок · Русский/).focus()
  rows.push(row('a block with data', await typed(page, 30), 150))
  await page.context().close()
  return rows
}
