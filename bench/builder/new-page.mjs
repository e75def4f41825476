import { chromium } from '@playwright/test'
import { findBrowser } from '../../scripts/lib/browser.mjs'
import { signInAt } from './sign-in.mjs'

/** Starts Chromium and gives `work` a function that opens an empty page of the signed-in owner, each with its own cache; `slowdown` throttles the processor. */
export async function withOwner(site, work) {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] })
  try {
    const first = await browser.newPage({ locale: 'ru' })
    const cookies = await signInAt(first, site)
    await first.close()
    return await work(async (slowdown) => {
      const context = await browser.newContext({ locale: 'ru', viewport: { width: 1440, height: 900 } })
      await context.addCookies(cookies)
      const page = await context.newPage()
      if (slowdown) {
        const session = await context.newCDPSession(page)
        await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
      }
      return page
    })
  } finally {
    await browser.close()
  }
}
