import type { Page } from '@playwright/test'

/** Switches an open page to dark colours, and waits until they have arrived: they change by transitions. */
export async function darken(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.waitForFunction(() => !document.getAnimations().some((one) => one instanceof CSSTransition))
}
