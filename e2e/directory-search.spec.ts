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
  await expect(page).toHaveURL(/\/companies\/doctors\?speciality=cardiologist$/)
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, timezoneId: 'Asia/Almaty' })

  test('the search is a sheet that the keyboard does not cover, and begins in the city of the clock', async ({
    page,
  }) => {
    await page.goto('/')
    const box = page.getByRole('combobox', { name: 'Что нужно' })
    const city = page.getByRole('combobox', { name: 'Город' })
    await expect(city).toHaveValue('almaty')
    await expect(page.getByText('Город · по часовому поясу')).toBeVisible()
    await box.click()
    const back = page.getByRole('button', { name: 'Закрыть поиск' })
    await expect(back).toBeVisible()
    await expect(box).toBeFocused()
    expect(await axeFaults(page)).toEqual([])
    const [ofBox, ofCity] = [await box.boundingBox(), await city.boundingBox()]
    expect(ofBox?.y).toBeLessThan(20)
    expect(ofCity?.y).toBe(ofBox?.y)

    await page.keyboard.type('стомат')
    const options = page.getByRole('listbox').getByRole('option')
    await expect(options.first()).toHaveAttribute('href', '/companies/clinics/location/almaty/dentist')
    // As if a keyboard took the lower half.
    await page.setViewportSize({ width: 360, height: 320 })
    const find = page.getByRole('button', { name: 'Найти' })
    await expect(find).toBeInViewport({ ratio: 1 })
    await expect(options.first()).toBeInViewport({ ratio: 1 })
    // Not at the list, which the browser can scroll.
    await page.keyboard.press('Tab')
    await expect(city).toBeFocused()
    expect(await axeFaults(page)).toEqual([])
    // Nobody has chosen the city yet.
    await expect(city).toHaveValue('almaty')
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('location')

    await test.step('another city has lists of its own', async () => {
      await city.selectOption('bishkek')
      await expect(options.filter({ hasText: 'Стоматолог' }).first()).toHaveAttribute('href', /^\/search/)
      expect(await page.context().cookies()).toContainEqual(
        expect.objectContaining({ name: 'location', value: 'bishkek' }),
      )
    })

    await back.click()
    await expect(back).toHaveCount(0)
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the search is a form that leads to results of the chosen city', async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 450 })
    await page.goto('/')
    await page.getByRole('combobox', { name: 'Что нужно' }).fill('болит зуб')
    await page.getByRole('combobox', { name: 'Город' }).selectOption('almaty')
    await page.getByRole('button', { name: 'Найти' }).click()
    const found = page.getByRole('heading', { name: /^Нашлось по запросу «болит зуб»: \d+$/ })
    await expect(found).toBeInViewport()
    await expect(page.getByRole('link', { name: 'К результатам' })).toHaveAttribute(
      'href',
      `#${await found.getAttribute('id')}`,
    )
    await expect(page.getByRole('link', { name: /^Стоматолог \d/ })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Демо-Дент' })).toBeVisible()
  })
})
