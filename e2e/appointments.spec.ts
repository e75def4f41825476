import { expect, type Page } from '@playwright/test'
import { addDays, weekday } from '../schemas/formats/zone.ts'
import { axeFaults, expectClean } from './axe-faults.ts'
import { demoSite } from './demo-site.ts'
import { test } from './test.ts'

const { open, beSignedIn } = demoSite({ elsewhere: true })

const today = new Date().toISOString().slice(0, 10)
/** The Monday after the next one: no time of it is past in any zone. */
const monday = addDays(today, 15 - weekday(today))
const calendar = `/pro/1001/doctor-appointment?cabinet=10011&date=${monday}`

/** Types into the fields of a dialog in the order of Tab. */
async function type(page: Page, ...texts: string[]): Promise<void> {
  for (const [index, text] of texts.entries()) {
    if (index > 0) await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
}
const focused = (page: Page) => page.locator(':focus')

test('a registrar runs a morning with the keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await beSignedIn(page, 'owner')
  await open(page, calendar)
  const grid = page.getByRole('group', { name: 'Записи по времени' })
  const first = grid.getByRole('button', { name: '08:30, свободно' }).first()
  await expect(first).toBeVisible()

  await test.step('somebody who has just come is noted for today, and seen', async () => {
    // One item of the whole calendar is in the order of the Tab key.
    await expect(grid.locator('[tabindex="0"]')).toHaveCount(1)
    await grid.locator('[tabindex="0"]').focus()
    await expect(focused(page)).toHaveAccessibleName('08:30, свободно')
    await page.keyboard.press('n')
    const dialog = page.getByRole('dialog', { name: 'Новая запись' })
    await expect(dialog.getByRole('textbox', { name: 'Фамилия' })).toBeFocused()
    await type(page, 'Ким', 'Ольга')
    const isHere = dialog.getByRole('switch', { name: 'Пациент уже здесь' })
    while (!(await isHere.evaluate((element) => element === document.activeElement)))
      await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    const visit = grid.getByRole('button', { name: /Ким Ольга.*пациент пришёл/ })
    await expect(visit).toBeFocused()
    expect(page.url()).not.toContain(monday)
    await page.keyboard.press('d')
    await expect(grid.getByRole('button', { name: /Ким Ольга.*приём завершён/ })).toBeVisible()
    await page.getByRole('button', { name: 'Вернуть на приём' }).click()
    await expect(grid.getByRole('button', { name: /Ким Ольга.*пациент пришёл/ })).toBeVisible()
    await open(page, calendar)
    await expect(first).toBeVisible()
  })

  await test.step('a patient on the phone is booked, then moved', async () => {
    // From anywhere on the screen into the calendar.
    await page.keyboard.press('ArrowDown')
    await expect(focused(page)).toHaveAccessibleName('08:30, свободно')
    await page.keyboard.press('ArrowDown')
    await expect(focused(page)).toHaveAccessibleName('09:00, свободно')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Фамилия' })).toBeFocused()
    await type(page, 'Сериков', 'Болат', '701 555 44 33')
    await page.keyboard.press('Enter')
    await expect(focused(page)).toHaveAccessibleName(/^09:00–09:30, Сериков Болат.*подтверждена$/)
    // With the day, as it is spoken on the phone.
    await expect(page.getByText(/Сериков Болат: запись на \d+ \p{L}+, 09:00$/u)).toBeVisible()
    await page.keyboard.press('m')
    await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Врач' })).toBeFocused()
    const time = page.getByRole('dialog').getByRole('combobox', { name: 'Время' })
    await time.focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('1000')
    await page.keyboard.press('Tab')
    await page.getByRole('dialog').getByRole('button', { name: 'Перенести' }).focus()
    await page.keyboard.press('Enter')
    await expect(focused(page)).toHaveAccessibleName(/^10:00–10:30, Сериков Болат.*подтверждена$/)
    // A patient cannot have come to a visit of another week yet.
    await page.keyboard.press('a')
    await expect(page.getByText('приход и завершение отмечают в день приёма')).toBeVisible()
    await expect(focused(page)).toHaveAccessibleName(/^10:00–10:30, Сериков Болат.*подтверждена$/)
  })

  await test.step('a time that is taken is refused, and put over only when that is said', async () => {
    await page.keyboard.press('n')
    // Beside a visit the next free time is offered.
    const time = page.getByRole('dialog').getByRole('combobox', { name: 'Время' })
    await expect(time).toHaveValue('10:30')
    await expect(page.getByRole('textbox', { name: 'Фамилия' })).toBeFocused()
    await type(page, 'Ахметов', 'Данияр', '8 701 555 44 34')
    // Typed values are not lost with the dialog.
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('button', { name: 'Продолжить' }).press('Enter')
    await expect(page.getByRole('textbox', { name: 'Телефон' })).toHaveValue('8 701 555 44 34')
    await expect(time).toHaveValue('10:30')
    await time.focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('1000')
    await page.keyboard.press('Tab')
    await page.getByRole('dialog').getByRole('button', { name: 'Записать', exact: true }).press('Enter')
    const refusal = page.getByRole('alert').filter({ hasText: 'Это время у врача занято.' })
    await expect(refusal).toBeFocused()
    await expect(refusal).toContainText('10:00–10:30 · Сериков Болат · подтверждена')
    await expect(refusal).toContainText('Обе записи останутся')
    expect(await axeFaults(page)).toEqual([])
    await refusal.getByRole('button', { name: 'Записать поверх' }).focus()
    await page.keyboard.press('Enter')
    await expect(focused(page)).toHaveAccessibleName(
      /^10:00–10:30, Ахметов Данияр.*подтверждена, поверх другой записи$/,
    )
  })

  await test.step('the visit is opened, and cancelled with a reason', async () => {
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Ахметов Данияр' })
    await expect(dialog.getByRole('link', { name: '+7 701 555 44 34' })).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Отменить запись' }).press('Enter')
    await page.keyboard.type('Врач заболел')
    await dialog.getByRole('button', { name: 'Отменить запись' }).press('Enter')
    await expect(grid.getByRole('button', { name: /Ахметов Данияр/ })).toHaveCount(0)
    // The focused visit is gone, so the keys go on beside it.
    await expect(focused(page)).toHaveAccessibleName(/^10:00–10:30, Сериков Болат/)
  })

  await expectClean(page)
})

