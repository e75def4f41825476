import { expect, type Page } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { everyRun } from './every-run.ts'
import { test } from './test.ts'

const timetable = '/blocks/preview/timetable'
const embed = '/blocks/preview/embed'
const documents = '/blocks/preview/documents'
const form = 'https://docs.google.com/'
const phone = { width: 360, height: 740 }

/** Stubs another site, and records its requests. */
async function standIn(page: Page, site: string): Promise<string[]> {
  const asked: string[] = []
  await page.route(`${site}**`, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<p>Content</p>' })
  })
  return asked
}

for (const [name, size] of [
  ['a phone', phone],
  ['a desktop', { width: 1440, height: 900 }],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport: size })

    for (const type of ['timetable', 'embed', 'documents', 'team', 'map', 'services', 'specialist-profile'])
      test(
        `axe finds nothing in ${type}, which is no wider than the screen`,
        everyRun(size === phone),
        async ({ page }) => {
          await page.goto(`/blocks/preview/${type}?locale=kk`)
          const faults = await axeFaults(page, ['.section'])
          expect(faults).toEqual([])
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
        },
      )
  })
}

test('a timetable is narrowed to the doctors of a speciality and says how many they are', async ({
  page,
}) => {
  await page.goto(timetable)
  const doctors = page.locator('tbody')
  await expect(doctors).toHaveCount(7)
  await page.getByLabel('Специальность').selectOption('Хирург')
  await expect(doctors).toHaveCount(2)
  await expect(page.getByRole('status')).toHaveText('Врачей: 2')
  await page.getByLabel('Специальность').selectOption('')
  await expect(doctors).toHaveCount(7)
})

test('a timetable is a table on a desktop, and on a phone has equal days as one line', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(timetable)
  await expect(page.getByRole('columnheader', { name: 'Среда' })).toHaveAttribute('aria-current', 'date')
  const petrova = page.getByRole('rowgroup').filter({ hasText: 'Петрова' })
  await expect(petrova.getByRole('cell').filter({ visible: true })).toHaveCount(8)
  await page.setViewportSize(phone)
  await expect(
    page.locator('tbody').filter({ hasText: 'Петрова' }).locator('td').filter({ visible: true }),
  ).toHaveText(['На проспекте Абая', /^Пн, Чт.*09:00–15:00$/])
})

test('content of another site is asked for by a click alone, and may not lead the page away', async ({
  page,
}) => {
  const asked = await standIn(page, form)
  await page.goto(embed)
  const show = page.getByRole('button', { name: /^Показать форму/ })
  await show.hover()
  await page.waitForTimeout(500)
  expect(asked).toEqual([])
  await show.click()
  const frame = page.locator('iframe')
  await expect(frame.contentFrame().getByText('Content')).toBeVisible()
  await expect(frame).toBeFocused()
  await expect(frame).toHaveAttribute('sandbox', /^(?!.*allow-top-navigation)/)
  expect(asked).toEqual([expect.stringMatching(/\/viewform\?embedded=true$/)])
  await expect(page.getByRole('link', { name: /Google Формы/ })).toHaveAttribute('href', /\/viewform$/)
})

test('a file that the browser can show opens over the page, and Escape leads back to its link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true }))
  await page.route('**/files/license.pdf', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<html lang="en"><title>Licence</title><main><h1>Licence</h1></main></html>',
    }),
  )
  await page.goto(documents)
  const link = page.getByRole('link', { name: /^Лицензия/ })
  await link.click()
  const dialog = page.getByRole('dialog', { name: 'Лицензия на медицинскую деятельность' })
  await expect(dialog.locator('iframe').contentFrame().getByText('Licence')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Открыть файл' })).toHaveAttribute(
    'href',
    '/files/license.pdf',
  )
  expect(await axeFaults(page, ['dialog'])).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(link).toBeFocused()
})

test('a phone opens the file itself', async ({ page, context }) => {
  await page.setViewportSize(phone)
  await context.route('**/files/license.pdf', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<html lang="en"><title>Licence</title><main><h1>Licence</h1></main></html>',
    }),
  )
  await page.goto(documents)
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: /^Лицензия/ }).click()
  await expect((await opened).getByText('Licence')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a search for prices that finds nothing says so and leads back to all of them', async ({ page }) => {
  await page.goto('/l/demo-dent')
  const prices = page.locator('sh-island[data-of=services]')
  const field = prices.getByRole('searchbox')
  await field.fill('коронк')
  await expect(prices.getByRole('status')).toHaveText(/^Найдено услуг: \d+$/)
  await field.press('Escape')
  await expect(field).toHaveValue('')
  await field.fill('xyz')
  await expect(prices.getByRole('status')).toHaveText(/^Ничего не нашлось/)
  await prices.getByRole('button', { name: 'Показать все услуги' }).click()
  await expect(field).toBeFocused()
  await expect(page.locator('#prices-list details:visible')).toHaveCount(6)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all hours, files and content of other sites are there as text and links', async ({ page }) => {
    await page.goto(timetable)
    await expect(page.locator('tbody')).toHaveCount(7)
    await expect(page.getByLabel('Специальность')).toBeHidden()
    await page.goto(documents)
    await expect(page.getByRole('link', { name: /^Лицензия/ })).toHaveAttribute('href', '/files/license.pdf')
    await page.goto(embed)
    await expect(page.getByRole('button')).toBeHidden()
    await expect(page.getByRole('link', { name: /Google Формы/ })).toBeVisible()
  })
})
