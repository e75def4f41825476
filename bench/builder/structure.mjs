import { quantile } from '../lib/statistics.mjs'
import { metricsOf, workOf } from './main-thread.mjs'
import { openBuilder } from './open-builder.mjs'

const rounds = 20
const limits = { blocks: 16, list: 8 }

const row = (name, times, limit) => ({
  name,
  target: limit === undefined ? '' : `p95 ≤ ${limit} ms`,
  value: `p50 ${quantile(times, 0.5).toFixed(1)}, p95 ${quantile(times, 0.95).toFixed(1)} ms`,
  holds: limit === undefined || quantile(times, 0.95) <= limit,
})

/** The work of the main thread for one move, insert and delete by keys on a page of many blocks, beside a key without an effect. */
export async function structure(newPage, site) {
  const page = await newPage()
  const session = await metricsOf(page)
  const frame = await openBuilder(page, site, 'blocks-500')
  const keys = { nothing: 'Shift', move: 'Alt+ArrowDown', insert: 'Control+d', delete: 'Delete' }
  const times = Object.fromEntries(Object.keys(keys).map((name) => [name, []]))
  for (let index = 0; index < rounds + 2; index++) {
    // The focus stays in the page of the frame.
    await frame
      .locator('blockquote')
      .nth(index)
      .click({ position: { x: 3, y: 3 } })
    for (const [name, key] of Object.entries(keys)) {
      // The change before is saved by then.
      await page.waitForTimeout(1000)
      const { work } = await workOf(session, page, () => page.keyboard.press(key))
      if (index > 1) times[name].push(work)
    }
  }
  await page.context().close()
  return [
    row('500 blocks, main thread: a key that does nothing', times.nothing),
    ...['move', 'insert', 'delete'].map((name) =>
      row(`500 blocks, main thread: one ${name}`, times[name], limits.blocks),
    ),
  ]
}

/** Scripts for one key in an entry of a list of 500. */
export async function longList(newPage, site) {
  const page = await newPage()
  const session = await metricsOf(page)
  await openBuilder(page, site, 'list-500')
  await page.getByRole('button', { name: 'Преимущество 250', exact: true }).click()
  await page.getByLabel(/^Название · Русский/).focus()
  const times = { script: [], work: [] }
  for (let index = 0; index < 40; index++) {
    const { script, work } = await workOf(session, page, () => page.keyboard.press('abcde'[index % 5]), 200)
    if (index < 5) continue
    times.script.push(script)
    times.work.push(work)
    if (index % 10 === 9) await page.waitForTimeout(1500)
  }
  await page.context().close()
  return [
    row('a list of 500 entries: scripts of a keystroke', times.script, limits.list),
    row('a list of 500 entries: all work of a keystroke', times.work),
  ]
}
