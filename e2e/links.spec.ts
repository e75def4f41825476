import { expect } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { demoSite } from './demo-site.ts'
import { test } from './test.ts'

const { url, open, beSignedIn } = demoSite()

test('a first link is made by one press on a phone, has a code and a sheet, and keeps its former word', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await beSignedIn(page, 'owner')
  await open(page, '/pro/1001/links')
  await page.getByRole('button', { name: 'Запись на приём' }).click()
  await expect(page.getByLabel('Адрес ссылки')).toHaveValue(`${url}/s/zapis`)
  const code = page.getByRole('img', { name: `QR-код ссылки ${url}/s/zapis` })
  await expect(code).toHaveAttribute('src', /fill%3D%22%23000000/)
  await page.getByText('Цвет клиники').click()
  await expect(code).not.toHaveAttribute('src', /fill%3D%22%23000000/)

  const word = page.getByLabel('Слово в адресе')
  await word.fill('admin')
  await expect(page.getByText('Слово «admin» занять нельзя.')).toBeVisible()
  await page
    .getByRole('button', { name: /^zapis/ })
    .first()
    .click()
  await word.fill('priem')
  await expect(page.getByText('Слово «priem» свободно.')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByLabel('Адрес ссылки')).toHaveValue(`${url}/s/priem`)
  await expect(page.getByText('Прежние слова тоже работают: zapis.')).toBeVisible()

  await page.getByLabel('Где будет висеть').fill('Ресепшен, 2 этаж')
  const [sheet] = await Promise.all([
    page.waitForResponse((answer) => answer.url().includes('/sheet?')),
    page.getByRole('button', { name: 'Открыть PDF' }).click(),
  ])
  expect([sheet.status(), sheet.headers()['content-type']]).toEqual([200, 'application/pdf'])
  expect(sheet.url()).toContain('place=1')

  for (const slug of ['zapis', 'priem'])
    expect((await page.request.get(`${url}/s/${slug}`)).url()).toBe(`${url}/l/demo-dent/appointment`)
})

test('a promotion gets its link and its poster by one press, and the same link the next time', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await beSignedIn(page, 'owner')
  await open(page, '/pro/1001/promotion')
  await page.getByRole('link', { name: 'Чистка зубов с брекетами' }).click()
  const promotion = page.getByRole('button', { name: 'Сделать ссылку и QR-код' })
  await expect(promotion).toBeVisible()
  const form = page.url()
  expect(await axeFaults(page)).toEqual([])
  await promotion.click()
  await expect(page.getByRole('heading', { name: 'Напечатать' })).toBeVisible()
  const address = await page.getByLabel('Адрес ссылки').inputValue()
  expect((await page.request.get(address)).url()).toContain('/l/demo-dent')

  await page.goto(form)
  await page.getByRole('link', { name: 'Открыть ссылку и QR-код' }).click()
  await expect(page.getByLabel('Адрес ссылки')).toHaveValue(address)
})
