import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { switchColors } from './switch-colors.ts'

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

/** What of a page is looked at: below the selectors, or all of it, without what is below `excluded`. */
type Extent = [selectors?: readonly string[], excluded?: readonly string[]]

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Only these rules read colours. */
const ofColors = ['color-contrast', 'link-in-text-block']

/** Violations of the rules that `choose` chooses, one line per rule. */
async function faultsOf(
  page: Page,
  choose: (builder: AxeBuilder) => AxeBuilder,
  [selectors = [], excluded = []]: Extent,
): Promise<string[]> {
  await page.evaluate(settled)
  // Opening a page per report and reporting passed rules would take four fifths of the time.
  const builder = choose(
    new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] }),
  )
  for (const selector of selectors) builder.include(selector)
  for (const selector of excluded) builder.exclude(selector)
  const { violations } = await builder.analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
}

/** Violations of WCAG 2.2 AA and best practices found by axe. */
export const axeFaults = (page: Page, ...extent: Extent): Promise<string[]> =>
  faultsOf(page, (builder) => builder.withTags(standards), extent)

/** Expects no violations on a page in its light colours, and none of its dark ones. Leaves it light. */
export async function expectClean(page: Page, ...extent: Extent): Promise<void> {
  expect(await axeFaults(page, ...extent)).toEqual([])
  await switchColors(page, 'dark')
  expect(await faultsOf(page, (builder) => builder.withRules(ofColors), extent), 'dark').toEqual([])
  await switchColors(page, 'light')
}
