import { expect, type Page } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { demoSite } from './demo-site.ts'
import { test } from './test.ts'

const { url, host, open, beSignedIn } = demoSite()
const screen = '/pro/1001/clinic-website'

test.use({ viewport: { width: 360, height: 800 } })

const faults = (page: Page) => axeFaults(page, [], ['iframe'])
const publishing = (page: Page) => page.getByRole('dialog', { name: 'Публикация сайта' })
const openPublishing = (page: Page) => page.getByRole('button', { name: 'Опубликовать', exact: true }).click()
const answerOf = async (page: Page) => {
  const answer = await page.request.get(`${url}/l/demo-dent`)
  return { status: answer.status(), text: await answer.text() }
}

test('a version is scheduled by the clock of the clinic, stands in the calendar beside days of blocks, and is cancelled', async ({
  page,
}) => {
  await beSignedIn(page, 'owner')
  await open(page, screen)
  await page.frameLocator('iframe').locator('h1').click()
  const sheet = page.getByRole('dialog', { name: 'Обложка' })
  await sheet.getByLabel('По какой день').fill('30.12.2035')
  await expect(page.getByText('Всё сохранено')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page.getByText(/1 неопубликованная правка/)).toBeVisible()

  await openPublishing(page)
  const dialog = publishing(page)
  await dialog.getByRole('button', { name: 'Опубликовать позже' }).click()
  await expect(dialog.getByText(/По времени клиники: Алматы, Астана/)).toBeVisible()
  await dialog.getByLabel('День').fill('01.01.2020')
  await dialog.getByRole('button', { name: 'Назначить' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Выберите время, которое ещё не наступило.')
  await dialog.getByLabel('День').fill('31.12.2035')
  await dialog.getByRole('combobox', { name: 'Время' }).fill('09:00')
  await page.keyboard.press('Tab')
  expect(await faults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Назначить' }).click()
  await expect(dialog).toBeHidden()
  const scheduled = page
    .getByRole('main')
    .getByText('Новая версия выйдет 31 декабря 2035, 09:00 (Алматы, Астана)')
  await expect(scheduled).toBeVisible()
  expect(await faults(page)).toEqual([])

  await page.getByRole('button', { name: 'Календарь', exact: true }).click()
  const calendar = page.getByRole('dialog', { name: 'Что и когда изменится' })
  await expect(calendar.getByRole('heading')).toContainText(['30 декабря 2035', '31 декабря 2035'])
  await expect(
    calendar.getByRole('button', { name: /Последний день: «Обложка».*Не опубликовано/ }),
  ).toBeVisible()
  expect(await faults(page)).toEqual([])
  await calendar.getByRole('button', { name: /выйдет назначенная версия/ }).click()
  await dialog.getByRole('button', { name: 'Отменить назначенную публикацию' }).click()
  await expect(dialog.getByText(/Новая версия выйдет/)).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(scheduled).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('a site is taken down, visitors are told so, and it is put back with what is not published left as it was', async ({
  page,
}) => {
  await beSignedIn(page, 'owner')
  await open(page, screen)
  await openPublishing(page)
  await publishing(page).getByRole('button', { name: 'Снять сайт с публикации' }).click()
  const question = page.getByRole('dialog', { name: 'Снять сайт с публикации' })
  await expect(question.getByText(/посетители увидят, что клиника на время закрыла сайт/)).toBeVisible()
  expect(await faults(page)).toEqual([])
  await question.getByRole('button', { name: 'Снять сайт' }).click()
  await expect(page.getByText(`посетители его больше не видят: ${host}/l/demo-dent`)).toBeVisible()
  expect(await answerOf(page)).toMatchObject({
    status: 404,
    text: expect.stringContaining('сейчас не показывается'),
  })
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Вернуть сайт' }).click()
  await expect(page.getByText(`Посетители снова видят сайт: ${host}/l/demo-dent`)).toBeVisible()
  expect((await answerOf(page)).status).toBe(200)
  await expect(page.getByRole('button', { name: 'Вернуть сайт' })).toBeHidden()
  await expect(page.getByText(/1 неопубликованная правка/)).toBeVisible()
})
