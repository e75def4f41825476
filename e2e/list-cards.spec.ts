import { gzipSync } from 'node:zlib'
import { expect } from '@playwright/test'
import { locales } from '../locales/locale.ts'
import { everyRun } from './every-run.ts'
import { test } from './test.ts'

test.use({ viewport: { width: 360, height: 760 } })

for (const locale of locales)
  for (const section of ['doctors', 'clinics'])
    test(
      `a card of ${section} is at most 300 px high on a phone, and a list of twenty 6,000: ${locale}`,
      everyRun(locale === 'kk'),
      async ({ page }) => {
        await page.goto(`${locale === 'ru' ? '' : `/${locale}`}/companies/${section}`)
        const cards = page.locator('main li.card')
        await expect(cards).toHaveCount(20)
        const heights = await cards.evaluateAll((all) =>
          all.map((card) => card.getBoundingClientRect().height),
        )
        expect(Math.max(...heights)).toBeLessThanOrEqual(300)
        expect((await page.locator('main').boundingBox())?.height).toBeLessThanOrEqual(6000)
        const targets = page.locator('main li.card :is(label, .offered-times a)')
        const lows = await targets.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
        expect(Math.min(...lows)).toBeGreaterThanOrEqual(24)
      },
    )

test('the page of twenty with their times is at most 15 kB, compressed', async ({ request }) => {
  const html = await (await request.get('/companies/doctors')).text()
  expect(html).toContain('offered-times')
  expect(gzipSync(html).length).toBeLessThanOrEqual(15_000)
})

test('the first card is few presses of Tab away, and its times are one of them', async ({ page }) => {
  await page.goto('/companies/doctors')
  const first = page.locator('main li.card').first()
  const times = first.locator('.offered-times a')
  await expect(times.first()).toHaveAttribute('tabindex', '0')
  let presses = 0
  const press = async () => {
    presses += 1
    await page.keyboard.press('Tab')
  }
  const toResults = page.getByRole('link', { name: 'К результатам' })
  while (!(await toResults.evaluate((link) => link === document.activeElement)) && presses < 20) await press()
  // Without the leap each group of links is one stop too.
  let straight = 0
  while ((await first.locator(':focus').count()) === 0 && straight < 20) {
    straight += 1
    await page.keyboard.press('Tab')
  }
  expect(straight).toBeLessThanOrEqual(8)
  await toResults.focus()
  await page.keyboard.press('Enter')
  await press()
  await expect(first.getByRole('link').first()).toBeFocused()
  expect(presses).toBeLessThanOrEqual(12)
  while (!(await times.first().evaluate((link) => link === document.activeElement)) && presses < 20)
    await press()
  await page.keyboard.press('ArrowRight')
  await expect(times.nth(1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(times.last()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(first.locator(':focus')).toHaveCount(0)
})

test('another order leaves the focus and the scroll of a keyboard where they were', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 450 })
  await page.goto('/companies/doctors')
  const orders = page.getByRole('navigation', { name: 'Порядок' }).getByRole('link')
  await expect(orders.last()).toHaveAttribute('tabindex', '-1')
  await orders.first().focus()
  await page.keyboard.press('End')
  await expect(orders.last()).toBeFocused()
  // None of them is cut by the button beside them.
  const button = await page.getByText('Места на схеме').boundingBox()
  const last = await orders.last().boundingBox()
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThan(button?.x ?? 0)
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/sort=/)
  await expect(orders.and(page.locator('[aria-current]'))).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
})

test('the first doctor of a clinic is at most twelve presses of Tab away', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/companies/clinics/demo-dent')
  const doctor = page.locator('main a[href^="/companies/doctors/"]').first()
  await expect(page.getByRole('link', { name: 'Позвонить' })).toHaveAttribute('tabindex', '-1')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  let presses = 1
  while (presses < 20 && !(await doctor.evaluate((link) => link === document.activeElement))) {
    presses += 1
    await page.keyboard.press('Tab')
  }
  expect(presses).toBeLessThanOrEqual(12)
})

test('a list is filtered by a day and a part of it, and says so, without a script too', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  const day = page.getByRole('combobox', { name: 'День приёма' })
  let chosen = ''
  // The nearest times of a server that has just started are found one clinic after the other.
  await expect(async () => {
    await page.goto('/companies/doctors')
    await page.getByText('Фильтры', { exact: true }).first().click()
    const [third = ''] = await day
      .locator('option:not([disabled])')
      .evaluateAll((all) => all.slice(2, 3).map((one) => (one as HTMLOptionElement).value))
    expect(third).not.toBe('')
    chosen = third
  }).toPass()
  await day.selectOption(chosen)
  await page.getByRole('combobox', { name: 'Время дня' }).selectOption('day')
  await page.getByRole('combobox', { name: 'Порядок' }).selectOption('soonest')
  await page.getByRole('button', { name: 'Показать' }).click()
  await expect(page).toHaveURL(new RegExp(`day=${chosen}&part=day`))
  const hrefs = await page
    .locator('.offered-times a')
    .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href))
  expect(hrefs.length).toBeGreaterThan(0)
  // Branches of the demo are five or six hours before UTC.
  for (const href of hrefs) {
    const [, date = '', hour = ''] = /time=(\d{8})T(\d\d)/.exec(href) ?? []
    expect(date).toBe(chosen.replaceAll('-', ''))
    expect(Number(hour)).toBeGreaterThanOrEqual(6)
    expect(Number(hour)).toBeLessThan(12)
  }
  await context.close()
})
