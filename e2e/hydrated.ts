import type { Page } from '@playwright/test'

/**
 * Waits until the page of the application is hydrated: before that, pointer events are lost. A page of accounts is a
 * document, whose island is hydrated by a touch.
 */
export const hydrated = async (page: Page): Promise<void> => {
  const island = page.locator('sh-island[data-of=account]')
  if ((await island.count()) > 0) await island.dispatchEvent('pointerover')
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
  )
}
