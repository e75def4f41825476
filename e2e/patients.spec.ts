import { expect } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { demoSite } from './demo-site.ts'
import { test } from './test.ts'

const { url, open, beSignedIn } = demoSite()
const path = '/pro/1001/mis/patients'

test('reception adds a patient it has not found, finds the card while typing, and books from it', async ({
  page,
}) => {
  await beSignedIn(page, 'owner')
  expect(await open(page, path)).toBe(200)
  const search = page.getByRole('searchbox')
  await expect(search).toBeFocused()
  await search.fill('Новоселов Пётр')
  await page.getByRole('button', { name: 'Добавить «Новоселов Пётр»' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Имя')).toHaveValue('Пётр')
  await dialog.getByLabel('Телефон').fill('8 701 555 44 33')
  await dialog.getByLabel('Дата рождения').fill('31.12.1899')
  await dialog.getByRole('button', { name: 'Добавить', exact: true }).click()
  await expect(dialog.getByLabel('Дата рождения')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Дата рождения').fill('12.03.1985')
  await dialog.getByRole('button', { name: 'Добавить', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Новоселов Пётр' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  const codeNow = () => page.url().split('/').at(-1) ?? ''
  const first = codeNow()

  await open(page, path)
  await page.getByRole('searchbox').fill('novosel')
  await expect(page.getByRole('status').filter({ hasText: 'Найден 1 пациент' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: /Новоселов Пётр/ })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  // Digits from the middle of the number, and Enter before the answer is there.
  await page.getByRole('searchbox').fill('5554')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Новоселов Пётр' })).toBeVisible()
  await expect(page.getByText('Записей пока нет.')).toBeVisible()
  await page.getByRole('link', { name: 'Записать' }).click()
  await expect(page.getByRole('dialog').getByLabel('Фамилия')).toHaveValue('Новоселов')
  expect(page.url()).toContain(url)

  // The same person came again with another number; two cards become one, and two again.
  await open(page, path)
  await page.getByRole('button', { name: 'Добавить пациента' }).click()
  await dialog.getByLabel('Фамилия').fill('Novoselov')
  await dialog.getByLabel('Имя').fill('Petr')
  await dialog.getByLabel('Телефон').fill('8 702 111 22 33')
  await dialog.getByLabel('Дата рождения').fill('12.03.1985')
  await dialog.getByRole('button', { name: 'Добавить', exact: true }).click()
  await dialog.getByRole('button', { name: 'Это другой человек, добавить' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Novoselov Petr' })).toBeVisible()
  await open(page, `${path}/merge?one=${first}&other=${codeNow()}`)
  await page.getByRole('radiogroup', { name: 'Телефон' }).getByLabel('702').check()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Объединить карты' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Новоселов Пётр' })).toBeVisible()
  await expect(page.getByRole('link', { name: /702 111/ })).toBeVisible()
  await page.getByRole('button', { name: 'Разъединить' }).click()
  await dialog.getByRole('button', { name: 'Разъединить' }).click()
  await expect(page.getByRole('link', { name: /701 555/ })).toBeVisible()
})
