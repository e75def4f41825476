import { expect } from '@playwright/test'
import { test } from './test.ts'

test('what is chosen for a comparison stays chosen in another order, up to four', async ({ page }) => {
  await page.goto('/companies/clinics')
  const boxes = page.getByRole('checkbox', { name: /^Сравнить/ })
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await expect(page.getByText('Выбрано: 2 из 4')).toBeVisible()
  await page.getByRole('link', { name: 'По оценке', exact: true }).click()
  await expect(page.getByText('Выбрано: 2 из 4')).toBeVisible()
  const others = page.getByRole('checkbox', { name: /^Сравнить/, checked: false })
  await others.nth(0).check()
  await others.nth(0).check()
  await expect(page.getByText('Выбрано: 4 из 4')).toBeVisible()
  await expect(others.first()).toBeDisabled()
  await page.getByRole('button', { name: 'Сравнить отмеченные' }).click()
  await expect(page).toHaveURL(/\/companies\/compare\/clinics\?(?:c=[^&]+&){4}from=[^&]+$/)

  // An entry that is removed there is no longer chosen in the list.
  await page
    .getByRole('link', { name: /^Убрать/ })
    .first()
    .click()
  await expect(page.getByRole('link', { name: /^Убрать/ })).toHaveCount(3)
  await page.getByRole('link', { name: 'К списку' }).click()
  await expect(page.getByText('Выбрано: 3 из 4')).toBeVisible()
  await page.getByRole('button', { name: 'Снять выбор' }).click()
  await expect(page.getByRole('checkbox', { name: /^Сравнить/, checked: true })).toHaveCount(0)
})

test('the home page shows the city that was chosen before, without a touch', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'location', value: 'almaty', url: baseURL ?? '' }])
  await page.goto('/')
  await expect(page.getByRole('combobox', { name: 'Город' })).toHaveValue('almaty')
})
