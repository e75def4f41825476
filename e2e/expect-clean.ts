import { expect, type Page } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { switchColors } from './switch-colors.ts'

/** Expects no axe violations on a page, in light and dark. */
export async function expectClean(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await switchColors(page, colorScheme)
    expect(await axeFaults(page)).toEqual([])
  }
  await switchColors(page, 'light')
}
