import { expect, type Page } from '@playwright/test'
import { demoPaths } from './addresses.ts'
import { axeFaults, expectClean } from './axe-faults.ts'
import { everyRun } from './every-run.ts'
import { test } from './test.ts'

/** A page of the product and the home page of each template: looked at in the dark in every run. */
const inTheDark = ['/', '/l/demo-dent', '/l/demo-hospital', '/l/demo-practice', '/l/demo-journal']

const paths = [
  ...demoPaths,
  '/uz/l/demo-family',
  '/l/demo-dent/no-such-page',
  '/l/gorodskaya-poliklinika-2',
  '/dev/inbox',
]
/** Pages that differ from others in this list by their words only. */
const alike = ['/l/demo-family', '/l/demo-family/contacts']

/** Widths at which nothing may scroll sideways. */
const widths = process.env.FULL ? [320, 768, 1440] : [320]

async function expectNoOverflow(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0)
  }
}

for (const path of paths)
  test(
    `axe finds nothing on ${path}, and nothing scrolls sideways`,
    everyRun(!alike.includes(path)),
    async ({ page }) => {
      await page.goto(path)
      if (inTheDark.includes(path)) await expectClean(page)
      else expect(await axeFaults(page)).toEqual([])
      await expectNoOverflow(page)
    },
  )

for (const path of ['/uz/l/demo-dent', '/kk/l/demo-dent/contacts', '/uz/dev/inbox'])
  test(`nothing scrolls sideways on ${path}`, async ({ page }) => {
    await page.goto(path)
    await expectNoOverflow(page)
  })

for (const path of paths.filter((path) => !inTheDark.includes(path)))
  test(`axe finds nothing on ${path} in the dark`, everyRun(false), async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(path)
    expect(await axeFaults(page)).toEqual([])
  })

test('the first stop of the keyboard leads past the header', async ({ page }) => {
  await page.goto('/l/demo-dent')
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveAttribute('href', '#main')
})
