import { expect } from '@playwright/test'
import { expectClean } from './axe-faults.ts'
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
  // The button is the next stop of the keyboard.
  await boxes.nth(1).focus()
  await page.keyboard.press('Tab')
  await expect(
    page.getByRole('button', { name: 'Сравнить отмеченные' }).and(page.locator(':focus')),
  ).toHaveCount(1)
  await page.keyboard.press('Enter')
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

test.describe('a comparison on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('is offered in one row, which stays in sight where its entries are', async ({ page }) => {
    await page.goto('/companies/doctors')
    const boxes = page.getByRole('checkbox', { name: /^Сравнить/ })
    await boxes.nth(0).check()
    await boxes.nth(1).check()
    const bar = page.locator('.compare-bar')
    const isInView = () => bar.evaluate((it) => it.getBoundingClientRect().bottom <= innerHeight)
    expect(await isInView()).toBe(true)
    const { width = 0, height = 0 } = (await bar.boundingBox()) ?? {}
    expect([width <= 330, height <= 70]).toEqual([true, true])
    // Another list of the city has none of them.
    await page.evaluate(() => {
      for (const [name, kept] of Object.entries({ ...sessionStorage }))
        if (name.startsWith('compared-'))
          sessionStorage.setItem(name, kept.replaceAll('"slug":"', '"slug":"another-'))
    })
    await page.reload()
    await expect(page.getByText('Выбрано: 2 из 4')).toBeVisible()
    await page.evaluate(() => scrollTo(0, 0))
    expect(await isInView()).toBe(false)
  })

  test('shows two columns whole, scrolls more of them beside names that stay, and is a table for a screen reader', async ({
    page,
  }) => {
    await page.goto('/companies/doctors')
    const links = await page
      .locator('main li.card h2 a')
      .evaluateAll((all) => all.slice(0, 3).map((link) => link.getAttribute('href')?.split('/').at(-1)))
    const compare = (count: number) =>
      page.goto(
        `/companies/compare/doctors?${links
          .slice(0, count)
          .map((slug) => `c=${slug}`)
          .join('&')}`,
      )
    const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    await compare(2)
    const table = page.getByRole('table')
    await expect(table.getByRole('columnheader')).toHaveCount(3)
    await expect(table.getByRole('rowheader', { name: 'Оценка' })).toBeVisible()
    for (const cell of await table.getByRole('cell').all()) {
      const box = await cell.boundingBox()
      expect(box && box.x >= 0 && box.x + box.width <= 360).toBe(true)
    }
    expect(await isWide()).toBe(false)
    await expectClean(page)

    await compare(3)
    expect(await isWide()).toBe(false)
    const place = page.locator('.comparison > div')
    const label = table.getByRole('rowheader', { name: 'Оценка' }).locator('span')
    const before = await label.boundingBox()
    await place.evaluate((element) => element.scrollBy({ left: 400, behavior: 'instant' }))
    const last = await table.getByRole('columnheader').last().boundingBox()
    expect(last && last.x + last.width <= 360).toBe(true)
    expect((await label.boundingBox())?.x).toBe(before?.x)
  })
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
