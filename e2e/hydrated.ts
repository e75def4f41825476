import type { Page } from '@playwright/test'

/** Waits until the page of the application is hydrated: before that, pointer events are lost. */
export const hydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
  )
}
