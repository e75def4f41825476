import { expect, type Page } from '@playwright/test'
import { test } from './test.ts'

const nowhere = '/l/demo-dent/no-such-page'
const button = (page: Page) => page.locator('.error-action a')

/** Names of the endless animations that run on the page. */
const loops = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY)
      .map((animation) => (animation as CSSAnimation).animationName),
  )
const opacity = (page: Page) => page.locator('.error-action').evaluate((one) => getComputedStyle(one).opacity)

test('an error page is titled by what it says and its status (B-19)', async ({ page }) => {
  for (const [path, title] of [
    ['/nothing', 'Страница не найдена · 404 — Shipa'],
    ['/uz/nothing', 'Sahifa topilmadi · 404 — Shipa'],
  ] as const) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page).toHaveTitle(title)
  }
})

test('its picture moves, and the way on comes a moment after the words (B-19, C-10)', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const action = document.querySelector('.error-action')
      const { opacity, animationDelay } = action ? getComputedStyle(action) : {}
      Object.assign(window, { begins: { opacity, animationDelay } })
    })
  })
  await page.goto(nowhere)
  expect(await loops(page)).toContain('error-search')
  const link = page.locator('main p').getByRole('link', { name: 'Начните с главной страницы' })
  await expect(link).toHaveAttribute('href', '/l/demo-dent')
  await expect(page.locator('.error-action').getByRole('link', { name: 'Начните' })).toHaveCount(0)
  expect(await page.evaluate('begins')).toEqual({ opacity: '0', animationDelay: '1.5s' })
  await expect.poll(() => opacity(page)).toBe('1')
  await button(page).click()
  await expect(page).toHaveURL(/\/l\/demo-dent$/)
})

test('the keyboard reaches the way on at once', async ({ page }) => {
  await page.goto(nowhere)
  await button(page).focus()
  expect(await opacity(page)).toBe('1')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/l\/demo-dent$/)
})

test('nothing moves for a reader who wants no motion, and nothing is waited for', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(nowhere)
  expect(await loops(page)).toEqual([])
  expect(await opacity(page)).toBe('1')
})

test('nothing moves in the low-vision version', async ({ page, context, baseURL }) => {
  const value = '150.black-on-white.normal.normal.sans.on.off'
  await context.addCookies([{ name: 'blind', value, url: baseURL ?? '' }])
  await page.goto(nowhere)
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'black-on-white')
  expect(await loops(page)).toEqual([])
  expect(await opacity(page)).toBe('1')
})

test('a clinic’s error page has its logo, its icon and its home', async ({ page }) => {
  await page.goto('/kk/l/demo-dent')
  const icons = () =>
    page.locator('link[rel=icon]').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const own = await icons()
  expect(own.length).toBeGreaterThan(0)
  const logo = await page.locator('header img').first().getAttribute('src')
  for (const path of ['/kk/l/demo-dent/no-such-page', '/kk/l/demo-dent/no/such/page']) {
    await page.goto(path)
    expect(await icons()).toEqual(own)
    await expect(page.locator('header img').first()).toHaveAttribute('src', logo ?? '')
    await expect(button(page)).toHaveAttribute('href', '/kk/l/demo-dent')
  }
})

test('a crawler gets the status and a line of text (E11)', async ({ request }) => {
  const response = await request.get('/kk/nothing', {
    headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
  })
  expect(response.status()).toBe(404)
  expect(response.headers()['content-type']).toContain('text/plain')
  expect(await response.text()).toBe('404 Page Not Found: /nothing')
})

test('the data of an error page say what it is about (E14)', async ({ request }) => {
  const response = await request.get(`${nowhere}/_payload.json`)
  expect(response.status()).toBe(404)
  expect((await response.json()).error).toMatchObject({
    message: `Page Not Found: ${nowhere}`,
    statusCode: 404,
    statusMessage: 'Not Found',
    data: { isCompanySite: true, link: '/l/demo-dent' },
  })
})