test('a visit is dragged to another doctor, which others see at once, and is found in other days', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await beSignedIn(page, 'owner')
  const other = await page.context().newPage()
  await other.setViewportSize({ width: 1440, height: 900 })
  await open(other, calendar)
  await expect(other.getByText('Обновляется сразу')).toBeVisible()
  await open(page, calendar)
  const grid = page.getByRole('group', { name: 'Записи по времени' })
  await grid.getByRole('button', { name: '11:00, свободно' }).first().click()
  await page.getByRole('textbox', { name: 'Фамилия' }).fill('Иванова')
  await page.getByRole('textbox', { name: 'Имя' }).fill('Мария')
  await page.getByRole('textbox', { name: 'Телефон' }).fill('8 701 555 44 35')
  await page.getByRole('button', { name: 'Записать', exact: true }).click()
  const visit = grid.getByRole('button', { name: /Иванова Мария/ })
  await expect(visit).toHaveAccessibleName(/^11:00–11:30/)
  const target = grid.getByRole('button', { name: '12:00, свободно' }).nth(1)
  const [from, to] = [await visit.boundingBox(), await target.boundingBox()]
  if (!from || !to) throw new Error('not visible')
  await page.mouse.move(from.x + 20, from.y + 5)
  await page.mouse.down()
  await page.mouse.move(to.x + 20, to.y + 5, { steps: 8 })
  await page.mouse.up()
  await expect(visit).toHaveAccessibleName(/^12:00–12:30/)
  await expect(
    page.getByRole('region', { name: /^Цой/ }).getByRole('button', { name: /Иванова/ }),
  ).toBeVisible()

  await expect(other.getByRole('button', { name: /^12:00–12:30, Иванова Мария/ })).toBeVisible()
  await other.close()

  await open(page, '/pro/1001/doctor-appointment?cabinet=10011')
  await page.getByRole('button', { name: 'Найти пациента' }).click()
  await page.getByRole('searchbox').fill('иванова')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Иванова Мария.*подтверждена/ })
    .click()
  const card = page.getByRole('dialog', { name: 'Иванова Мария' })
  await expect(card).toBeVisible()
  // A correction on a phone is stored with the values before.
  await page.setViewportSize({ width: 360, height: 740 })
  await card.getByRole('button', { name: 'Исправить' }).click()
  await card.getByRole('textbox', { name: 'Телефон' }).fill('8 701 555 44 36')
  await card.getByRole('button', { name: 'Сохранить' }).click()
  await expect(card).toBeHidden()
  await page.locator('[data-visit]').filter({ hasText: 'Иванова' }).click()
  await expect(card.getByText('+7 701 555 44 35 → +7 701 555 44 36')).toBeVisible()
  // The toast leaves the head of the dialog in sight.
  await card.getByRole('button', { name: 'Закрыть' }).hover({ trial: true })
  expect(await axeFaults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
