import type { Page } from '@playwright/test'

/**
 * Switches the colour scheme, and ends its transitions, each of which may begin others below it. They are not waited for: those of
 * content that the browser does not render yet would never end.
 */
export async function switchColors(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.waitForFunction(() => {
    const moving = document.getAnimations().filter((one) => one instanceof CSSTransition)
    for (const one of moving) one.finish()
    return moving.length === 0
  })
}
