import { expect, type Page } from '@playwright/test'
import { defaultLowVision, writeLowVision } from '../ui/visitor/low-vision.ts'
import { axeFaults } from './axe-faults.ts'
import { everyRun } from './every-run.ts'
import { test } from './test.ts'

const pro = '/blocks/layouts/pro'
const phone = { width: 360, height: 740 }

/** Errors reported by the browser: exceptions, policy violations, missing files. */
function faultsOf(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  return faults
}

/** Marks the document, to detect later whether it was reloaded. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window)
const reloaded = (page: Page) => page.waitForFunction(() => !('marked' in window))

const ready = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith('__react'))))
    .toBe(true)

test('the catalogue lists blocks, and draws the example of each', async ({ page, request }) => {
  await page.goto('/blocks')
  const types = await page.locator('main li[id]').evaluateAll((blocks) => blocks.map(({ id }) => id))
  expect(types).toEqual(expect.arrayContaining(['gallery', 'hero', 'services']))
  for (const type of types) expect((await request.get(`/blocks/preview/${type}`)).status(), type).toBe(200)
})

test('the catalogue finds a block, draws it as a page does, and its form changes it', async ({ page }) => {
  const faults = faultsOf(page)
  await page.goto('/blocks')
  await ready(page)
  await page.getByLabel('Find a block').fill('обложка')
  await page.getByRole('main').getByRole('link', { name: 'hero', exact: true }).click()
  const drawn = page.frameLocator('iframe')
  await expect(drawn.getByRole('heading', { level: 1, name: 'Лечим зубы бережно' })).toBeVisible()
  // The document in the frame has its own `main`.
  expect(await axeFaults(page, ['dl', 'main fieldset', 'section[aria-label=Form]'])).toEqual([])
  await page.getByLabel('Заголовок').first().fill('Изменено в форме')
  await expect(drawn.getByRole('heading', { level: 1, name: 'Изменено в форме' })).toBeVisible()
  expect(faults).toEqual([])
})

test('documents and the application load nothing of each other', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/l/demo-dent')
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.startsWith('/_next/'))).toEqual([])
  expect(asked.some((path) => path.startsWith('/_assets/'))).toBe(true)
  asked.length = 0
  await page.goto(`${pro}/reviews`)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.startsWith('/_assets/'))).toEqual([])
  expect(asked.some((path) => path.startsWith('/_next/'))).toBe(true)
})

test('a screen is in the language of its address, and so is where it leads', async ({ page }) => {
  const faults = faultsOf(page)
  await page.goto(`/kk${pro}/reviews`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'kk')
  await expect(page).toHaveTitle(/^Пікірлер · /)
  await page.getByRole('navigation').getByRole('link', { name: 'Жаңалықтар' }).click()
  await expect(page).toHaveURL(`/kk${pro}/clinic-website/news`)
  await expect(page.getByRole('heading', { level: 1, name: 'Жаңалықтар' })).toBeVisible()
  expect(faults).toEqual([])
})

test('another language keeps the place, query and hash, and is remembered', async ({ page, context }) => {
  await page.goto('/uz/blocks/layouts/auth?a=1#main')
  await ready(page)
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/en/blocks/layouts/auth?a=1#main')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect((await context.cookies()).find(({ name }) => name === 'locale')?.value).toBe('en')
})

test('a link leads to the top of its screen, and back to where one was (B-13)', async ({ page }) => {
  await page.goto(`${pro}/doctor-appointment`)
  await ready(page)
  await mark(page)
  const scrolled = () => page.evaluate(() => Math.round(scrollY))
  await page.evaluate(() => scrollTo(0, 30))
  await page.getByRole('link', { name: 'Отзывы' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Отзывы' })).toBeVisible()
  await expect.poll(scrolled).toBe(0)

  await page.evaluate(() => scrollTo(0, 600))
  await page.getByRole('link', { name: 'Новости' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Новости' })).toBeVisible()
  await expect.poll(scrolled).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Отзывы' })).toBeVisible()
  await expect.poll(scrolled).toBe(600)
  expect(await isMarked(page)).toBe(true)
})

test('another cabinet keeps the scroll and closes the list (B-13)', async ({ page }) => {
  await page.goto(`${pro}/reviews`)
  await ready(page)
  await page.evaluate(() => scrollTo(0, 600))
  await page.getByRole('button', { name: /Все филиалы/ }).click()
  await page.getByRole('link', { name: 'Филиал на Достык, 97' }).click()
  await expect(page).toHaveURL(`${pro}/reviews?cabinet=2`)
  await expect(page.getByRole('button', { name: /Филиал на Достык, 97/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Филиал на Абая, 10' })).toBeHidden()
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(600)
})

test('a slow screen shows that it is coming (B-26)', async ({ page }) => {
  const { promise, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(/_rsc=/, async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(`${pro}/reviews`)
  await ready(page)
  const bar = page.getByRole('progressbar', { name: 'Страница загружается' })
  await expect(bar).toHaveCount(0)
  await page.getByRole('link', { name: 'Бонусы' }).first().click()
  await expect(bar).toBeVisible()
  letGo()
  await expect(page.getByRole('heading', { level: 1, name: 'Бонусы' })).toBeVisible()
  await expect(bar).toHaveCount(0)
})

test('on a phone everything is under the thumb', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(`${pro}/reviews`)
  await ready(page)
  const more = page.getByRole('button', { name: 'Ещё' })
  await more.click()
  const sheet = page.getByRole('dialog', { name: 'Разделы' })
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(more).toBeFocused()
  await more.click()
  await sheet.getByRole('link', { name: 'Бонусы' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Бонусы' })).toBeVisible()
  await expect(sheet).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

test('a screen that throws says so in the person’s language, and can be loaded again', async ({
  page,
  allowInConsole,
}) => {
  allowInConsole(/secret detail/)
  const answer = await page.goto('/uz/blocks/layouts/error')
  expect(answer?.status()).toBe(500)
  await expect(page.getByRole('heading', { level: 1, name: 'Sahifani yuklab boʻlmadi' })).toBeVisible()
  await expect(page).toHaveTitle('Sahifani yuklab boʻlmadi · 500')
  await expect(page.locator('body')).not.toContainText(/secret|Error|at http/)
  await mark(page)
  await page.getByRole('button', { name: 'Sahifani yangilash' }).click()
  await reloaded(page)
})

test('a fault in the browser alone gets the same screen', async ({ page, allowInConsole }) => {
  allowInConsole(/secret detail/)
  await page.goto('/en/blocks/layouts/error?in=browser')
  await expect(page).toHaveTitle(/ · 500$/)
  await expect(page.locator('body')).not.toContainText('secret')
})

test('an address that nothing answers is a 404 in its language', async ({ page }) => {
  for (const path of ['/kk/blocks/nothing', `/kk${pro}/nothing`]) {
    expect((await page.goto(path))?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Бет табылмады' })).toBeVisible()
    await expect(page).toHaveTitle('Бет табылмады · 404')
    await expect(page.getByRole('link', { name: 'Басты бетке оралу' })).toHaveAttribute('href', '/kk')
  }
})

test('code that has gone comes back with one reload (B-28)', async ({ page, allowInConsole }) => {
  allowInConsole(/ChunkLoadError: gone/)
  await page.goto(`${pro}/reviews`)
  await ready(page)
  const lose = () =>
    page.evaluate(() => {
      void Promise.reject(Object.assign(new Error('gone'), { name: 'ChunkLoadError' }))
    })
  await mark(page)
  await lose()
  await reloaded(page)
  await ready(page)
  await mark(page)
  await lose()
  await page.waitForTimeout(1000)
  expect(await isMarked(page)).toBe(true)
})

test('a newer build makes the next navigation a full load (B-28)', async ({ page }) => {
  await page.route('**/builds/latest.json', (route) =>
    route.fulfill({ json: { id: 'loader-x', timestamp: 1, application: 'newer' } }),
  )
  await page.clock.install()
  await page.goto(`/kk${pro}/reviews`)
  await ready(page)
  await mark(page)
  const news = page.getByRole('navigation').getByRole('link', { name: 'Жаңалықтар' })
  const answered = page.waitForResponse('**/builds/latest.json')
  await page.clock.runFor(3_600_000)
  await (await answered).finished()
  expect(await isMarked(page)).toBe(true)
  await news.click()
  await expect(page).toHaveURL(`/kk${pro}/clinic-website/news`)
  await expect.poll(() => isMarked(page)).toBe(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Жаңалықтар' })).toBeVisible()
})

