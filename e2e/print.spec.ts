import { expect, type Page } from '@playwright/test'
import { test } from './test.ts'

/** Texts of buttons and navigation that would be printed by mistake. */
const furniture = (page: Page) =>
  page
    .locator('nav, body > * > footer, button, input, label, form, .btn:not([href^="tel:"])')
    .filter({ visible: true })
    .allTextContents()

/** Elements with a background; that of a picture is its placeholder. */
const grounds = (page: Page) =>
  page.locator('body *:not(svg, svg *, img)').evaluateAll(
    (all) =>
      all.filter((one) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(one)
        return backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none'
      }).length,
  )

test.use({ viewport: { width: 794, height: 1123 } })

for (const path of [
  '/help',
  '/l/demo-dent',
  '/uz/l/demo-family/contacts',
  '/companies/clinics/demo-dent/services',
]) {
  test(`paper has the content of ${path} and no furniture`, async ({ page }) => {
    await page.goto(path)
    expect((await furniture(page)).length).toBeGreaterThan(2)
    await page.emulateMedia({ media: 'print' })
    expect(await furniture(page)).toEqual([])
    expect(await grounds(page)).toBe(0)
    await expect(page.locator('main')).toBeVisible()
  })
}

test('paper has a clinic’s name, address, phones and prices', async ({ page }) => {
  await page.goto('/l/demo-dent')
  await page.emulateMedia({ media: 'print' })
  const header = page.locator('header').first()
  await expect(header).toContainText('Демо-Дент')
  const phone = header.getByText('+7 700 000 10 01')
  await expect(phone).toBeVisible()
  for (const paper of [794, 560]) {
    await page.setViewportSize({ width: paper, height: 1123 })
    expect((await phone.boundingBox())?.width, `${paper} px`).toBeGreaterThan(80)
  }
  await expect(page.getByText(/ул\. Примерная, 10/).first()).toBeVisible()
  await expect(page.getByText('Повторный приём')).toBeVisible()
  await expect(page.getByText('Керамический винир')).toBeVisible()
  await expect(page.getByText('Найти услугу')).toBeHidden()
})
