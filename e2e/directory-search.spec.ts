import { expect } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { test } from './test.ts'

test('a patient types with the wrong keyboard layout, chooses by keyboard, and arrives', async ({ page }) => {
  await page.goto('/')
  const box = page.getByRole('combobox', { name: 'Что нужно' })
  await box.focus()
  await page.keyboard.type('rfhlbjkj')
  const option = page.getByRole('option', { name: 'Кардиолог', exact: true })
  await expect(option).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=/)
  await expect(page.getByRole('link', { name: 'Юлдашева Нигора Баходировна' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])

  // A query is remembered on this device until it is removed.
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Что нужно' }).focus()
  const forget = page.getByRole('button', { name: 'Убрать «Кардиолог» из недавних' })
  await forget.click()
  await expect(forget).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('shipa-searches'))).toBeNull()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the search is a form that leads to results of the chosen city', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('combobox', { name: 'Что нужно' }).fill('болит зуб')
    await page.getByRole('combobox', { name: 'Город' }).selectOption('almaty')
    await page.getByRole('button', { name: 'Найти' }).click()
    await expect(page.getByRole('heading', { name: 'Нашлось по запросу «болит зуб»' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Стоматолог', exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Демо-Дент' })).toBeVisible()
  })
})
