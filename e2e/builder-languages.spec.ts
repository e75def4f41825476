import { expect, type Page } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { demoSite } from './demo-site.ts'
import { test } from './test.ts'

const { open, beSignedIn } = demoSite()
const screen = '/pro/1001/clinic-website'

const canvas = (page: Page) => page.frameLocator('iframe')
const focusedLanguage = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('lang'))

test.describe('four languages of a site (R103)', () => {
  test('what is missing and stale in kk is found and filled in by keyboard, and publishing says so', async ({
    page,
  }) => {
    await beSignedIn(page, 'owner')
    await open(page, screen)
    await canvas(page).locator('h1').click()
    await page.getByLabel(/^Заголовок · Русский/).fill('Сначала план, потом лечение')
    await expect(page.getByText('Всё сохранено')).toBeVisible()
    await page.getByRole('button', { name: 'Ко всем блокам' }).click()
    await page.getByRole('tab', { name: 'Языки' }).press('Enter')
    await page.getByRole('radio', { name: /Қазақша/ }).press('Space')
    await expect(page.getByText('Устарел 1 перевод', { exact: false }).first()).toBeVisible()
    await page.getByRole('button', { name: 'К следующему' }).press('Enter')
    const title = page.getByLabel(/^Заголовок · Қазақша/)
    await expect(title).toBeFocused()
    expect(await focusedLanguage(page)).toBe('kk')
    await expect(page.getByText('Русский текст изменился после перевода')).toBeVisible()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Алдымен жоспар, содан кейін ем')
    await expect(canvas(page).locator('h1')).toHaveText('Алдымен жоспар, содан кейін ем')
    await expect(page.getByText('Русский текст изменился после перевода')).toHaveCount(0)
    // If no text is missing, the next one is a block that is not filled in.
    await page.getByRole('button', { name: 'Ко всем блокам' }).press('Enter')
    await page.getByRole('tab', { name: 'Блоки' }).press('Enter')
    await page.getByRole('button', { name: 'Добавить блок' }).first().press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Цитата', exact: true }).press('Enter')
    await page.getByRole('button', { name: 'Ко всем блокам' }).press('Enter')
    await page.getByRole('tab', { name: 'Языки' }).press('Enter')
    await page.getByRole('button', { name: 'К следующему' }).press('Enter')
    await expect(page.getByLabel(/^Слова · Қазақша/)).toBeVisible()
    await expect(page.getByText('Всё сохранено')).toBeVisible()
    await page.getByRole('button', { name: 'Опубликовать' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Публикация сайта' })
    await expect(dialog.getByText(/Изменено: «Обложка: .+» \(Рус, Қаз\)/)).toBeVisible()
    expect(await axeFaults(page, [], ['iframe'])).toEqual([])
  })

  test('whoever works in Uzbek writes a block in it alone, and Russian readers see its words until there are others', async ({
    page,
  }) => {
    await beSignedIn(page, 'owner')
    await open(page, `/uz${screen}`)
    await page.getByRole('button', { name: 'Blok qoʻshish' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Iqtibos', exact: true }).click()
    const words = 'Tish ogʻrigʻini kutib oʻtirmang'
    await page.getByLabel(/^Soʻzlari · Oʻzbekcha/).pressSequentially(words)
    await expect(
      page.getByText('Ruscha matn boʻlmasa, ruscha oʻqiydiganlar shu matnni koʻradi.'),
    ).toBeVisible()
    await page.getByLabel(/^Kimning soʻzlari · Oʻzbekcha/).fill('Aziza Karimova')
    await expect(page.getByLabel(/^Soʻzlari · Oʻzbekcha/)).toHaveValue(words)
    await page.getByRole('radio', { name: /Русский/ }).press('Space')
    const russian = page.getByLabel(/^Soʻzlari · Русский/)
    await expect(russian).toHaveValue('')
    await expect(russian).toHaveAttribute('placeholder', words)
    await expect(page.frameLocator('iframe').first().getByText(words)).toBeVisible()
  })
})
