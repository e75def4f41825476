import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds against WCAG 2.2 AA and good practice, a line a rule; on the whole page, or below the selectors. */
export async function axeFaults(page: Page, selectors: readonly string[] = []): Promise<string[]> {
  // A page of its own for each report, and a report of what is well, take four fifths of the time.
  const builder = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
  for (const selector of selectors) builder.include(selector)
  const { violations } = await builder.analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
}
