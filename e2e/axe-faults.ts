import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * Waits, in the page, until fading elements are done: a list that is just closing is half transparent, and the page behind it still closed
 * to screen readers. Endless animations are not waited for.
 */
async function settled(): Promise<void> {
  const moving = document
    .getAnimations()
    .filter(
      ({ effect, playState }) =>
        playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime)),
    )
  await Promise.allSettled(moving.map(({ finished }) => finished))
  // A faded element is removed after that.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

/**
 * Violations of WCAG 2.2 AA and best practices found by axe, one line per rule; on the page, or below the selectors, without
 * what is below `excluded`.
 */
export async function axeFaults(
  page: Page,
  selectors: readonly string[] = [],
  excluded: readonly string[] = [],
): Promise<string[]> {
  await page.evaluate(settled)
  // Opening a page per report and reporting passed rules would take four fifths of the time.
  const builder = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
  for (const selector of selectors) builder.include(selector)
  for (const selector of excluded) builder.exclude(selector)
  const { violations } = await builder.analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
}
