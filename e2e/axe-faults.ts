import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
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

/** Loads axe into each frame that has not got it: with `@axe-core/playwright`, which loads it twice for each look, a look takes half as long again. */
async function loadAxe(page: Page): Promise<void> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
}

/** Violations of the chosen rules, one line per rule. */
async function faultsOf(
  page: Page,
  runOnly: RunOptions['runOnly'],
  [include = [], exclude = []]: Extent,
): Promise<string[]> {
  await page.evaluate(settled)
  await loadAxe(page)
  // An empty list would name nothing.
  const extent = { exclude: [...exclude], ...(include.length > 0 && { include: [...include] }) }
  const violations = await page.evaluate(
    async ([extent, runOnly]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      // Reporting passed rules would take four fifths of the time.
      const { violations } = await axe.run(extent, { resultTypes: ['violations'], runOnly })
      return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))
    },
    [extent, runOnly] as const,
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((html) => html.slice(0, 160)).join(' | ')}`)
}

/** Violations of WCAG 2.2 AA and best practices found by axe. */
export const axeFaults = (page: Page, ...extent: Extent): Promise<string[]> =>
  faultsOf(page, standards, extent)

/** Expects no violations on a page in its light colours, and none of its dark ones. Leaves it light. */
export async function expectClean(page: Page, ...extent: Extent): Promise<void> {
  expect(await axeFaults(page, ...extent)).toEqual([])
  await switchColors(page, 'dark')
  expect(await faultsOf(page, { type: 'rule', values: ofColors }, extent), 'dark').toEqual([])
  await switchColors(page, 'light')
}
