import { expect } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { demoSite } from './demo-site.ts'
import { test } from './test.ts'

const { open, beSignedIn } = demoSite()
/** The demo's doctor with an account. */
const doctor = '100108'
const calendar = '/pro/1001/doctor-appointment?view=day&cabinet=10011'

test('a walk-in is seen, pays by points and by card, is noted by the doctor, and stands in the day close', async ({
  page,
  context,
  browser,
}) => {
  const dialog = page.getByRole('dialog')
  const visit = page.getByRole('button', { name: /Новоселов Пётр/ }).first()

  await test.step('reception notes who has come', async () => {
    await beSignedIn(page, 'registrar')
    await open(page, calendar)
    await page.getByRole('button', { name: 'Без записи' }).click()
    await dialog.getByLabel('Фамилия').fill('Новоселов')
    await dialog.getByLabel('Имя').fill('Пётр')
    await dialog.getByRole('combobox', { name: 'Врач' }).selectOption(doctor)
    await dialog.getByRole('button', { name: 'Принять сейчас' }).click()
    const over = dialog.getByRole('alert').getByRole('button', { name: 'Принять сейчас' })
    await expect(visit.or(over)).toBeVisible()
    if (await over.isVisible()) await over.click()
    await visit.click()
  })

  await test.step('adds a service at another price than that of the day, with its reason', async () => {
    await dialog.getByRole('button', { name: 'Добавить услугу' }).click()
    await dialog.getByRole('combobox', { name: 'Услуга' }).fill('прицельный')
    await page.getByRole('option').first().click()
    await dialog.getByLabel('Цена за одну').fill('1500')
    await dialog.getByRole('button', { name: 'Добавить', exact: true }).click()
    const reason = dialog.getByLabel('Почему другая цена')
    await expect(reason).toHaveAttribute('aria-invalid', 'true')
    await reason.fill('Скидка')
    await dialog.getByRole('button', { name: 'Добавить', exact: true }).click()
    await expect(dialog.getByText('Осталось оплатить')).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
  })

  await test.step('gives a bonus card, and takes the part that points may pay in two presses, which a phone shows', async () => {
    const office = await browser.newPage()
    await beSignedIn(office, 'owner')
    await open(office, '/pro/1001/bonus-system/bonus-programme?edit=1')
    await office.getByLabel('Программа действует').check()
    await office.getByRole('button', { name: 'Сохранить' }).click()
    await expect(office.getByRole('link', { name: 'Изменить' })).toBeVisible()
    await open(page, calendar)
    await page.setViewportSize({ width: 360, height: 740 })
    await visit.click()
    await dialog.getByRole('button', { name: 'Оплатить баллами' }).click()
    await dialog.getByRole('button', { name: 'Выдать карту' }).click()
    await expect(dialog.getByText('На карте нет баллов.')).toBeInViewport()
    await open(office, '/pro/1001/bonus-system')
    await office.getByRole('link', { name: /Новоселов Пётр/ }).click()
    await office.getByRole('button', { name: 'Исправить баланс' }).click()
    const correction = office.getByRole('dialog')
    await correction.getByLabel('На сколько изменить').fill('1000')
    await correction.getByLabel('Причина').fill('Подарок')
    await correction.getByRole('button', { name: 'Исправить баланс' }).click()
    await expect(office.getByText(/^\+1\s000$/)).toBeVisible()
    await office.close()
    await open(page, calendar)
    await visit.click()
    await dialog.getByRole('button', { name: 'Оплатить баллами' }).click()
    const use = dialog.getByRole('button', { name: 'Списать 450 баллов' })
    await expect(use).toBeInViewport({ ratio: 1 })
    expect(await axeFaults(page)).toEqual([])
    await use.click()
    await expect(dialog.getByRole('definition').filter({ hasText: /^1\s050/ })).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 720 })
  })

  await test.step('takes the rest in two presses', async () => {
    await dialog.getByText('Карта', { exact: true }).click()
    // What is half filled in is not lost with Escape.
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'Продолжить' }).click()
    await dialog.getByRole('button', { name: /^Принять 1\s050/ }).click()
    await expect(dialog.getByText('Оплачено полностью')).toBeVisible()
    await expect(dialog.getByRole('radio', { name: 'Заметки' })).toHaveCount(0)
    await page.keyboard.press('Escape')
  })

  await test.step('and finds it in the day close', async () => {
    await page.getByRole('link', { name: 'Итоги дня' }).click()
    await expect(page).toHaveTitle(/^Итоги дня · /)
    const till = page.getByRole('region', { name: 'Касса' })
    await expect(till.getByRole('row', { name: /Карта.*1\s050/ })).toBeVisible()
    await expect(page.getByText('Все приёмы оплачены полностью.')).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
  })

  await test.step('its doctor writes a note, whose text survives a closed dialog', async () => {
    await context.clearCookies()
    await page.setViewportSize({ width: 360, height: 740 })
    await beSignedIn(page, 'doctor')
    await open(page, calendar)
    await visit.click()
    await dialog.getByLabel('Текст заметки').fill('Жалоб нет.')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'К заметке' }).click()
    await expect(dialog.getByLabel('Текст заметки')).toHaveValue('Жалоб нет.')
    expect(await axeFaults(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Сохранить заметку' }).click()
    await expect(dialog.getByRole('article')).toContainText('Жалоб нет.')
    await expect(dialog.getByText(/Исправить можно до/)).toBeVisible()
  })
})
