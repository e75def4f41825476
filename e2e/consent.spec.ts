import { expect, type Page } from '@playwright/test'
import { demoSite } from './demo-site.ts'
import { everyRun } from './every-run.ts'
import { test } from './test.ts'

const { url } = demoSite({
  settings: { ANALYTICS_ID: 'shipa', ANALYTICS_URL: 'https://127.0.0.1:4599/collect' },
})
test.use({ baseURL: url })

/** Opens a page that asks for consent, on a screen of this size. */
async function openAsking(page: Page, path: string, [width, height]: readonly [number, number]) {
  await page.setViewportSize({ width, height })
  await page.goto(path)
  const question = page.locator('[data-analytics]')
  await expect(question).toBeVisible()
  return question
}

for (const [size, lowVision] of [
  [[360, 640], ''],
  [[640, 360], ''],
  [[1280, 800], ''],
  [[360, 640], '150'],
  [[360, 640], '200'],
] as const) {
  // The larger letters of a low-vision version need more room.
  test(
    `hides nothing that the keyboard reaches at ${size.join(' × ')} ${lowVision}`,
    everyRun(lowVision !== '150'),
    async ({ page }) => {
      if (lowVision) {
        const value = `${lowVision}.black-on-white.normal.normal.sans.on.off`
        await page.context().addCookies([{ name: 'blind', value, url }])
      }
      await openAsking(page, '/l/demo-dent', size)
      let reached = 0
      for (let stop = 0; stop < 40; stop++) {
        await page.keyboard.press('Tab')
        const hidden = await page.evaluate(() => {
          const focused = document.activeElement
          const question = document.querySelector('[data-analytics]')
          if (!focused || !question || focused === document.body || question.contains(focused)) return
          const [box, over] = [focused.getBoundingClientRect(), question.getBoundingClientRect()]
          // The skip link is rendered above everything.
          const isBelow = getComputedStyle(focused).position !== 'fixed'
          return isBelow && box.bottom > over.top + 1 && box.top < over.bottom - 1 ? focused.outerHTML : ''
        })
        if (hidden !== undefined) reached++
        expect(hidden ?? '').toBe('')
      }
      expect(reached).toBeGreaterThan(20)
    },
  )
}

test('is among the first things that the keyboard reaches', async ({ page }) => {
  await openAsking(page, '/l/demo-dent/contacts', [1280, 800])
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Не разрешать' })).toBeFocused()
})

test('stands in the page on a low screen and with large text, where it would hide most of it', async ({
  page,
}) => {
  const low = await openAsking(page, '/l/demo-dent', [640, 360])
  await expect(low).toHaveCSS('position', 'static')
  const high = await openAsking(page, '/l/demo-dent', [640, 720])
  await expect(high).toHaveCSS('position', 'fixed')
  const value = '150.black-on-white.normal.normal.sans.on.off'
  await page.context().addCookies([{ name: 'blind', value, url }])
  const large = await openAsking(page, '/l/demo-dent', [640, 720])
  await expect(large).toHaveCSS('position', 'static')
})

test('leaves the way home of the page that is not there, and room at the end of every page', async ({
  page,
}) => {
  const question = await openAsking(page, '/l/demo-dent/nowhere', [360, 740])
  const topOf = async () => (await question.boundingBox())?.y ?? 0
  const home = page.getByRole('link', { name: 'Вернуться на главную' })
  await expect
    .poll(async () => {
      const box = await home.boundingBox()
      return box ? (await topOf()) - (box.y + box.height) : -1
    })
    .toBeGreaterThan(0)
  await openAsking(page, '/l/demo-dent/contacts', [360, 740])
  // The room is made once the question is there.
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      const footer = await page.locator('footer').boundingBox()
      return (footer?.y ?? 0) + (footer?.height ?? 0) - (await topOf())
    })
    .toBeLessThanOrEqual(1)
  await page.getByRole('button', { name: 'Не разрешать' }).click()
  await expect(page.locator('body')).toHaveCSS('padding-bottom', '0px')
})
