import { expect, type Page } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { demoSite } from './demo-site.ts'
import { test } from './test.ts'

const { url, host, open, beSignedIn } = demoSite()
const list = '/pro/1001/clinic-website/news'

test.use({ viewport: { width: 360, height: 800 } })

const pageOf = async (page: Page, path: string) => (await page.request.get(`${url}${path}`)).text()

test('a news item is scheduled by its first save', async ({ page }) => {
  await beSignedIn(page, 'owner')
  await open(page, `${list}/new`)
  await page.getByRole('textbox', { name: 'Заголовок' }).fill('Закроемся на ремонт')
  await expect(page.getByRole('button', { name: 'Опубликовать', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Запланировать' }).click()
  const ask = page.getByRole('dialog', { name: 'Когда опубликовать' })
  const year = new Date().getFullYear() + 1
  await ask.getByRole('textbox', { name: 'День' }).fill(`15.03.${year}`)
  await ask.getByRole('button', { name: 'Запланировать' }).click()
  await expect(page).toHaveURL(new RegExp(`${list}/\\d+$`))
  await expect(page.getByText('Ждёт публикации')).toBeVisible()
  await expect(page.getByText(/Выйдет на сайт 15 марта/)).toBeVisible()
})

test('a news item is written with a picture in two languages, published, changed and taken down', async ({
  page,
}) => {
  await beSignedIn(page, 'owner')
  await open(page, `${list}/new`)
  await page.getByRole('textbox', { name: 'Заголовок' }).fill('Открыли второй кабинет')
  await page.getByRole('textbox', { name: /^Текст/ }).click()
  await page.keyboard.type('Принимаем с понедельника.')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page).toHaveURL(new RegExp(`${list}/\\d+$`))
  await expect(page.getByText('На сайте этого ещё нет.')).toBeVisible()

  const group = page.getByText('Источник и переход на другой адрес')
  const redirect = page.getByLabel('Сразу вести на другой адрес')
  await group.click()
  await redirect.fill('не адрес')
  await group.click()
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(redirect).toBeFocused()
  await redirect.fill('')

  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Загрузить' }).click(),
  ])
  await chooser.setFiles('e2e/ui-parts.spec.ts-snapshots/avatar-360-light.png')
  await page.getByLabel(/^Что на изображении/).fill('Светлый кабинет')
  await page.getByRole('radio', { name: 'Қазақша' }).press('Space')
  await page.getByRole('textbox', { name: 'Заголовок' }).fill('Екінші кабинет ашылды')
  await expect(page.getByText('Есть несохранённые изменения.')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  await page.getByRole('button', { name: 'Опубликовать', exact: true }).click()
  await expect(page.getByText(`Новая версия на сайте: ${host}/l/demo-dent/news`)).toBeVisible()
  const path = '/l/demo-dent/news/general/otkryli-vtoroy-kabinet'
  expect(await pageOf(page, path)).toContain('Принимаем с понедельника.')
  expect(await pageOf(page, `/kk${path}`)).toContain('Екінші кабинет ашылды')
  expect(await pageOf(page, '/l/demo-dent/news')).toContain('Открыли второй кабинет')

  await page.getByRole('radio', { name: /^Русский/ }).press('Space')
  await page.getByRole('textbox', { name: 'Заголовок' }).fill('Открыли третий кабинет')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('На сайте прежняя версия.')).toBeVisible()
  await page.getByText('Как на сайте', { exact: true }).click()
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(
    'Открыли третий кабинет',
  )
  expect(await pageOf(page, path)).toContain('Открыли второй кабинет')
  await page.getByText('Правка', { exact: true }).click()
  await page.getByRole('button', { name: 'Снять с сайта' }).click()
  await expect(page.getByText('С сайта это снято.')).toBeVisible()
  expect((await page.request.get(url + path)).status()).toBe(404)
})
