import { expect, type Page } from '@playwright/test'
import { test } from './test.ts'

/** The city in the header, without the words that only screen readers get. */
const city = (page: Page) => page.locator('[data-city-link] > :last-child > :first-child')

test('a city that was chosen from the header is the same on every page, and never asked again', async ({
  page,
}) => {
  await page.goto('/companies/doctors?online=1')
  await expect(city(page)).toHaveText('Все города')
  // The script has told it the filters.
  await expect(page.locator('[data-city-link]')).toHaveAttribute('href', /online/)
  await page.locator('[data-city-link]').click()
  await page.getByRole('main').getByRole('link', { name: 'Алматы' }).click()
  await expect(page).toHaveURL(/\/companies\/doctors\/location\/almaty\?online=1$/)
  await expect(city(page)).toHaveText('Алматы')
  // Its name in another language is read from the choice of a city.
  await page.goto('/kk/help')
  await expect(city(page)).toHaveText('Алматы')
  await page.locator('[data-city-link]').click()
  await expect(page.locator('main [aria-current]')).toContainText('Алматы')
  await page.goto('/uz/companies/clinics')
  await expect(page).toHaveURL(/\/uz\/companies\/clinics\/location\/almaty$/)
})

test.describe('where nobody has chosen', () => {
  test.use({ timezoneId: 'Asia/Almaty' })

  test('the city of the clock is shown as a guess', async ({ page }) => {
    await page.goto('/help')
    await expect(city(page)).toHaveText('Алматы')
    await expect(page.locator('[data-city-link] [data-guessed]')).toBeVisible()
  })

  test('the city of the list from which a page was opened is no guess', async ({ page }) => {
    await page.goto('/companies/doctors/location/karaganda')
    await page.locator('.directory-card h2 a').first().click()
    await expect(page).toHaveURL(/\/companies\/doctors\/(?!location)/)
    await expect(city(page)).toHaveText('Караганда')
    await expect(page.locator('[data-city-link] [data-guessed]')).toBeHidden()
  })
})

test('logo, city, low vision and sign-in are one line of the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const language of ['', '/kk', '/uz', '/en']) {
    await page.goto(`${language}/companies/clinics`)
    const header = page.locator('.site-header')
    expect((await header.boundingBox())?.height, language).toBeLessThan(64)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, language).toBeLessThanOrEqual(0)
  }
})
