import { expect } from '@playwright/test'
import { test } from './test.ts'

test('whoever comes from a list stays in the directory until the form of a booking, with the way back to that list as it was', async ({
  page,
}) => {
  const list = '/companies/doctors/location/almaty?sort=rating'
  await page.goto(list)
  // The list is remembered by a script that is loaded after the page.
  await page.waitForFunction(() => sessionStorage.length > 0)
  const back = page.getByRole('link', { name: 'К списку' })
  await page.locator('[data-list] h2 a').first().click()
  await expect(page).toHaveURL(/\/companies\/doctors\/[a-z0-9-]+$/)
  await expect(back).toHaveAttribute('href', list)
  await page
    .getByRole('link', { name: /^Записаться/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/companies\/appointment\/[a-z0-9-]+\?doctor=/)
  await expect(back).toHaveAttribute('href', list)
  await page.goto(page.url().replace('/companies/', '/uz/companies/'), { referer: page.url() })
  await expect(page.getByRole('link', { name: 'Roʻyxatga' })).toHaveAttribute('href', `/uz${list}`)
})

test('a sorted list is on its second page after a profile and a booking, by the browser’s way back and by the link', async ({
  page,
}) => {
  const list = '/companies/doctors/page/2?sort=price'
  await page.goto(list)
  await page.waitForFunction(() => sessionStorage.length > 0)
  await page.locator('[data-list] h2 a').first().click()
  await expect(page).toHaveURL(/\/companies\/doctors\/[a-z0-9-]+$/)
  await page.goBack()
  await expect(page).toHaveURL((url) => url.pathname + url.search === list)
  await expect(page.getByRole('link', { name: 'Сначала дешевле' })).toHaveAttribute('aria-current', 'true')
  await page.locator('[data-list] h2 a').first().click()
  const back = page.getByRole('link', { name: 'К списку' })
  await expect(back).toHaveAttribute('href', list)
  await back.click()
  await expect(page).toHaveURL((url) => url.pathname + url.search === list)
})

test('the way back finds the place where the list was left', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/companies/doctors?sort=rating')
  const card = page.locator('[data-list] h2 a').nth(8)
  await card.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(500)
  await card.click()
  const back = page.getByRole('link', { name: 'К списку' })
  await expect(back).toHaveAttribute('href', '/companies/doctors?sort=rating')
  await back.click()
  await expect(page).toHaveURL(/\/companies\/doctors\?sort=rating$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
})

test('whoever comes from elsewhere, or has no script, is led to the list of the city', async ({
  browser,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await (await browser.newContext({ javaScriptEnabled })).newPage()
    await page.goto('/companies/clinics?sort=rating')
    await page.goto('/companies/clinics/demo-dent')
    await expect(page.getByRole('link', { name: 'К списку' })).toHaveAttribute(
      'href',
      '/companies/clinics/location/almaty',
    )
  }
})
