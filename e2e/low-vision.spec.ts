import { expect, type Page, test } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'

const schemes = [
  'black-on-white',
  'white-on-black',
  'blue-on-light-blue',
  'brown-on-beige',
  'green-on-dark-brown',
]

/** As a reader comes who has chosen before. */
const choose = (page: Page, value: string, baseURL: string | undefined) =>
  page.context().addCookies([{ name: 'blind', value, url: baseURL ?? '' }])

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const textSize = (page: Page) =>
  page
    .locator('main p')
    .first()
    .evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize))

test('is one click away, acts at once, stays on the next page and goes away again', async ({ page }) => {
  await page.goto('/l/demo-dent?a=1')
  const before = await textSize(page)
  await page.getByRole('button', { name: 'Версия для слабовидящих' }).click()
  await expect(page).toHaveURL(/\/l\/demo-dent\?a=1#low-vision$/)
  expect(await textSize(page)).toBeCloseTo(before * 1.5, 0)
  const html = page.locator('html')
  await page.getByText('Белым по чёрному').click()
  await expect(html).toHaveAttribute('data-scheme', 'white-on-black')
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(255, 255, 255)')
  await page.getByText('200 %').click()
  await expect(html).toHaveAttribute('data-size', '200')
  await page.goto('/uz/l/demo-dent/contacts')
  await expect(html).toHaveAttribute('data-scheme', 'white-on-black')
  await expect(html).toHaveAttribute('data-size', '200')
  await page.getByRole('button', { name: 'Oddiy versiya' }).click()
  await expect(page).toHaveURL(/\/uz\/l\/demo-dent\/contacts$/)
  await expect(html).not.toHaveAttribute('data-scheme')
})

test('is on a page that Back shows again', async ({ page }) => {
  await page.goto('/l/demo-dent')
  await page.goto('/l/demo-dent/contacts')
  await page.getByRole('button', { name: 'Версия для слабовидящих' }).click()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/\/l\/demo-dent$/)
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'black-on-white')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('is turned on, set and turned off by forms', async ({ page }) => {
    await page.goto('/l/demo-dent')
    await page.getByRole('button', { name: 'Версия для слабовидящих' }).click()
    const panel = page.getByRole('complementary', { name: 'Версия для слабовидящих' })
    // Browsers unfold what an address leads to, some of them late.
    const apply = panel.getByText('Применить')
    await expect(async () => {
      if (!(await apply.isVisible())) await panel.getByText('Настройки').click()
      await expect(apply).toBeVisible({ timeout: 500 })
    }).toPass()
    await panel.getByText('Только подписи').click()
    await apply.click()
    await expect(page.locator('html')).toHaveAttribute('data-images', 'off')
    await page.getByRole('button', { name: 'Обычная версия' }).click()
    await expect(page.locator('html')).not.toHaveAttribute('data-images')
  })
})

test('loads no picture where the reader wants what they say', async ({ page, baseURL }) => {
  const pictures: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && request.url().includes('/images/')) pictures.push(request.url())
  })
  await choose(page, '100.black-on-white.normal.normal.sans.off.off', baseURL)
  await page.goto('/l/demo-dent/gallery')
  const picture = page.locator('main img[alt]:not([alt=""])').first()
  await expect(picture).toBeVisible()
  expect((await picture.boundingBox())?.height).toBeGreaterThan(20)
  expect(pictures).toEqual([])
})

test('holds nothing that moves', async ({ page, baseURL }) => {
  await choose(page, '100.black-on-white.normal.normal.sans.on.off', baseURL)
  await page.goto('/l/demo-dent')
  const moving = await page
    .locator('body *')
    .evaluateAll(
      (all) => all.filter((one) => Number.parseFloat(getComputedStyle(one).transitionDuration) > 0).length,
    )
  expect(moving).toBe(0)
})

test('an ordinary document loads nothing of it', async ({ page }) => {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  await page.goto('/l/demo-dent')
  expect(urls.filter((url) => url.includes('low-vision'))).toEqual([])
})

for (const scheme of schemes) {
  for (const path of ['/l/demo-dent/contacts', '/uz', '/l/demo-dent/nowhere']) {
    test(`axe finds nothing on ${path} in ${scheme}`, async ({ page, baseURL }) => {
      await choose(page, `150.${scheme}.normal.normal.sans.on.off`, baseURL)
      await page.goto(path)
      await page.locator('.low-vision summary').click()
      expect(await axeFaults(page)).toEqual([])
    })
  }
}

for (const [width, value] of [
  [1280, '200.black-on-white.normal.normal.sans.on.off'],
  [1280, '200.brown-on-beige.wider.wider.serif.off.off'],
  [360, '200.white-on-black.wide.wide.sans.on.off'],
  [360, '200.black-on-white.wider.wider.serif.off.off'],
] as const) {
  test(`nothing scrolls sideways at ${width} px with ${value}`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 800 })
    await choose(page, value, baseURL)
    for (const path of [
      '/',
      '/l/demo-dent',
      '/kk/l/demo-dent/specialists',
      '/uz/l/demo-dent/contacts',
      '/l/demo-dent/nowhere',
    ]) {
      await page.goto(path)
      await page.locator('.low-vision summary').click()
      expect(await overflow(page), path).toBeLessThanOrEqual(0)
    }
  })
}
