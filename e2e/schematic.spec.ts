import { expect, type Page } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { test } from './test.ts'

const list = '/companies/clinics/location/shymkent'
const mapOf = (page: Page) => page.getByRole('region', { name: /^Схема: / })
const marksOf = (page: Page) => mapOf(page).locator('[data-numbers]')
const numbersOf = async (page: Page) =>
  (
    await marksOf(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-numbers') ?? ''))
  ).flatMap((numbers) => numbers.split(' ').map(Number))
const isLive = (page: Page) =>
  expect(page.locator('sh-island[data-of$="schematic"]')).toHaveAttribute('data-ready', '')

test('beside the list stands its map, one stop of the keyboard, which parts marks and tells what they are', async ({
  page,
}) => {
  await page.goto(list)
  await isLive(page)
  const cards = await page.locator('.numbered > ul > li').count()
  expect((await numbersOf(page)).sort((a, b) => a - b)).toEqual(
    Array.from({ length: cards }, (_, index) => index + 1),
  )
  expect(await axeFaults(page)).toEqual([])

  const first = marksOf(page).first()
  await first.focus()
  await page.keyboard.press('ArrowRight')
  const cluster = mapOf(page).locator('[data-numbers]:focus')
  const together = await cluster.getAttribute('data-numbers')
  expect(together).toContain(' ')
  await expect(marksOf(page).and(page.locator('[tabindex="0"]'))).toHaveCount(1)

  // Several in one mark come nearer until they are apart, and the first of them has the focus.
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Схема приближена: /)).toBeAttached()
  await expect(mapOf(page).locator(`[data-numbers="${together}"]`)).toHaveCount(0)
  const of = mapOf(page).locator('[data-numbers]:focus')
  await expect(of).toHaveAttribute('data-numbers', new RegExp(`^${together?.split(' ')[0]}\\b`))
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('0')
  await expect(mapOf(page).locator(`[data-numbers="${together}"]`)).toHaveCount(1)

  // A button that brings the map nearer never leaves it empty.
  const nearer = mapOf(page).getByRole('button', { name: 'Приблизить' })
  for (const _ of [1, 2, 3]) await nearer.click()
  const frame = await mapOf(page).locator('svg').first().boundingBox()
  const boxes = await Promise.all((await marksOf(page).all()).map((mark) => mark.boundingBox()))
  expect(
    boxes.some(
      (box) =>
        frame &&
        box &&
        box.x > frame.x &&
        box.y > frame.y &&
        box.x < frame.x + frame.width &&
        box.y < frame.y + frame.height,
    ),
  ).toBe(true)
  await mapOf(page).getByRole('button', { name: 'Показать все места' }).click()

  // One is told below the map, and its card is marked.
  await first.press('Enter')
  const card = page.locator('.numbered > ul > li').first()
  const name = (await card.getByRole('heading').getByRole('link').textContent()) ?? ''
  await expect(mapOf(page).getByRole('link', { name, exact: true })).toBeFocused()
  await expect(card).toHaveAttribute('data-marked')
  const place = (await card.locator('.place > span').textContent()) ?? '?'
  await expect(mapOf(page).getByText(place, { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(first).toBeFocused()
  await expect(card).not.toHaveAttribute('data-marked')

  // A card marks its place.
  await page.locator('.numbered > ul > li').nth(1).getByRole('heading').getByRole('link').focus()
  await expect(mapOf(page).locator('[data-marked]')).toHaveAttribute('data-numbers', /\b2\b/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 760 }, hasTouch: true, isMobile: true })
  test('it unfolds with one press, two fingers bring it nearer, and one moves it then', async ({ page }) => {
    await page.goto(list)
    await expect(mapOf(page)).toBeHidden()
    await page.getByText('Места на схеме').tap()
    await isLive(page)
    await mapOf(page).scrollIntoViewIfNeeded()
    const box = await mapOf(page).locator('svg').first().boundingBox()
    if (!box) throw new Error('the map is not drawn')
    const at = (x: number, y: number, id: number) => ({
      x: box.x + x * box.width,
      y: box.y + y * box.height,
      id,
    })
    const fingers = await page.context().newCDPSession(page)
    const touch = (type: string, ...touchPoints: object[]) =>
      fingers.send('Input.dispatchTouchEvent', { type, touchPoints } as never)
    const before = await marksOf(page).count()
    await touch('touchStart', at(0.45, 0.6, 1), at(0.55, 0.6, 2))
    await touch('touchMove', at(0.3, 0.6, 1), at(0.7, 0.6, 2))
    await touch('touchMove', at(0.15, 0.6, 1), at(0.85, 0.6, 2))
    await touch('touchEnd')
    await expect.poll(() => marksOf(page).count()).toBeGreaterThan(before)

    const placed = () => marksOf(page).first().getAttribute('transform')
    const was = await placed()
    await touch('touchStart', at(0.5, 0.3, 3))
    await touch('touchMove', at(0.5, 0.4, 3))
    await touch('touchMove', at(0.5, 0.6, 3))
    await touch('touchEnd')
    await expect.poll(placed).not.toBe(was)
    // Not a tap: Chromium takes one right after a quick stroke for the end of a fling.
    await page.getByRole('button', { name: 'Показать все места' }).click()
    await expect(marksOf(page)).toHaveCount(before)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('its marks lead to the clinics', async ({ page }) => {
    await page.goto(list)
    await expect(mapOf(page).getByRole('button')).toHaveCount(0)
    const [only] = await marksOf(page).evaluateAll((all) =>
      all.flatMap((one) =>
        one.getAttribute('data-numbers')?.includes(' ') ? [] : [one.getAttribute('href') ?? ''],
      ),
    )
    await mapOf(page).locator(`a[href="${only}"]`).click()
    await expect(page).toHaveURL(new RegExp(`${only}$`))
  })
})

test.describe('near me', () => {
  const press = async (page: Page) => {
    await page.goto(list)
    await page.getByRole('button', { name: 'Рядом со мной' }).click()
  }
  test('orders the list from where the reader is, which the map shows, and keeps the place nowhere', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 42.32123, longitude: 69.60456 })
    await press(page)
    await expect(page).toHaveURL(/near=42\.321,69\.605&sort=distance$/)
    await expect(page.getByText(/Сначала ближайшие к вам: до первого .* не сохраняем/)).toBeVisible()
    await expect(mapOf(page).getByText('Вы здесь')).toBeVisible()
    expect(
      await page.evaluate(() =>
        [document.cookie, ...Object.values({ ...localStorage, ...sessionStorage })].join(),
      ),
    ).not.toContain('42.32')
    await page.getByRole('link', { name: 'Убрать моё место' }).click()
    await expect(page).toHaveURL(new RegExp(`${list}$`))
  })
  test('says that the reader is far away, and offers all cities', async ({ page, context }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 52.52, longitude: 13.4 })
    await press(page)
    await expect(page.getByText(/До города Шымкент от вас 4\s7\d\d\sкм/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Искать рядом с вами во всех городах' })).toHaveAttribute(
      'href',
      '/companies/clinics?near=52.520,13.400&sort=distance',
    )
    await expect(page).toHaveURL(new RegExp(`${list}$`))
  })
  test('says that the browser may not tell', async ({ page }) => {
    await press(page)
    await expect(page.getByText('Браузеру запрещено сообщать, где вы.')).toBeVisible()
  })
})
