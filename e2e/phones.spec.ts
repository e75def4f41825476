import { expect, type Page } from '@playwright/test'
import { everyRun } from './every-run.ts'
import { test } from './test.ts'

// Only a browser can measure the layout on a phone; one visit to a page of each template measures all of it.
test.use({ viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true, reducedMotion: 'reduce' })

const clinics = [
  'demo-dent',
  'demo-family',
  'demo-hospital',
  'demo-journal',
  'demo-polyclinic',
  'demo-practice',
]

/**
 * Its height, the lower edge of the opening status and how often a first screen says it, phone links that are too small
 * for a finger, sidebar rows, and how many elements change over time, which nothing does for a reader who wants less motion.
 */
const measured = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
    return {
      height: document.documentElement.scrollHeight,
      status: shown('.opening-line')[0]?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY,
      said: shown('.opening-line, main .badge').filter(
        (one) =>
          one.textContent === document.querySelector('.opening-line')?.textContent &&
          one.getBoundingClientRect().top < innerHeight,
      ).length,
      small: shown('a[href^="tel:"], main summary, aside summary, footer a')
        // A number in a sentence stays in its line.
        .filter(
          (one) =>
            one.getBoundingClientRect().height < 43.5 && !/^tel:1\d\d$/.test(one.getAttribute('href') ?? ''),
        )
        .map((one) => one.textContent),
      rows: shown('aside summary').map((one) => one.textContent),
      moving: [...document.querySelectorAll('*')].filter((one) =>
        getComputedStyle(one)
          .transitionDuration.split(', ')
          .some((duration) => duration !== '0s'),
      ).length,
      tail: document.querySelector('aside')?.getBoundingClientRect().height ?? 0,
    }
  })

const widthAt200 = async (page: Page) => {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  // The width follows in the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  return page.evaluate(() => document.documentElement.scrollWidth)
}

for (const prefix of ['', '/uz'])
  test(
    `the home page of every clinic is short on a phone and says at once whether it is open, at ${prefix}/l`,
    everyRun(prefix === '/uz'),
    async ({ page }) => {
      for (const clinic of clinics) {
        await page.goto(`${prefix}/l/${clinic}`)
        const { height, status, said, small, moving, tail } = await measured(page)
        expect.soft(height, clinic).toBeLessThanOrEqual(clinic === 'demo-dent' ? 4500 : 8000)
        expect.soft(status, clinic).toBeLessThanOrEqual(100)
        expect.soft(said, clinic).toBe(1)
        expect.soft(small, clinic).toEqual([])
        expect.soft(moving, clinic).toBe(0)
        expect.soft(tail, clinic).toBeLessThanOrEqual(300)
        expect.soft(await widthAt200(page), clinic).toBe(360)
      }
    },
  )

test('the widgets of a phone never repeat the page that they stand below', async ({ page }) => {
  const rows = async (path: string) => {
    await page.goto(`/l/demo-dent/${path}`)
    return (await measured(page)).rows
  }
  expect(await rows('reviews')).toEqual(['Как нас найти', 'Запись на приём', 'Задать вопрос', 'Контакты'])
  expect(await rows('appointment')).toEqual(['Как нас найти', 'Задать вопрос', 'Контакты'])
  expect(await rows('ask-question')).toEqual(['Как нас найти', 'Запись на приём', 'Контакты'])
  expect(await rows('contacts')).toEqual(['Запись на приём', 'Задать вопрос'])
  await page.locator('aside summary', { hasText: 'Запись на приём' }).click()
  await expect(page.locator('aside').getByRole('link', { name: 'Записаться на приём' })).toBeInViewport()
  await page.getByRole('button', { name: 'Меню' }).click()
  await page.getByRole('button', { name: 'Закрыть' }).click()
  await expect(page.locator('#site-menu')).toBeHidden()
})
