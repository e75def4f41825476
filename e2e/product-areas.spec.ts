import { expect } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { demoSite } from './demo-site.ts'
import { test } from './test.ts'

const { url, open, beSignedIn } = demoSite()

test('an administrator adds a redirect, which leads visitors at once', async ({ page, browser }) => {
  await beSignedIn(page, 'administrator')
  await open(page, '/moderation')
  expect(await axeFaults(page)).toEqual([])
  await expect(page.getByRole('main').getByRole('link', { name: 'Переадресация' })).toBeVisible()
  await open(page, '/moderation/redirects/new')
  await page.getByLabel('Старый адрес').fill('/mis')
  await page.getByLabel('Куда ведёт').fill('/help')
  const save = page.getByRole('button', { name: 'Сохранить' })
  await save.click()
  await expect(page.getByText('/mis — действующая страница')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.getByLabel('Старый адрес').fill('/prezhnyaya-pomosh/*')
  await save.click()
  await expect(page.getByRole('rowheader').getByRole('link', { name: '/prezhnyaya-pomosh/*' })).toBeVisible()

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${url}/kk/prezhnyaya-pomosh/1?a=1`)
  await expect(visitor).toHaveURL(`${url}/kk/help?a=1`)
})

test('cities of the directory are edited on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await beSignedIn(page, 'administrator')
  await open(page, '/uz/moderation/cities')
  expect(await axeFaults(page)).toEqual([])
  await open(page, '/uz/moderation/cities/almaty')
  await expect(page.getByRole('heading', { level: 1, name: 'Olmaota' })).toBeVisible()
  await expect(page.getByLabel('Manzildagi soʻz')).toHaveValue('almaty')
  expect(await axeFaults(page)).toEqual([])
})

test('a moderator and an owner find no editors', async ({ page }) => {
  await beSignedIn(page, 'moderator')
  await open(page, '/moderation')
  await expect(page.getByRole('link', { name: 'Города' })).toHaveCount(0)
  expect((await page.goto(`${url}/moderation/cities`))?.status()).toBe(403)
})
