import { expect } from '@playwright/test'
import { test } from './test.ts'

const kept = async (page: import('@playwright/test').Page, name: string) =>
  (await page.context().cookies()).find((cookie) => cookie.name === name)

test.describe('a browser that asks for Kazakh (B-30)', () => {
  test.use({ locale: 'kk-KZ' })

  test('is led from Home to the Kazakh one, and back by the switch for good', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveURL(/\/kk$/)
    await page.locator('header').getByRole('link', { name: 'Русский' }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
    expect(await kept(page, 'locale')).toMatchObject({ value: 'ru', sameSite: 'Lax', path: '/' })
    await page.goto('/')
    await expect(page).toHaveURL(/:\d+\/$/)
  })

  test('gets every other address in the language that it says', async ({ page }) => {
    await page.goto('/l/demo-dent')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('can still switch to Russian', async ({ page }) => {
      await page.goto('/')
      await page.locator('header').getByRole('link', { name: 'Русский' }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
    })
  })
})

test('the switch keeps path, query and place in the page, and the choice for a year (B-30, C-2)', async ({
  page,
}) => {
  await page.goto('/l/demo-dent/contacts?from=map#main')
  await page.locator('header').getByRole('link', { name: 'Oʻzbekcha' }).click()
  await expect(page).toHaveURL(/\/uz\/l\/demo-dent\/contacts\?from=map#main$/)
  const { value, expires = 0 } = (await kept(page, 'locale')) ?? {}
  expect(value).toBe('uz')
  const days = (expires - Date.now() / 1000) / 86_400
  expect(days).toBeGreaterThan(364)
  expect(days).toBeLessThanOrEqual(365)
})

test('the footer names each language in itself', async ({ page }) => {
  await page.goto('/en/l/demo-dent')
  await page.locator('footer').getByRole('link', { name: 'Қазақша' }).click()
  await expect(page).toHaveURL(/\/kk\/l\/demo-dent$/)
  expect((await kept(page, 'locale'))?.value).toBe('kk')
})

for (const width of [360, 1440]) {
  test(`menu, languages and low vision are within reach at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/mis')
    const header = page.locator('header')
    await expect(header.getByRole('button', { name: 'Версия для слабовидящих' })).toBeVisible()
    const menu = page.getByRole('button', { name: 'Меню' })
    if (width < 1000) await menu.click()
    else {
      await expect(menu).toBeHidden()
      await page.getByRole('button', { name: 'Клиникам' }).click()
    }
    await expect(page.getByRole('link', { name: 'Сайт клиники', exact: true }).first()).toBeVisible()
    await expect(header.getByRole('link', { name: 'English' })).toBeInViewport()
  })
}

test('a menu closes when the keyboard leaves it, and Escape gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/l/demo-dent')
  const button = page.getByRole('button', { name: 'Меню' })
  const menu = page.locator('#site-menu')
  await button.click()
  const last = menu.getByRole('link', { name: 'Личный кабинет' })
  await last.focus()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(menu).toBeHidden()
  await expect(page.locator('main :focus')).toHaveCount(1)
  await button.click()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await expect(menu).toBeVisible()
  await button.click()
  await expect(menu).toBeHidden()
})

test('the header stays in sight and moves nothing', async ({ page }) => {
  await page.goto('/l/demo-dent')
  const main = await page.locator('main').boundingBox()
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
  expect((await page.locator('header').first().boundingBox())?.y).toBe(0)
  expect((await page.locator('main').boundingBox())?.y).toBeCloseTo((main?.y ?? 0) - 900, 0)
})
