import { expect } from '@playwright/test'
import { demoSite } from './demo-site.ts'
import { test } from './test.ts'
import { watchScripts } from './watch-scripts.ts'

const { url, open, beSignedIn } = demoSite()
const screen = '/pro/1001/clinic-website'

/** Bytes, gzip, of all scripts that are loaded before anything is touched, with those of the page in the frame. */
const most = 350_000

test('the builder opens with its page and few scripts; a part that cannot be loaded says so and is loaded later', async ({
  page,
  allowInConsole,
}) => {
  allowInConsole(/The code of a part did not load/)
  await beSignedIn(page, 'owner')
  // The page does not wait for scripts.
  const html = await (await page.request.get(url + screen)).text()
  expect(html).toMatch(/<iframe[^>]* src="\/l\/demo-dent\?draft=1001"/)
  const pages: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('?draft=')) pages.push(request.url())
  })
  const scripts = watchScripts(page)
  await open(page, screen)
  const frame = page.frameLocator('iframe')
  await frame.locator('main').waitFor()
  expect(await scripts()).toBeLessThan(most)
  // The page is loaded once, also after all is idle.
  expect(pages).toHaveLength(1)

  await page.route('**/_next/static/chunks/**', (route) => route.abort())
  const block = page.getByRole('button', { name: /^Обложка/ })
  await block.click()
  const part = page.getByRole('region', { name: 'Обложка' })
  await expect(part.getByText('Эта часть не загрузилась')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Сайт клиники' })).toBeVisible()
  await page.unroute('**/_next/static/chunks/**')
  await part.getByRole('button', { name: 'Загрузить ещё раз' }).click()
  await expect(page.getByLabel(/^Заголовок · Русский/)).toBeVisible()
})

test.describe('the page in the frame of the builder', () => {
  test('shows blocks that come, move, change and go without the server', async ({ page, allowInConsole }) => {
    allowInConsole(/Failed to fetch/)
    await beSignedIn(page, 'owner')
    await open(page, screen)
    const frame = page.frameLocator('iframe')
    // The code that renders blocks is loaded with the first choice.
    await frame.locator('h1').click()
    await page.getByLabel(/^Заголовок · Русский/).fill('Рисует браузер')
    await expect(frame.locator('h1')).toHaveText('Рисует браузер')
    await page.getByRole('button', { name: 'Ко всем блокам' }).click()
    await page.route('**/clinic_website/draft', (route) => route.abort())
    await page.route('**/l/demo-dent?draft=*', (route) => route.abort())
    await page.getByRole('button', { name: 'Добавить блок' }).click()
    await page.getByRole('textbox', { name: 'Найти блок' }).fill('цитата')
    await page.getByRole('button', { name: /^Цитата/ }).click()
    await page.getByLabel(/^Слова · Русский/).fill('Сначала объясняем')
    await page.getByLabel(/^Чьи слова · Русский/).fill('Главный врач')
    const quote = frame.getByText('Сначала объясняем')
    await expect(quote).toBeVisible()
    const isLast = () =>
      frame.locator('main').evaluate((main) => {
        const text = [...main.childNodes].filter((node) => node.nodeType === Node.ELEMENT_NODE).at(-1)
        return text?.textContent?.includes('Сначала объясняем')
      })
    expect(await isLast()).toBe(true)
    const act = async (name: string) => {
      await page.getByRole('button', { name: 'Действия: Цитата' }).first().click()
      await page.getByRole('menuitem', { name, exact: true }).click()
    }
    await act('Выше')
    expect(await isLast()).toBe(false)
    await act('Убрать')
    await expect(quote).toHaveCount(0)
    await page.getByRole('status').getByRole('button', { name: 'Отменить' }).click()
    await expect(quote).toBeVisible()
    await page.getByRole('button', { name: /^Отменить/ }).click()
    expect(await isLast()).toBe(true)
    await expect(page.getByText('не удалось показать')).toHaveCount(0)
  })

  test('says that a block with data could not be shown, and shows it when the page is shown again', async ({
    page,
    allowInConsole,
  }) => {
    allowInConsole(/Failed to fetch/)
    await beSignedIn(page, 'owner')
    await open(page, screen)
    const frame = page.frameLocator('iframe')
    await frame.getByRole('heading', { name: 'Врачи', exact: true }).click()
    const heading = page.getByLabel(/^Заголовок · Русский/)
    await expect(heading).toBeVisible()
    await page.route('**/l/demo-dent?draft=*', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    // A save would render the page again and remove the message.
    await page.route('**/clinic_website/draft', (route) => route.abort())
    await heading.fill('Кто лечит')
    await expect(page.getByText('не удалось показать')).toBeVisible()
    await page.unroute('**/l/demo-dent?draft=*')
    await page.getByRole('button', { name: 'Показать страницу заново' }).click()
    await expect(frame.getByRole('heading', { name: 'Кто лечит' })).toBeVisible()
    await expect(page.getByText('не удалось показать')).toHaveCount(0)
  })

  test('opens with a page of 2,000 blocks, shows what is typed there, and saves it', async ({ page }) => {
    await beSignedIn(page, 'owner')
    await open(page, '/profile')
    const blocks = Array.from({ length: 2000 }, (_, index) => {
      const props = { title: { ru: `Часть ${index}` } }
      return { id: `b${index}`, type: 'page-title', v: 1, props }
    })
    const value = { slug: 'long', title: { ru: 'Длинная' }, blocks }
    // As if made without a connection, in a tab that was closed.
    await page.evaluate(
      (unsaved) => localStorage.setItem('site:1001:owner@demo.test:closed', JSON.stringify(unsaved)),
      { revision: 0, waiting: [{ path: ['pages', 'long'], value }] },
    )
    await open(page, screen)
    const isSaved = page.getByText('Всё сохранено')
    await expect(isSaved).toBeVisible()
    await page.getByLabel('Страница', { exact: true }).selectOption('long')
    const frame = page.frameLocator('iframe')
    await expect(frame.getByText('Часть 1999')).toBeAttached()
    // Rows that are far from the view are drawn when they are needed.
    const list = page.getByRole('region', { name: 'Блоки страницы' })
    expect(await list.getByRole('button', { name: /^Заголовок страницы/ }).count()).toBeLessThan(100)
    await frame.getByText('Часть 3', { exact: true }).click()
    await page.getByLabel(/^Заголовок · Русский/).fill('Третья часть')
    await expect(frame.getByText('Третья часть')).toBeVisible()
    await expect(isSaved).toBeVisible()
    await page.reload()
    await page.getByLabel('Страница', { exact: true }).selectOption('long')
    await expect(frame.getByText('Третья часть')).toBeVisible()
  })
})
