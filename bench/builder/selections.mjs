import { quantile } from '../lib/statistics.mjs'
import { metricsOf, workOf } from './main-thread.mjs'
import { openBuilder } from './open-builder.mjs'

const rounds = 20
const warmUp = 3

/**
 * Counts the components that React draws in a page, as its developer tools do: `drawn.again` those that were there before, `drawn.anew`
 * those that came. Runs in the page before its own code.
 */
function countDrawn() {
  const drawn = { again: 0, anew: 0 }
  const isComponent = ({ tag }) => tag === 0 || tag === 11 || tag === 14 || tag === 15
  const performedWork = 1
  const visit = (now, before) => {
    if (isComponent(now)) {
      if (!before) drawn.anew++
      else if (now.flags & performedWork) drawn.again++
    }
    if (before && now.child === before.child) return
    for (let child = now.child; child; child = child.sibling) visit(child, before && child.alternate)
  }
  window.drawn = drawn
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    renderers: new Map(),
    supportsFiber: true,
    inject: () => 1,
    onScheduleFiberRoot() {},
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
    onCommitFiberRoot: (_, { current }) => visit(current, current.alternate),
  }
}

/** The renderings of React when one block after another of its type is chosen, and the work of the main thread. */
export async function selections(newPage, site) {
  const page = await newPage()
  await page.addInitScript(countDrawn)
  const session = await metricsOf(page)
  const frame = await openBuilder(page, site, 'blocks-300')
  const counts = { again: [], anew: [], work: [] }
  for (let index = 0; index < rounds + warmUp; index++) {
    const block = frame.locator('blockquote').nth(index)
    await block.scrollIntoViewIfNeeded()
    // The work for the block before is over.
    await page.waitForTimeout(600)
    await page.evaluate(() => Object.assign(window.drawn, { again: 0, anew: 0 }))
    const { work } = await workOf(session, page, () => block.click({ position: { x: 3, y: 3 } }), 600)
    const { again, anew } = await page.evaluate(() => window.drawn)
    if (index < warmUp) continue
    for (const [name, value] of Object.entries({ again, anew, work })) counts[name].push(value)
  }
  await page.context().close()
  const row = (name, value) => ({ name: `300 blocks, one chosen: ${name}`, target: '', value, holds: true })
  const median = (name) => quantile(counts[name], 0.5)
  return [
    row('components drawn again', `p50 ${median('again')}`),
    row('components of its form', `p50 ${median('anew')}`),
    row(
      'all work of the main thread',
      `p50 ${median('work').toFixed(1)}, p95 ${quantile(counts.work, 0.95).toFixed(1)} ms`,
    ),
  ]
}
