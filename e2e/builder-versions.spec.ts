import { expect, type Page, test } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { demoSite } from './demo-site.ts'

const { open, beSignedIn } = demoSite('builder-versions', 4343)
const screen = '/pro/1001/clinic-website'

test.describe.configure({ mode: 'serial' })
test.setTimeout(120_000)

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
