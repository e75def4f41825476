import { expect, type Page } from '@playwright/test'
import { axeFaults, expectClean } from './axe-faults.ts'
import { demoSite } from './demo-site.ts'
import { test } from './test.ts'

const { url, host, open, beSignedIn } = demoSite({ elsewhere: true })
const screen = '/pro/1001/clinic-website'

/** The page in the frame is a document of its own; it is looked at where visitors see it. */
const faults = (page: Page) => axeFaults(page, [], ['iframe'])

const canvas = (page: Page) => page.frameLocator('iframe')

test.describe('the builder of a site (R103)', () => {
  test('shows what is typed on the page, saves it, and takes it back', async ({ page }) => {
    await beSignedIn(page, 'owner')
    await open(page, screen)
    await canvas(page).locator('h1').click()
    const title = page.getByLabel(/^Заголовок · Русский/)
    const before = await title.inputValue()
    await title.fill('Лечим без боли')
    await expect(canvas(page).locator('h1')).toHaveText('Лечим без боли')
    await expect(page.getByText('Всё сохранено')).toBeVisible()
    expect(await (await page.request.get(`${url}/l/demo-dent`)).text()).not.toContain('Лечим без боли')
    await page.reload()
    await expect(canvas(page).locator('h1')).toHaveText('Лечим без боли')
    await page.getByRole('button', { name: /^Отменить · Изменено/ }).click()
    await expect(canvas(page).locator('h1')).toHaveText(before)
    await expect(page.getByText('Всё сохранено')).toBeVisible()
  })

  test('adds, moves and removes blocks by keyboard, and publishes', async ({ page }) => {
    await beSignedIn(page, 'owner')
    await open(page, screen)
    await page.getByRole('button', { name: 'Добавить блок' }).press('Enter')
    await page.getByRole('textbox', { name: 'Найти блок' }).fill('цитата')
    await page.getByRole('button', { name: /^Цитата/ }).press('Enter')
    await page.getByLabel(/^Слова · Русский/).fill('Сначала объясняем, потом лечим')
    await page.getByLabel(/^Чьи слова · Русский/).fill('Главный врач')
    await expect(canvas(page).getByText('Сначала объясняем, потом лечим')).toBeVisible()
    const menu = page.getByRole('button', { name: 'Действия: Цитата' }).first()
    await menu.press('Enter')
    await page.getByRole('menuitem', { name: 'Выше', exact: true }).press('Enter')
    await expect(page.getByText('«Цитата» теперь выше')).toBeAttached()
    await expect(page.getByText('Всё сохранено')).toBeVisible()
    await page.getByRole('button', { name: 'Опубликовать' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Публикация сайта' })
    await dialog.getByLabel('Заметка для себя').fill('Слова главного врача')
    await dialog.getByRole('button', { name: 'Опубликовать сайт' }).press('Enter')
    await expect(page.getByText(`Новая версия на сайте: ${host}/l/demo-dent`)).toBeVisible()
    // A dialog that closes gives the focus back.
    await expect(dialog).toBeHidden()
    expect(await (await page.request.get(`${url}/l/demo-dent`)).text()).toContain('Сначала объясняем')
    await page.getByRole('button', { name: 'История' }).press('Enter')
    const history = page.getByRole('dialog', { name: 'История сайта' })
    await expect(history.getByText('Слова главного врача')).toBeVisible()
    await history
      .getByRole('button', { name: /^Вернуть/ })
      .last()
      .press('Enter')
    const question = page.getByRole('dialog', { name: /^Вернуть: / })
    await question.getByRole('button', { name: 'Вернуть всю версию' }).press('Enter')
    await expect(canvas(page).getByText('Сначала объясняем, потом лечим')).toHaveCount(0)
  })

  test('keeps what is typed without a connection, and saves it later', async ({ page }) => {
    await beSignedIn(page, 'owner')
    await open(page, screen)
    await canvas(page).locator('h1').click()
    const title = page.getByLabel(/^Заголовок · Русский/)
    await expect(title).toBeVisible()
    await page.route('**/clinic_website/draft', (route) => route.abort())
    await title.fill('Без связи')
    await expect(page.getByText(/Нет связи\. 1 правка/)).toBeVisible()
    await page.unroute('**/clinic_website/draft')
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(page.getByText('Всё сохранено')).toBeVisible()
    await page.reload()
    await expect(canvas(page).locator('h1')).toHaveText('Без связи')
  })

  test('is used on a phone, and has nothing that axe finds', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await beSignedIn(page, 'owner')
    await open(page, screen)
    await expect(canvas(page).locator('h1')).toBeVisible()
    expect(await faults(page)).toEqual([])
    await canvas(page).locator('h1').click()
    const sheet = page.getByRole('dialog', { name: 'Обложка' })
    await sheet.getByLabel(/^Заголовок · Русский/).fill('С телефона')
    await expect(canvas(page).locator('h1')).toHaveText('С телефона')
    await expectClean(page, [], ['iframe'])
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(page.getByText('Всё сохранено')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })
})
