import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { axeFaults, expectClean } from './axe-faults.ts'
import { demoSite } from './demo-site.ts'
import { test } from './test.ts'

const { url, open, beSignedIn } = demoSite()
const screen = '/pro/1001/clinic-website/design'

const draft = (page: Page) => page.frameLocator('iframe[src*="draft="]')
const section = (page: Page, name: string) => page.locator('summary', { hasText: name })
const styleOf = (page: Page, property: string) =>
  draft(page)
    .locator('h1')
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

test.describe('the design of a site (R105)', () => {
  test('is on the page at once, is corrected by a readable shade, and is taken back by its name', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 1000 })
    await beSignedIn(page, 'owner')
    await open(page, screen)
    await section(page, 'Цвета').click()
    await expect(draft(page).locator('h1')).toBeVisible()
    await page.getByLabel('Свой основной цвет: код').fill('#ff8800')
    await expect.poll(() => styleOf(page, '--accent')).toBe('#ff8800')
    await expect(page.getByText('Цвет слишком светлый для текста: контраст 2,3')).toBeVisible()
    await page.getByRole('button', { name: 'Взять ближайший читаемый: #b45e00' }).press('Enter')
    await expect(page.getByText('Цвет читается хорошо: контраст 4,5')).toBeVisible()
    await expect.poll(() => styleOf(page, '--accent')).toBe('#b45e00')
    await section(page, 'Шрифты и углы').click()
    await page.getByRole('radio', { name: 'Заголовки и текст Nunito' }).press('Space')
    await expect.poll(() => styleOf(page, 'font-family')).toContain('Nunito Variable')
    await expect(page.getByText('Всё сохранено')).toBeVisible()

    await page.getByRole('button', { name: 'Сравнить с сайтом' }).press('Enter')
    const published = page.frameLocator('iframe[title="Так сайт выглядит сейчас"]')
    await expect(published.locator('h1')).toBeVisible()
    expect(
      await published.locator('h1').evaluate((element) => getComputedStyle(element).fontFamily),
    ).not.toContain('Nunito')
    await page.getByRole('button', { name: 'Сравнить с сайтом', pressed: true }).press('Enter')
    await expect(published.locator('h1')).toHaveCount(0)

    for (const name of [
      'Логотип и значок',
      'Шапка сайта',
      'Подвал сайта',
      'Боковая',
      'Что показывать',
      'Поиск',
    ])
      await section(page, name).click()
    await expectClean(page, [], ['iframe'])
    await page.getByRole('button', { name: 'Отменить · Изменено: «Шрифты и углы»' }).press('Enter')
    await expect.poll(() => styleOf(page, 'font-family')).not.toContain('Nunito')
  })

  test('is done on a phone: a logo is cut by keys, widgets are put in order, all is published', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 760 })
    await beSignedIn(page, 'owner')
    await open(page, screen)
    await section(page, 'Логотип и значок').click()
    const logo = await sharp({ create: { width: 600, height: 200, channels: 3, background: '#1c64ad' } })
      .png()
      .toBuffer()
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Выбрать изображение' }).first().click()
    await (await choosing).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo })
    const dialog = page.getByRole('dialog', { name: 'Логотип' })
    await dialog.getByRole('radio', { name: 'Квадрат' }).press('Space')
    await dialog.getByRole('button', { name: 'Заполнить кадр' }).press('Enter')
    const stage = dialog.getByRole('application')
    const left = () => stage.locator('img').evaluate((image) => image.getBoundingClientRect().left)
    const before = await left()
    await stage.press('ArrowRight')
    expect(await left()).toBeGreaterThan(before)
    expect(await axeFaults(page, ['[role=dialog]'])).toEqual([])
    await dialog.getByRole('button', { name: 'Сохранить' }).press('Enter')
    await expect(dialog).toHaveCount(0)
    const header = draft(page).locator('header img')
    await expect(header).toHaveAttribute('src', /\/images\/site\/1001\//)
    // Cut to a square: the picture is not squeezed.
    const ratio = () => header.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight)
    await expect.poll(ratio).toBe(1)
    await section(page, 'Боковая колонка').click()
    await page.getByRole('button', { name: 'Ниже: Карта' }).press('Enter')
    await expect(page.getByText('Карта: место 2')).toBeAttached()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await expect(page.getByText('Всё сохранено')).toBeVisible()
    await page.getByRole('button', { name: 'Закрыть' }).click()
    await page.getByRole('button', { name: 'Опубликовать' }).click()
    await page.getByRole('button', { name: 'Опубликовать сайт' }).click()
    await expect(page.getByRole('dialog', { name: 'Публикация сайта' })).toHaveCount(0)
    const visited = await (await page.request.get(`${url}/uz/l/demo-dent`)).text()
    expect(visited).toContain('/images/site/1001/')
    expect(visited).toContain('--accent:#b45e00')
    // The first page shows its place itself, and has no map beside it.
    const beside = await (await page.request.get(`${url}/uz/l/demo-dent/about`)).text()
    const [booking, map] = ['appointment', 'map'].map((name) => beside.indexOf(`sidebar-${name}-title`))
    expect(booking).toBeGreaterThan(0)
    expect(map).toBeGreaterThan(booking ?? 0)
  })

  test('names what to type at the registrar for an own domain, and why it does not work yet (PS9)', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 760 })
    await beSignedIn(page, 'owner')
    await open(page, screen)
    await section(page, 'Поиск').click()
    const snippet = page.getByRole('region', { name: 'Как это увидят' })
    // The snippet is rendered once it is visible.
    await snippet.scrollIntoViewIfNeeded()
    await expect(snippet.getByText('Заголовок серым')).toBeVisible()
    await page.getByLabel('Заголовок в поиске').fill('Стоматология без боли')
    await expect(snippet).toContainText('Стоматология без боли')
    await expect(snippet.getByText('Букв в заголовке: 21')).toBeVisible()
    await section(page, 'Адрес сайта').click()
    await page.getByRole('button', { name: 'Свой домен' }).click()
    const dialog = page.getByRole('dialog', { name: 'Адрес сайта' })
    const typed = dialog.getByLabel('Ваш домен')
    await typed.fill('https://com.kz/')
    await typed.press('Enter')
    await expect(dialog.getByText('Это только окончание домена')).toBeVisible()
    await typed.fill(' https://WWW.Клиника.kz/ ')
    await typed.press('Enter')
    const card = dialog.getByRole('region', { name: 'клиника.kz', exact: true })
    await expect(card.getByText('Осталось подтвердить, что домен ваш')).toBeVisible()
    await expect(card.getByText('_shipa-verify', { exact: true })).toBeVisible()
    await expect(card.getByText('Сервер домена отвечает ошибкой').first()).toBeVisible()
    const checked = page.waitForResponse(/\/verify$/)
    await card.getByRole('button', { name: 'Проверить сейчас' }).press('Enter')
    expect((await checked).status()).toBe(200)
    await expectClean(page, ['[role=dialog]'])
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    await card.getByRole('button', { name: 'Отключить' }).press('Enter')
    await card.getByRole('button', { name: 'Отключить домен' }).press('Enter')
    await expect(card).toHaveCount(0)
  })
})
