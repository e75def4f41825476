import { expect, type Page } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { demoSite } from './demo-site.ts'
import { test } from './test.ts'

const { open, beSignedIn } = demoSite()
const screen = '/pro/1001/clinic-website'

/** The page in the frame is a document of its own; it is looked at where visitors see it. */
const faults = (page: Page) => axeFaults(page, [], ['iframe'])

const canvas = (page: Page) => page.frameLocator('iframe[title^="Страница, как"]')
const side = (page: Page, title: string) => page.frameLocator(`iframe[title="${title}"]`)

async function publishAs(page: Page, title: string): Promise<void> {
  await page.getByLabel(/^Заголовок · Русский/).fill(title)
  await expect(page.getByText('Всё сохранено')).toBeVisible()
  await page.getByRole('button', { name: 'Опубликовать' }).click()
  const dialog = page.getByRole('dialog', { name: 'Публикация сайта' })
  await dialog.getByRole('button', { name: 'Опубликовать сайт' }).click()
  await expect(dialog).toBeHidden()
}

test.describe('the history of a site (R103)', () => {
  test('two versions stand side by side, a block comes back, and an edit is taken back', async ({ page }) => {
    await beSignedIn(page, 'owner')
    await open(page, screen)
    const original = await canvas(page).locator('h1').textContent()
    await canvas(page).locator('h1').click()
    await publishAs(page, 'Лечим без боли')
    await publishAs(page, 'Лечим спокойно')
    await page.getByRole('button', { name: 'История' }).press('Enter')
    const history = page.getByRole('dialog', { name: 'История сайта' })
    await expect(history.getByRole('listitem').first()).toContainText('Сейчас на сайте')
    await history.getByRole('button', { name: 'Сравнить с черновиком: Версия 1' }).press('Enter')
    const comparison = page.getByRole('dialog', { name: 'Сравнение версий' })
    await comparison.getByRole('button', { name: /^Изменено: «Обложка»/ }).press('Enter')
    await expect(comparison.getByRole('deletion')).toHaveText('Лечим без боли')
    await expect(comparison.getByRole('insertion')).toHaveText('Лечим спокойно')
    await expect(side(page, 'Было: Версия 1').locator('h1')).toHaveText('Лечим без боли')
    await expect(side(page, 'Стало: Черновик').locator('h1')).toHaveText('Лечим спокойно')
    const outlined = side(page, 'Было: Версия 1').getByText('Изменено: «Обложка»')
    await expect(outlined.filter({ visible: true }).first()).toBeVisible()
    await comparison.getByRole('button', { name: 'Вернуть: Обложка' }).press('Enter')
    await expect(comparison.getByRole('heading', { name: 'Отличий нет.' })).toBeFocused()
    await expect(side(page, 'Стало: Черновик').locator('h1')).toHaveText('Лечим без боли')
    await comparison.getByRole('button', { name: /^Отменить · Возвращено в черновик/ }).press('Enter')
    await expect(side(page, 'Стало: Черновик').locator('h1')).toHaveText('Лечим спокойно')
    await comparison.getByRole('button', { name: 'Вернуть всю версию' }).press('Enter')
    const question = page.getByRole('dialog', { name: 'Вернуть: Версия 1' })
    await expect(question.getByText('Изменено: «Обложка»')).toBeVisible()
    await question.getByRole('button', { name: 'Вернуть всю версию' }).press('Enter')
    await expect(comparison.getByRole('heading', { name: 'Отличий нет.' })).toBeFocused()
    await page.getByRole('status').getByRole('button', { name: 'Отменить' }).click()
    await expect(side(page, 'Стало: Черновик').locator('h1')).toHaveText('Лечим спокойно')
    await comparison.getByRole('button', { name: 'Ко всей истории' }).press('Enter')
    await expect(history.getByRole('button', { name: 'Сравнить с черновиком: Версия 1' })).toBeFocused()
    await expect(page.getByText('Всё сохранено')).toBeVisible()
    await history.getByRole('tab', { name: 'Правки' }).press('Enter')
    await expect(history.getByText(/Изменено: «Обложка: .+» \(Рус\)/).first()).toBeVisible()
    await history
      .getByRole('button', { name: /^Отменить: Демо/ })
      .first()
      .press('Enter')
    await expect(page.getByText('Правки отменены')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(canvas(page).locator('h1')).toHaveText(original ?? '')
  })

  test('is read on a phone, and has nothing that axe finds', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await beSignedIn(page, 'owner')
    await open(page, screen)
    await page.getByRole('button', { name: 'История' }).click()
    await expect(page.getByText('Сейчас на сайте')).toBeVisible()
    expect(await faults(page)).toEqual([])
    await page.getByRole('button', { name: 'Сравнить с черновиком: Версия 2' }).click()
    const comparison = page.getByRole('dialog', { name: 'Сравнение версий' })
    await comparison.getByRole('button', { name: /^Изменено: «Обложка»/ }).click()
    await comparison.getByText('Было: Версия 2', { exact: true }).click()
    await expect(side(page, 'Было: Версия 2').locator('h1')).toHaveText('Лечим спокойно')
    expect(await faults(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })
})

test('a request to publish opens from its mail, is commented on at a block and returned; the comment stands at its block', async ({
  page,
  browser,
}) => {
  await beSignedIn(page, 'editor')
  await open(page, screen)
  await canvas(page).locator('h1').click()
  await page.getByLabel(/^Заголовок · Русский/).fill('Лечим бережно')
  await expect(page.getByText('Всё сохранено')).toBeVisible()
  await page.getByRole('button', { name: 'На проверку' }).click()
  await page.getByRole('button', { name: 'Отправить на проверку' }).click()
  await expect(page.getByText('Правки ждут проверки')).toBeVisible()

  const owner = await browser.newPage()
  await beSignedIn(owner, 'owner')
  await open(owner, `${screen}?review=1`)
  const asked = owner.getByRole('dialog', { name: /^Правки на проверку/ })
  const sent = side(owner, 'Стало: Как отправлено')
  await expect(sent.locator('h1')).toHaveText('Лечим бережно')
  await asked.getByRole('button', { name: 'Комментарий к блоку «Обложка»' }).click()
  await asked.getByLabel('Комментарий к блоку «Обложка»', { exact: true }).last().fill('Короче')
  await asked.getByRole('button', { name: 'Отправить', exact: true }).click()
  await expect(sent.getByRole('button', { name: '1 комментарий' })).toBeVisible()
  expect(await faults(owner)).toEqual([])
  await asked.getByRole('button', { name: 'Вернуть с замечанием' }).click()
  await asked.getByLabel('Что исправить').fill('Смотрите комментарий')
  await asked.getByRole('button', { name: 'Вернуть правки' }).click()
  await expect(asked).toBeHidden()
  expect(new URL(owner.url()).search).toBe('')
  await owner.close()

  await open(page, `${screen}?review=1`)
  const returned = page.getByRole('dialog', { name: /^Правки на проверку/ })
  await expect(returned.getByText(/^Правки вернули:/)).toBeVisible()
  await page.keyboard.press('Escape')
  await canvas(page).getByRole('button', { name: '1 комментарий' }).click()
  const said = page.getByRole('dialog', { name: 'Комментарии: Обложка' })
  await expect(said.getByText('Короче')).toBeVisible()
  expect(await faults(page)).toEqual([])
  await said.getByRole('button', { name: 'Решено' }).click()
  await page.keyboard.press('Escape')
  await expect(canvas(page).getByRole('button', { name: '1 комментарий' })).toHaveCount(0)
})

test('whoever has a link points at a block to comment on, reads it there, and keeps the link on links of scripts', async ({
  page,
  browser,
}) => {
  await beSignedIn(page, 'owner')
  await open(page, screen)
  await page.getByRole('button', { name: 'Вид', exact: true }).click()
  await page.getByRole('button', { name: 'Показать другим' }).click()
  await page.getByRole('button', { name: 'Сделать ссылку' }).click()
  const link = await page.getByLabel('Ссылка', { exact: true }).inputValue()
  await expect(page.getByRole('img', { name: 'QR-код со ссылкой' })).toBeVisible()

  const guest = await browser.newPage()
  await guest.goto(link)
  await guest.getByText('Оставить комментарий').click()
  await guest.getByLabel('Ваше имя').fill('Асель')
  await guest.getByLabel('Комментарий', { exact: true }).fill('Где цены?')
  await guest.getByRole('button', { name: 'Указать место на странице' }).click()
  await guest.locator('h1').click()
  await guest.getByRole('button', { name: 'Отправить', exact: true }).click()
  await expect(guest.getByText('Спасибо, комментарий отправлен')).toBeVisible()
  await guest.getByText('Комментарии: 1', { exact: true }).click()
  await guest.getByRole('button', { name: 'Комментарии: 1' }).click()
  const said = guest.getByRole('listitem').filter({ hasText: 'Где цены?' })
  await expect(said).toBeFocused()
  expect(await axeFaults(guest, ['[data-preview]'])).toEqual([])
  await guest.locator('main').evaluate((main) => {
    main.prepend(Object.assign(document.createElement('a'), { href: '/l/demo-dent/about', text: 'drawn' }))
  })
  await guest.getByText('drawn').click()
  await guest.waitForURL((url) => url.pathname === '/l/demo-dent/about')
  expect(guest.url()).toContain(new URL(link).search)
  await guest.close()
})