test('what a person has chosen to see is there from the first byte', async ({ page, context, request }) => {
  await page.goto(`${pro}/reviews`)
  await page.getByRole('button', { name: /Айгүл/ }).click()
  await page.getByText('Тёмное').click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await context.addCookies([
    { name: 'blind', value: writeLowVision(defaultLowVision), url: new URL(page.url()).origin },
  ])
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const html = await (await request.get(`${pro}/reviews`, { headers: { cookie } })).text()
  const [tag = ''] = /<html[^>]*>/.exec(html) ?? []
  expect(tag).toContain('data-theme="dark"')
  expect(tag).toContain(`data-scheme="${defaultLowVision.scheme}"`)
})

const auth = '/blocks/layouts/auth'
const screens = [auth, `${pro}/reviews`, '/blocks/layouts/error', `${pro}/nothing`]
/** Sets the cookie of a visitor who has chosen the low-vision version before. */
const chooseLowVision = (page: Page, value: string, baseURL = '') =>
  page.context().addCookies([{ name: 'blind', value, url: baseURL }])

test('the low-vision version can be left on every screen (B-31)', async ({
  page,
  baseURL,
  allowInConsole,
}) => {
  allowInConsole(/secret detail/)
  for (const path of screens) {
    await chooseLowVision(page, writeLowVision(defaultLowVision), baseURL)
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'black-on-white')
    await page.getByRole('button', { name: 'Обычная версия' }).click()
    await expect(page.locator('html')).not.toHaveAttribute('data-scheme')
    await expect(page).toHaveURL(`${path}#low-vision-on`)
    await expect(page.getByText('Настройки', { exact: true })).toHaveCount(0)
  }
})

