import type { Page } from '@playwright/test'

/** Switches an open page to light or dark colours, and waits until they have arrived: they change by transitions. */
export async function switchColors(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.waitForFunction(() => !document.getAnimations().some((one) => one instanceof CSSTransition))
}
