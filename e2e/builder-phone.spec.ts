import { expect, type Page, test } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { demoSite, enterAs } from './demo-site.ts'

const { url, open } = demoSite('builder-phone', 4359)
const screen = '/pro/1001/clinic-website'

test.use({ viewport: { width: 360, height: 800 } })
test.setTimeout(60_000)

const visitorSees = (page: Page, text: string) =>
  expect.poll(async () => (await page.request.get(`${url}/l/demo-dent`)).text()).toContain(text)

test('a phone number is changed at its source from the sign-in page in under 30 seconds, and the page follows', async ({
  page,
}) => {
  await open(page, `/auth/signin?redirect=${encodeURIComponent(screen)}`)
  const start = Date.now()
  await enterAs(page, 'owner')
  const canvas = page.frameLocator('iframe')
  await page.getByRole('button', { name: /^Часы/ }).first().click()
  await page.getByRole('button', { name: /^Изменить в источнике/ }).click()
  const source = page.getByRole('dialog', { name: 'Филиалы и часы' })
  await source.getByRole('button', { name: 'Демо-Дент на Примерной' }).click()
  await source.getByRole('textbox', { name: 'Телефон 1' }).fill('+7 727 300 77 88')
  expect(await axeFaults(page, [], ['iframe'])).toEqual([])
  await source.getByRole('button', { name: 'Сохранить' }).click()
  await expect(source).toBeHidden()
  await expect(canvas.locator('a[href="tel:+77273007788"]').first()).toBeAttached()
  await visitorSees(page, 'tel:+77273007788')
  expect(Date.now() - start).toBeLessThan(30_000)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
