import { chromium, devices } from '@playwright/test'
import { findBrowser } from '../../scripts/lib/browser.mjs'

/** CPU throttling factor. */
const slowdown = 4

/** Collects layout shifts without user input, and the longest interaction, from the start of each page. */
function observe() {
  const seen = { shift: 0, longest: 0 }
  Object.assign(window, { seen })
  const watch = (type, options, each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
      ...options,
    })
  watch('layout-shift', {}, ({ hadRecentInput, value }) => {
    if (!hadRecentInput) seen.shift += value
  })
  watch('event', { durationThreshold: 16 }, ({ interactionId, duration }) => {
    if (interactionId) seen.longest = Math.max(seen.longest, duration)
  })
}

/** Starts Chromium and gives `work` a function that opens an empty page emulating a slow phone, each with its own cache. */
export async function openBrowser(work) {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] })
  try {
    return await work(async () => {
      const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'ru' })
      await context.addInitScript(observe)
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
      return page
    })
  } finally {
    await browser.close()
  }
}