test('the low-vision version is turned on in the user menu and set at once (B-31)', async ({ page }) => {
  await page.goto(`${pro}/reviews`)
  await ready(page)
  await page.getByRole('button', { name: /Айгүл/ }).click()
  await page.getByRole('button', { name: 'Версия для слабовидящих' }).click()
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-size', '150')
  await ready(page)
  await mark(page)
  await page.getByText('Настройки', { exact: true }).click()
  await page.getByText('Белым по чёрному').click()
  await page.getByText('200 %').click()
  await expect(html).toHaveAttribute('data-size', '200')
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(255, 255, 255)')
  expect(await isMarked(page)).toBe(true)
  await page.goto(`/uz${auth}`)
  await expect(html).toHaveAttribute('data-size', '200')
  await expect(html).toHaveAttribute('data-scheme', 'white-on-black')
  await expect(page.getByRole('button', { name: 'Oddiy versiya' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the low-vision version of the way in is turned on, set and turned off by forms', async ({ page }) => {
    await page.goto(auth)
    await page.getByRole('button', { name: 'Версия для слабовидящих' }).click()
    const html = page.locator('html')
    await expect(html).toHaveAttribute('data-size', '150')
    await page.getByText('Настройки', { exact: true }).click()
    await page.getByText('200 %').click()
    await page.getByRole('button', { name: 'Применить' }).click()
    await expect(html).toHaveAttribute('data-size', '200')
    await page.getByRole('button', { name: 'Обычная версия' }).click()
    await expect(html).not.toHaveAttribute('data-size')
  })
})

for (const [width, value] of [
  [360, '200.black-on-white.normal.normal.sans.on.off'],
  [320, '200.white-on-black.wider.wider.serif.on.off'],
  [360, '150.black-on-white.wide.wide.sans.on.off'],
] as const) {
  test(
    `everything fits in at ${width} px with ${value}`,
    everyRun(width === 320),
    async ({ page, baseURL, allowInConsole }) => {
      allowInConsole(/secret detail/)
      await page.setViewportSize({ width, height: 740 })
      await chooseLowVision(page, value, baseURL)
      for (const path of screens) {
        await page.goto(`/uz${path}`)
        await expect(page.getByRole('button', { name: 'Oddiy versiya' })).toBeVisible()
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width)
      }
      await page.goto(`/kk${pro}/mis/patients`)
      await ready(page)
      const header = page.locator('header')
      const boxes = await header
        .locator('a, button')
        .filter({ visible: true })
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
      expect(boxes).toHaveLength(4)
      const covered = boxes.filter((a) =>
        boxes.some(
          (b) => a !== b && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
        ),
      )
      expect(covered).toEqual([])
      await header.getByRole('button', { name: /Айгүл/ }).click()
      const signOut = page.getByRole('dialog').getByRole('button', { name: 'Шығу' })
      await signOut.scrollIntoViewIfNeeded()
      await expect(signOut).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Escape')
      const bar = page.getByRole('navigation', { name: 'Бөлімдер' })
      await expect(bar.getByRole('link', { name: 'Пациенттер' })).toHaveAttribute('aria-current', 'page')
      // No label is cut or wrapped: it fits on one line or is hidden, leaving the accessible name.
      const heights = await bar
        .locator('a, button')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)))
      expect(new Set(heights).size).toBe(1)
    },
  )
}

test('an error screen has its picture at once and its button a moment later (C-10)', async ({
  page,
  allowInConsole,
}) => {
  allowInConsole(/secret detail/)
  for (const [path, picture] of [
    [`/uz${pro}/nothing`, '.error-lens'],
    ['/uz/blocks/layouts/error', '.error-pulse'],
  ] as const) {
    await page.goto(path)
    await expect(page.locator(picture)).toBeVisible()
    const action = page.locator('.error-action')
    await expect(action).toHaveCSS('opacity', '1')
    await expect(action).toHaveCSS('animation-delay', '1.5s')
  }
})

for (const path of screens) {
  test(
    `axe finds nothing on ${path} in the low-vision version`,
    // `layouts.spec.ts` looks at the first two in another scheme.
    everyRun(!screens.slice(0, 2).includes(path)),
    async ({ page, baseURL, allowInConsole }) => {
      allowInConsole(/secret detail/)
      await chooseLowVision(page, writeLowVision({ ...defaultLowVision, scheme: 'brown-on-beige' }), baseURL)
      await page.goto(path)
      await page.getByText('Настройки', { exact: true }).click()
      expect(await axeFaults(page)).toEqual([])
    },
  )
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `axe finds nothing on an address that nothing answers, ${colorScheme}`,
    everyRun(colorScheme === 'dark'),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto('/blocks/nothing')
      expect(await axeFaults(page)).toEqual([])
    },
  )
}
