import { createServer, type Server } from 'node:http'
import { chromium, expect, type Page, test } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { demoSite } from './demo-site.ts'
import { newestTo } from './newest-to.ts'

const { url, open, beSignedIn } = demoSite('widgets', 4398)
const sitePort = 4395

test.describe.configure({ mode: 'serial' })

/** A site of somebody else's, each of whose pages has this body. */
let body = ''
let site: Server
test.beforeAll(async () => {
  site = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(`<!doctype html><html lang="ru"><title>Клиника</title><h1>Клиника</h1>${body}`)
  })
  await new Promise<void>((resolve) => site.listen(sitePort, resolve))
})
test.afterAll(() => new Promise((resolve) => site.close(resolve)))

/** Opens a page of that site under a name, in a browser that finds the name here. */
async function visit(name: string, look: (page: Page) => Promise<void>) {
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: ['--no-sandbox', '--host-resolver-rules=MAP *.test 127.0.0.1'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
    await page.goto(`http://${name}:${sitePort}/`)
    await look(page)
  } finally {
    await browser.close()
  }
}

test('an owner names a site and gets the code of a widget, which is seen before it is copied (R119)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await beSignedIn(page, 'owner')
  await open(page, '/pro/1001/links/widget-sites/new')
  await page.getByLabel('Адрес сайта').fill(`http://clinic.test:${sitePort}`)
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await page
    .getByRole('table')
    .getByRole('link', { name: /clinic\.test/ })
    .click()
  const preview = page.frameLocator('iframe[title="Запись на приём"]')
  await expect(preview.getByRole('main')).toBeVisible()
  const what = page.getByRole('combobox', { name: 'Что показать' })
  // At the lower edge the page must not move under the finger: the press would miss, and close the list.
  await what.evaluate((control) => control.scrollIntoView({ block: 'end' }))
  await what.click()
  await page.getByRole('option', { name: 'Отзывы' }).click()
  await expect(page.frameLocator('iframe[title="Отзывы"]').getByRole('main')).toBeVisible()
  body = await page.getByRole('textbox', { name: 'HTML-код' }).inputValue()
  expect(await axeFaults(page, [], ['iframe'])).toEqual([])
})

test('the widget stands on the named site as high as its content, and its links open outside of it (R34, complaint 31)', async () => {
  await visit('www.clinic.test', async (page) => {
    const widget = page.frameLocator('iframe[title="Отзывы"]')
    await expect(widget.getByRole('main')).toBeVisible()
    await expect
      .poll(async () => {
        const content = await widget
          .getByRole('main')
          .evaluate((main) => main.ownerDocument.documentElement.scrollHeight)
        const frame = await page.locator('iframe').evaluate((one) => one.clientHeight)
        return Math.abs(content - frame)
      })
      .toBeLessThanOrEqual(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await expect(page.locator('[data-module] > a')).toHaveCount(0)
    // Its script adds no name to the page.
    expect(await page.evaluate(() => 'e' in window || 't' in window)).toBe(false)
    expect(await widget.locator('base').getAttribute('target')).toBe('_blank')
  })
})

test('a question is asked in a widget, which tells its number to the page around it (R35, complaint 32)', async () => {
  const reviews = body
  body = body.replaceAll('"review"', '"question"')
  try {
    await visit('www.clinic.test', async (page) => {
      // Many browsers keep no cookie for a page in a frame of another site.
      await page.addInitScript(() => {
        Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} })
      })
      await page.reload()
      await page.evaluate(() => {
        addEventListener('message', ({ data }) => {
          if (data?.type === 'submitted') document.body.dataset.told = JSON.stringify(data.payload)
        })
      })
      const widget = page.frameLocator('iframe')
      await widget.getByLabel('Ваш вопрос').fill('Можно ли прийти на чистку вместе с ребёнком?')
      await widget.getByLabel('Ваше имя').fill('Асель')
      await widget.getByLabel('Почта или телефон').fill('asel@example.kz')
      await widget.getByRole('checkbox', { name: /согласие/ }).check()
      await widget.getByRole('button', { name: 'Задать вопрос' }).click()
      await widget.getByLabel('Код из письма').fill(await newestTo(page, url, 'asel@example.kz', 'CODE'))
      await widget.getByRole('button', { name: 'Подтвердить и отправить' }).click()
      const code = await widget.getByRole('status').getByRole('strong').textContent()
      await expect
        .poll(() => page.evaluate(() => document.body.dataset.told))
        .toBe(JSON.stringify({ kind: 'question', code }))
    })
  } finally {
    body = reviews
  }
})

test('no other site may have it; there the link stays (D-WIDGET, complaint 33)', async () => {
  await visit('other.test', async (page) => {
    const link = page.getByRole('link', { name: 'Отзывы' })
    await expect(link).toBeVisible()
    await expect.poll(() => page.frames().some((frame) => frame.url().startsWith('chrome-error:'))).toBe(true)
    await expect(link).toBeVisible()
  })
})
