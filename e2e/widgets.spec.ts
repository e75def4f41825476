import { createServer, type Server } from 'node:http'
import { chromium, expect, type Page } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { demoSite } from './demo-site.ts'
import { newestTo } from './newest-to.ts'
import { test } from './test.ts'

const { url, open, beSignedIn } = demoSite()
const sitePort = 4395

/** Another owner's site, each of whose pages has this body. */
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
  expect(await axeFaults(page)).toEqual([])
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

/** Opens a page of that site with another widget, in a browser without storage for frames of other sites. */
async function visitWith(module: string, look: (page: Page) => Promise<void>) {
  const reviews = body
  body = body.replaceAll('"review"', `"${module}"`)
  try {
    await visit('www.clinic.test', async (page) => {
      await page.addInitScript(() => {
        Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} })
        if (parent === window) return
        const refuse = () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        }
        for (const storage of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, storage, { get: refuse })
      })
      await page.reload()
      await page.evaluate(() => {
        addEventListener('message', ({ data }) => {
          if (data?.type === 'submitted') document.body.dataset.told = JSON.stringify(data.payload)
        })
      })
      await look(page)
    })
  } finally {
    body = reviews
  }
}

/** The message of the widget to the page around it. */
const told = (page: Page) => page.evaluate(() => document.body.dataset.told)

test('a question is asked in a widget, which tells its number to the page around it (R35, complaint 32)', async () => {
  await visitWith('question', async (page) => {
    const widget = page.frameLocator('iframe')
    await widget.getByLabel('Ваш вопрос').fill('Можно ли прийти на чистку вместе с ребёнком?')
    await widget.getByLabel('Ваше имя').fill('Асель')
    await widget.getByLabel('Почта или телефон').fill('asel@example.kz')
    await widget.getByRole('checkbox', { name: /согласие/ }).check()
    await widget.getByRole('button', { name: 'Задать вопрос' }).click()
    await widget.getByLabel('Код из письма').fill(await newestTo(page, url, 'asel@example.kz', 'CODE'))
    await widget.getByRole('button', { name: 'Подтвердить и отправить' }).click()
    const code = await widget.getByRole('status').getByRole('strong').textContent()
    await expect.poll(() => told(page)).toBe(JSON.stringify({ kind: 'question', code }))
  })
})

/** The frame is as high as its content, and nothing is cut off at its side. */
async function expectFits(page: Page) {
  const frame = page.locator('iframe')
  const content = page.frameLocator('iframe').locator('html')
  await expect
    .poll(async () => {
      const shown = await content.evaluate(({ scrollWidth, scrollHeight }) => [scrollWidth, scrollHeight])
      return (
        JSON.stringify(await frame.evaluate((one) => [one.clientWidth, one.clientHeight])) ===
        JSON.stringify(shown)
      )
    })
    .toBe(true)
}

test('a visit is booked in a widget from the first to the last step, and its page opens beside it (R36)', async () => {
  await visitWith('appointment', async (page) => {
    const widget = page.frameLocator('iframe')
    const fitsEverywhere = async () => {
      for (const width of [300, 800, 360]) {
        await page.setViewportSize({ width, height: 740 })
        await expectFits(page)
      }
    }
    const own = (name: string) => widget.locator(`[name="${name}"]`)
    const time = widget.getByRole('button', { name: /^\d\d:\d\d/ }).first()
    await expect(time).toBeVisible()
    await fitsEverywhere()
    await widget.locator('label:has(input[type=radio][aria-label]:not(:disabled))').last().click()
    await time.click()
    await own('LASTNAME').fill('Ахметова')
    await own('NAME').fill('Асель')
    await own('TEL').fill('701 555 44 33')
    await widget.getByText('Почта и комментарий').click()
    await own('EMAIL').fill('asel.a@example.kz')
    await widget.getByText('На почту', { exact: true }).click()
    await widget.getByRole('checkbox', { name: /согласие/ }).check()
    await fitsEverywhere()
    await widget.getByRole('button', { name: 'Получить код' }).click()
    await own('CODE').fill(await newestTo(page, url, 'asel.a@example.kz', 'CODE'))
    await widget.getByRole('button', { name: 'Записаться', exact: true }).click()
    await expect(widget.getByRole('heading', { name: /вы записаны|Клиника подтвердит/i })).toBeFocused()
    await expect(widget.getByRole('heading', { name: /вы записаны|Клиника подтвердит/i })).toBeInViewport()
    await fitsEverywhere()
    const code = await widget.getByRole('status').getByRole('strong').textContent()
    await expect.poll(() => told(page)).toBe(JSON.stringify({ kind: 'appointment', code }))
    const opened = page.waitForEvent('popup')
    await expect(widget.getByText('Откроется в новой вкладке')).toBeVisible()
    await widget.getByRole('link', { name: 'Открыть запись' }).click()
    const visitPage = await opened
    await expect(visitPage.locator('dl')).toContainText(code ?? '')
    await expect(page.locator('iframe')).toHaveCount(1)
  })
})

test('no other site may have it; there the link stays (D-WIDGET, complaint 33)', async () => {
  await visit('other.test', async (page) => {
    const link = page.getByRole('link', { name: 'Отзывы' })
    await expect(link).toBeVisible()
    await expect.poll(() => page.frames().some((frame) => frame.url().startsWith('chrome-error:'))).toBe(true)
    await expect(link).toBeVisible()
  })
})
