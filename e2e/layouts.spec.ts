import { expect, type Page } from '@playwright/test'
import {
  defaultLowVision,
  lowVisionCookie,
  lowVisionOptions,
  writeLowVision,
} from '../ui/visitor/low-vision.ts'
import { axeFaults } from './axe-faults.ts'
import { everyRun } from './every-run.ts'
import { test } from './test.ts'

/** A page of each layout. */
const pages = {
  default: '/',
  error: '/l/demo-dent/nowhere',
  empty: '/blocks/preview/hero',
  landing: '/uz/l/demo-dent',
  'landing-sidebar-wide': '/blocks/preview/clinic-intro?layout=landing-sidebar-wide',
  'landing-wide': '/blocks/preview/hero?layout=landing-wide&locale=uz',
  'landing-blog': '/blocks/preview/news-article?layout=landing-blog',
  auth: '/blocks/layouts/auth',
  pro: '/blocks/layouts/pro/reviews',
}

/** The others are looked at for low vision in `application.spec.ts` and `low-vision.spec.ts`, or are wide as `landing-sidebar-wide` is. */
const forLowVision = ['default', 'empty', 'landing-sidebar-wide', 'auth']

const phone = { width: 360, height: 740 }
const desktop = { width: 1440, height: 900 }

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('a private practice has its widgets beside the content in the order of B-10, and their end stays in view', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await page.goto('/blocks/preview/news-article?layout=landing-sidebar-wide')
  const widgets = page.locator('aside > article')
  const boxes = () => widgets.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
  const right = await page.locator('main').evaluate((main) => main.getBoundingClientRect().right)
  const [map, ...others] = await boxes()
  expect(others).toHaveLength(3)
  let above = map
  for (const box of [map, ...others]) {
    expect(box.x).toBeGreaterThanOrEqual(right)
    expect(box.height).toBeGreaterThan(100)
    if (box !== map) expect(box.y).toBeGreaterThanOrEqual(above.bottom)
    above = box
  }
  await page.mouse.wheel(0, above.bottom - desktop.height)
  await expect(widgets.last()).toBeInViewport({ ratio: 1 })
})

for (const [layout, path] of Object.entries(pages)) {
  test.describe(`layout ${layout}`, () => {
    // Every run looks at dark at 320 px, below.
    for (const colorScheme of ['light', 'dark'] as const)
      for (const size of [phone, desktop])
        test(`has nothing that axe finds, ${colorScheme}, at ${size.width} px`, { tag: '@full' }, async ({
          page,
        }) => {
          await page.emulateMedia({ colorScheme })
          await page.setViewportSize(size)
          await page.goto(path)
          expect(await axeFaults(page)).toEqual([])
        })

    for (const scheme of lowVisionOptions.scheme)
      test(
        `has nothing that axe finds in ${scheme} for low vision (F31)`,
        everyRun(scheme === 'green-on-dark-brown' && forLowVision.includes(layout)),
        async ({ page, baseURL }) => {
          await page.setViewportSize(desktop)
          const value = writeLowVision({ ...defaultLowVision, scheme, size: '200', spacing: 'wide' })
          await page.context().addCookies([{ name: lowVisionCookie, value, url: baseURL ?? '' }])
          await page.goto(path)
          await expect(page.locator('html')).toHaveAttribute('data-scheme', scheme)
          expect(await axeFaults(page)).toEqual([])
          expect(await overflow(page)).toBeLessThanOrEqual(0)
        },
      )

    // 1280 px at 200 % are 640 CSS pixels, and at 400 % 320 (WCAG 1.4.4 and 1.4.10).
    for (const viewport of [
      { width: 640, height: 360 },
      { width: 320, height: 256 },
    ])
      test(
        `neither scrolls sideways nor has anything that axe finds, dark, enlarged to ${viewport.width} px`,
        everyRun(viewport.width === 320),
        async ({ page }) => {
          await page.emulateMedia({ colorScheme: 'dark' })
          await page.setViewportSize(viewport)
          await page.goto(path)
          expect(await overflow(page)).toBeLessThanOrEqual(0)
          expect(await axeFaults(page)).toEqual([])
        },
      )
  })
}
