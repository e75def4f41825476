import { metricsOf, workOf } from '../builder/main-thread.mjs'
import { quantile } from '../lib/statistics.mjs'

const path = '/pro/1001/doctor-appointment?cabinet=10012'
const moves = 60
const frame = 16

/** The work of the main thread for one move of the mouse that drags a visit, beside one without a drag. */
export async function dragging(newPage, site) {
  const page = await newPage()
  const session = await metricsOf(page)
  await page.goto(site + path, { waitUntil: 'load' })
  const visits = page.locator('[data-visit][data-moves]')
  await visits.nth(599).waitFor({ state: 'attached' })
  await page.waitForTimeout(2000)
  const { x, y } = await visits.nth(30).boundingBox()
  const times = { nothing: [], drag: [] }
  const move = async (into, at) => {
    const { work } = await workOf(
      session,
      page,
      () => page.mouse.move(x + 20 + at * 7, y + 8 + (at % 9) * 11),
      80,
    )
    if (at > 2) into.push(work)
  }
  for (let at = 0; at < moves; at++) await move(times.nothing, at)
  await page.mouse.move(x + 20, y + 8)
  await page.mouse.down()
  for (let at = 0; at < moves; at++) await move(times.drag, at)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  const count = await visits.count()
  await page.context().close()
  const row = (name, all, limit) => ({
    name: `${name}, main thread`,
    target: limit ? `p95 ≤ ${limit} ms` : '',
    value: `p50 ${quantile(all, 0.5).toFixed(1)}, p95 ${quantile(all, 0.95).toFixed(1)} ms`,
    holds: !limit || quantile(all, 0.95) <= limit,
    note: `${count} visits`,
  })
  return [
    row('a move of the mouse over the calendar', times.nothing),
    row('a move that drags a visit', times.drag, frame),
  ]
}
