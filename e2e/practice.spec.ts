import { expect } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { demoSite, field } from './demo-site.ts'
import { test } from './test.ts'

const { url, open, beSignedIn, kill, startAgain } = demoSite()
const path = '/pro/1001/mis-practice'

test.use({ viewport: { width: 360, height: 740 } })

test('a doctor reads the day without a network, and nobody does once somebody has signed out', async ({
  page,
}) => {
  await test.step('the owner shows the screen to doctors', async () => {
    await beSignedIn(page, 'owner')
    await open(page, '/pro/1001/staff')
    await page.getByRole('switch', { name: 'Показывать «Мой день» врачам' }).click()
    await expect(page.getByText('Врачи видят «Мой день»')).toBeVisible()
    await page.context().clearCookies()
  })

  await test.step('the doctor notes somebody who has come, and ends the visit by one press', async () => {
    await beSignedIn(page, 'doctor')
    await open(page, '/pro/1001/doctor-appointment')
    await page.getByRole('button', { name: 'Новая запись' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Новая запись' })
    await field(dialog, 'LASTNAME').fill('Ким')
    await field(dialog, 'NAME').fill('Ольга')
    await dialog.getByRole('switch', { name: 'Пациент уже здесь' }).click()
    await dialog.getByRole('button', { name: 'Принять сейчас' }).click()
    await expect(dialog).toBeHidden()
    expect(await open(page, path)).toBe(200)
    await expect(page.getByRole('heading', { level: 2, name: 'Ким Ольга' })).toBeVisible()
    await page.getByRole('button', { name: 'Завершить приём' }).first().click()
    await expect(page.getByText('1 приём ещё без заметки')).toBeVisible()
    await open(page, '/pro/1001/doctor-appointment')
    await page.getByRole('button', { name: 'Новая запись' }).first().click()
    await field(dialog, 'LASTNAME').fill('Ли')
    await field(dialog, 'NAME').fill('Виктор')
    await dialog.getByRole('switch', { name: 'Пациент уже здесь' }).click()
    await dialog.getByRole('button', { name: 'Принять сейчас' }).click()
    await expect(dialog).toBeHidden()
    await open(page, path)
    await expect(page.getByRole('heading', { level: 2, name: 'Ли Виктор' })).toBeVisible()
    await expect(page.getByText('День сохранён на этом устройстве')).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
  })

  await test.step('without a network the day is there with its age, and nothing can be pressed', async () => {
    await kill()
    await page.goto(url + path)
    await expect(page.getByRole('heading', { level: 1, name: /Мой день/ })).toBeVisible()
    await expect(page.getByRole('listitem')).toHaveText([
      /^\d\d:\d\dКим Ольга.*приём завершён/,
      /СейчасЛи Виктор/,
    ])
    await expect(page.getByText(/\d+ мин назад/)).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
    await page.goto(`${url}/pro/1001/patients`)
    await page.getByRole('link', { name: 'К моему дню' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /Мой день/ })).toBeVisible()
    await startAgain()
  })

  await test.step('another tab signs out, and the day is gone', async () => {
    await open(page, path)
    await expect(page.getByText('День сохранён на этом устройстве')).toBeVisible()
    const other = await page.context().newPage()
    await open(other, '/profile')
    await other.getByRole('button', { name: /Демо Бахыт/ }).click()
    await other.getByRole('button', { name: 'Выйти' }).click()
    await expect(other).toHaveURL(`${url}/`)
    await expect(page).toHaveURL(/signin/)
    expect(await other.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual(
      [],
    )
  })
})
