import { expect, type Page } from '@playwright/test'
import { address } from './addresses.ts'
import { axeFaults } from './axe-faults.ts'
import { blockTypes } from './block-types.ts'
import { everyRun } from './every-run.ts'
import { squeezed } from './squeezed.ts'
import { test } from './test.ts'

const schemes = [
  'black-on-white',
  'white-on-black',
  'blue-on-light-blue',
  'brown-on-beige',
  'green-on-dark-brown',
]

/** Sets the cookie of a reader who has chosen before. */
const choose = (page: Page, value: string, baseURL: string | undefined) =>
  page.context().addCookies([{ name: 'blind', value, url: baseURL ?? '' }])

/** The settings that need the most room. */
const widest = '200.black-on-white.wider.wider.serif.off.off'

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const textSize = (page: Page) =>
  page
    .locator('main p')
    .first()
    .evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize))

test('is one click away, acts at once, stays on the next page and goes away again', async ({ page }) => {
  await page.goto('/l/demo-dent?a=1')
  const before = await textSize(page)
  await page.getByRole('button', { name: 'Версия для слабовидящих' }).click()
  await expect(page).toHaveURL(/\/l\/demo-dent\?a=1$/)
  await expect.poll(() => textSize(page)).toBeCloseTo(before * 1.5, 0)
  const html = page.locator('html')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('button', { name: 'Обычная версия' })).toBeFocused()
  await page.getByText('Настройки').click()
  await page.getByText('Белым по чёрному').click()
  await expect(html).toHaveAttribute('data-scheme', 'white-on-black')
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(255, 255, 255)')
  await page.getByText('200 %').click()
  await expect(html).toHaveAttribute('data-size', '200')
  await page.goto('/uz/l/demo-dent/contacts')
  await expect(html).toHaveAttribute('data-scheme', 'white-on-black')
  await expect(html).toHaveAttribute('data-size', '200')
  await page.getByRole('button', { name: 'Oddiy versiya' }).click()
  await expect(page).toHaveURL(/\/uz\/l\/demo-dent\/contacts#low-vision-on$/)
  await expect(html).not.toHaveAttribute('data-scheme')
  await expect(page.getByRole('button', { name: 'Zaif koʻruvchilar uchun versiya' })).toBeFocused()
})

for (const width of [1280, 360]) {
  test(
    `leaves the reader where they were as it comes, without an error, at ${width} px`,
    everyRun(width === 360),
    async ({ page }) => {
      const errors: string[] = []
      page.on('pageerror', ({ message }) => errors.push(message))
      await page.setViewportSize({ width, height: 740 })
      await page.goto('/l/demo-dent')
      const heading = page.locator('main h2').nth(4)
      await heading.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 100))
      await page.getByRole('button', { name: 'Версия для слабовидящих' }).click()
      await expect(page.locator('html')).toHaveAttribute('data-scheme', 'black-on-white')
      await expect(heading).toBeInViewport()
      await page.evaluate(() => scrollTo(0, 0))
      await page.getByRole('button', { name: 'Обычная версия' }).click()
      await expect(page.locator('html')).not.toHaveAttribute('data-scheme')
      expect(errors).toEqual([])
    },
  )
}

test('its settings are reached one after the other by the keyboard, pictures too', async ({
  page,
  baseURL,
}) => {
  await choose(page, '150.black-on-white.normal.normal.sans.on.off', baseURL)
  await page.goto('/l/demo-dent')
  const panel = page.getByRole('complementary', { name: 'Версия для слабовидящих' })
  await panel.getByText('Настройки').press('Enter')
  const html = page.locator('html')
  await panel.getByLabel('Цветные').focus()
  for (const [key, label, value] of [
    ['ArrowDown', 'Чёрно-белые', 'grey'],
    ['ArrowDown', 'Только подписи', 'off'],
    ['ArrowUp', 'Чёрно-белые', 'grey'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(html).toHaveAttribute('data-images', value)
    await expect(page.locator('main img[src]')).toHaveCount(
      value === 'off' ? 0 : await page.locator('main img').count(),
    )
    await expect(panel.getByLabel(label)).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(panel.getByLabel('Выключено')).toBeFocused()
})

test('the focus and what is chosen are seen at every control, and no word is drawn letter by letter', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 640, height: 450 })
  await choose(page, '200.white-on-black.normal.normal.sans.on.off', baseURL)
  await page.goto('/')
  await page.keyboard.press('Tab')
  const find = page.getByRole('button', { name: 'Найти' })
  await find.focus()
  await expect(find).toHaveCSS('outline-width', '4px')
  await expect(find).toHaveCSS('outline-offset', '3px')
  // A card and the name of the site have one ring, round the whole of them.
  const brand = page.locator('.site-brand a')
  await brand.focus()
  await expect(brand).toHaveCSS('outline-style', 'none')
  expect(await brand.evaluate((link) => getComputedStyle(link, '::after').outlineWidth)).toBe('4px')
  const header = await page.locator('.site-header > div').boundingBox()
  expect((await page.locator('.site-brand').boundingBox())?.width).toBeLessThan((header?.width ?? 0) / 2)
  await page.goto('/l/demo-dent/reviews')
  const form = page.locator('#review-form-write')
  await form.locator('form').dispatchEvent('pointerover')
  await expect(form.locator('sh-island[data-ready]')).toBeVisible()
  await form
    .getByRole('radio', { name: /хорошо/ })
    .first()
    .check({ force: true })
  const word = form.getByText('хорошо', { exact: true }).first()
  await expect(word).toBeVisible()
  const size = await word.boundingBox()
  expect(size?.width).toBeGreaterThan(size?.height ?? 0)
  const last = await form.getByRole('radio', { name: /^5/ }).first().locator('..').boundingBox()
  expect(size?.x).toBeGreaterThanOrEqual((last?.x ?? 0) + (last?.width ?? 0))
  expect(Math.abs((size?.y ?? 0) - (last?.y ?? 0))).toBeLessThan(last?.height ?? 0)
})

test('on a phone what has the focus is whole with its ring, and the title of the menu is one word', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await choose(page, '150.white-on-black.normal.normal.sans.on.off', baseURL)
  await page.goto('/l/demo-dent')
  for (const control of await page.locator('.thumb-bar > *, .snap-row a:visible').all()) {
    // Photos are seen in a row of their own.
    if (await control.evaluate((one) => one.closest('.photos') !== null)) continue
    await control.focus()
    const [left, right] = await control.evaluate((one) => {
      const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(one)
      const ring =
        outlineStyle === 'none' ? 0 : Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
      const box = one.getBoundingClientRect()
      return [box.left - ring, box.right + ring]
    })
    const words = await control.textContent()
    expect(left, words ?? '').toBeGreaterThanOrEqual(0)
    expect(right, words ?? '').toBeLessThanOrEqual(360)
  }
  await page.locator('.thumb-bar').getByRole('button', { name: 'Меню' }).click()
  const title = page.locator('.menu-head > p')
  const { width = 0, height = 0 } = (await title.boundingBox()) ?? {}
  expect(width).toBeGreaterThan(height)
})

test('its bar is one row, in every language and with the largest letters', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await choose(page, widest, baseURL)
  for (const path of ['/l/demo-dent/contacts', '/blocks/layouts/auth']) {
    for (const language of ['', '/kk', '/uz', '/en']) {
      await page.goto(language + path)
      const bar = page.locator('.low-vision')
      expect((await bar.boundingBox())?.height, language + path).toBeLessThanOrEqual(64)
      const heights = await bar
        .locator('button:visible, summary')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
      expect(heights).toHaveLength(2)
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
    }
  }
})

test('is on a page that Back shows again', async ({ page }) => {
  await page.goto('/l/demo-dent')
  await page.goto('/l/demo-dent/contacts')
  /** The version is on and the page is loaded: the driver cannot go back from a page that is being unloaded. */
  const isOn = async () => {
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'black-on-white')
    // A page that comes out of the browser's memory has no network to become idle.
    await page.waitForFunction(() => document.readyState === 'complete')
  }
  await page.getByRole('button', { name: 'Версия для слабовидящих' }).click()
  await isOn()
  await page.goBack()
  await isOn()
  await page.goBack()
  await isOn()
  await expect(page).toHaveURL(/\/l\/demo-dent$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('is turned on, set and turned off by forms', async ({ page }) => {
    await page.goto('/l/demo-dent')
    await page.getByRole('button', { name: 'Версия для слабовидящих' }).click()
    await expect(page.getByRole('button', { name: 'Обычная версия' })).toBeFocused()
    const panel = page.getByRole('complementary', { name: 'Версия для слабовидящих' })
    await panel.getByText('Настройки').click()
    await panel.getByText('Только подписи').click()
    await panel.getByText('Применить').click()
    await expect(page.locator('html')).toHaveAttribute('data-images', 'off')
    await expect(panel.getByText('Применить')).toBeFocused()
    await page.getByRole('button', { name: 'Обычная версия' }).click()
    await expect(page.locator('html')).not.toHaveAttribute('data-images')
  })
})

test('loads no picture where the reader wants what they say', async ({ page, baseURL }) => {
  const pictures: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && request.url().includes('/images/')) pictures.push(request.url())
  })
  await choose(page, '100.black-on-white.normal.normal.sans.off.off', baseURL)
  await page.goto('/l/demo-dent/gallery')
  const picture = page.locator('main img[alt]:not([alt=""])').first()
  await expect(picture).toBeVisible()
  expect((await picture.boundingBox())?.height).toBeGreaterThan(20)
  expect(pictures).toEqual([])
})

test.describe('reading aloud', () => {
  /** A device with these voices that stays silent; the texts to speak are recorded in `said`. */
  const withVoices = (page: Page, langs: readonly string[]) =>
    page.addInitScript((known) => {
      const said: SpeechSynthesisUtterance[] = []
      const voices = known.map((lang) => ({ lang, localService: true }))
      const synthesis = Object.assign(new EventTarget(), {
        getVoices: () => voices,
        speak: (one: SpeechSynthesisUtterance) => said.push(one),
        cancel: () => said.splice(0),
      })
      class Utterance extends EventTarget {
        text: string
        constructor(text: string) {
          super()
          this.text = text
        }
      }
      Object.defineProperty(window, 'speechSynthesis', { value: synthesis })
      Object.assign(window, { said, SpeechSynthesisUtterance: Utterance })
    }, langs)
  const said = (page: Page) =>
    page.evaluate(() =>
      (window as unknown as { said: SpeechSynthesisUtterance[] }).said.map(
        ({ lang, text }) => `${lang}: ${text}`,
      ),
    )

  test.beforeEach(({ page, baseURL }) =>
    choose(page, '150.black-on-white.normal.normal.sans.on.off', baseURL),
  )

  test('is silent until it is asked for, reads all there is in its languages, and stops', async ({
    page,
  }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await withVoices(page, ['en-US', 'uz-UZ', 'ru_RU'])
    await page.goto('/uz/l/demo-family')
    const button = page.getByRole('button', { name: 'Ovoz chiqarib oʻqish' })
    await expect(button).toBeVisible()
    expect(await said(page)).toEqual([])
    expect(scripts.filter((url) => url.includes('speech'))).toEqual([])
    await button.click()
    const stop = page.getByRole('button', { name: 'Oʻqishni toʻxtatish' })
    await expect(stop).toBeFocused()
    const heading = (await page.locator('main h1').textContent()) ?? ''
    await expect.poll(() => said(page)).toContainEqual(expect.stringContaining(heading))
    const all = await said(page)
    expect(new Set(all.map((one) => one.slice(0, 5)))).toEqual(new Set(['uz-UZ', 'ru_RU']))
    expect(new Set(all.filter((one) => one.length > 60)).size).toBe(
      all.filter((one) => one.length > 60).length,
    )
    await stop.click()
    expect(await said(page)).toEqual([])
    await expect(button).toBeFocused()
    await button.click()
    await expect(stop).toBeVisible()
    await page.evaluate(() => {
      const { said } = window as unknown as { said: SpeechSynthesisUtterance[] }
      said.at(-1)?.onend?.call(said[0] as SpeechSynthesisUtterance, new Event('end') as SpeechSynthesisEvent)
    })
    await expect(button).toBeVisible()
  })

  test('says in words that no voice knows the language', async ({ page }) => {
    await withVoices(page, ['en-US'])
    await page.goto('/kk/l/demo-dent/contacts')
    await page.getByRole('button', { name: 'Дауыстап оқу' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'қазақша оқитын дауыс жоқ' })).toBeVisible()
    expect(await said(page)).toEqual([])
    await expect(page.getByRole('button', { name: 'Дауыстап оқу' })).toBeVisible()
  })
})

for (const width of [1280, 360]) {
  test(
    `leaves no room of a picture to its words at ${width} px`,
    everyRun(width === 360),
    async ({ page, baseURL }) => {
      await page.setViewportSize({ width, height: 740 })
      for (const path of [
        '/',
        '/l/demo-dent',
        '/l/demo-dent/news',
        '/l/demo-dent/gallery',
        '/l/demo-dent/specialists',
      ]) {
        await choose(page, '150.black-on-white.normal.normal.sans.off.off', baseURL)
        await page.goto(path)
        const faults = await page.locator('main img:not([alt=""])').evaluateAll((pictures) =>
          pictures.flatMap((picture) => {
            const { alt } = picture as HTMLImageElement
            const em = Number.parseFloat(getComputedStyle(picture).fontSize)
            const { width, height } = picture.getBoundingClientRect()
            const card = picture.closest('.card')
            const frame = picture.parentElement
            const isNarrow = width < 10 * em
            // A line has room for at least twenty letters.
            const isTall = height > (Math.ceil(alt.length / 20) + 2) * 1.5 * em
            const isEmpty = frame?.childElementCount === 1 && frame.clientHeight > height + 4
            const isCut = card && card.scrollHeight > card.clientHeight + 2
            return isNarrow || isTall || isEmpty || isCut
              ? [`${alt}: ${JSON.stringify({ width, height, isEmpty, isCut })}`]
              : []
          }),
        )
        expect(faults, path).toEqual([])
      }
    },
  )
}

test('holds nothing that moves', async ({ page, baseURL }) => {
  await choose(page, '100.black-on-white.normal.normal.sans.on.off', baseURL)
  await page.goto('/l/demo-dent')
  const moving = await page
    .locator('body *')
    .evaluateAll(
      (all) => all.filter((one) => Number.parseFloat(getComputedStyle(one).transitionDuration) > 0).length,
    )
  expect(moving).toBe(0)
})

for (const scheme of schemes) {
  for (const path of ['/l/demo-dent/contacts', '/uz', '/l/demo-dent/nowhere']) {
    test(
      `axe finds nothing on ${path} in ${scheme}`,
      // `layouts.spec.ts` looks at a page of each layout in another scheme.
      everyRun(scheme === 'blue-on-light-blue' && path.endsWith('contacts')),
      async ({ page, baseURL }) => {
        await choose(page, `150.${scheme}.normal.normal.sans.on.off`, baseURL)
        await page.goto(path)
        await page.locator('.low-vision summary').click()
        expect(await axeFaults(page)).toEqual([])
      },
    )
  }
}

for (const [width, value] of [
  [1280, '200.black-on-white.normal.normal.sans.on.off'],
  [1280, '200.brown-on-beige.wider.wider.serif.off.off'],
  [360, '200.white-on-black.wide.wide.sans.on.off'],
  [360, widest],
] as const) {
  test(
    `nothing scrolls sideways at ${width} px with ${value}`,
    everyRun(value === widest),
    async ({ page, baseURL }) => {
      await page.setViewportSize({ width, height: 800 })
      await choose(page, value, baseURL)
      for (const path of [
        '/',
        '/l/demo-dent',
        '/kk/l/demo-dent/specialists',
        '/uz/l/demo-dent/contacts',
        '/l/demo-dent/nowhere',
      ]) {
        await page.goto(path)
        await page.locator('.low-vision summary').click()
        expect(await overflow(page), path).toBeLessThanOrEqual(0)
      }
    },
  )
}

/** Draws another page in the document that is open, which has the styles and fonts of all. */
async function draw(page: Page, path: string): Promise<void> {
  const answer = await page.request.get(path)
  expect(answer.status(), path).toBe(200)
  await page.evaluate(
    (html) => {
      document.body = new DOMParser().parseFromString(html, 'text/html').body
    },
    await answer.text(),
  )
}

const manyPaths = [
  '/',
  '/help',
  '/l/demo-dent',
  '/l/demo-dent/news',
  '/l/demo-dent/specialists',
  '/l/demo-dent/contacts',
  '/l/demo-dent/gallery',
  '/l/demo-dent/reviews',
]
for (const width of [320, 360]) {
  for (const size of [150, 200]) {
    const isTightest = width === 320 && size === 200
    const value = `${size}.black-on-white.normal.normal.sans.on.off`

    for (const language of ['ru', 'kk', 'uz'] as const) {
      test(
        `breaks no word for want of room at ${width} px and ${size} % in ${language}`,
        everyRun(isTightest && language === 'kk'),
        async ({ page, baseURL }) => {
          await page.setViewportSize({ width, height: 740 })
          await choose(page, value, baseURL)
          for (const path of manyPaths) {
            await page.goto(address(path, language))
            expect(await squeezed(page), path).toEqual([])
            expect(await overflow(page), path).toBeLessThanOrEqual(0)
          }
        },
      )
    }

    test(
      `breaks no word of any block for want of room at ${width} px and ${size} %`,
      everyRun(isTightest),
      async ({ page, baseURL }) => {
        await page.setViewportSize({ width, height: 740 })
        await choose(page, value, baseURL)
        await page.goto('/blocks/preview/page-title')
        for (const type of blockTypes) {
          await draw(page, `/blocks/preview/${type}`)
          expect(await squeezed(page), type).toEqual([])
          expect(await overflow(page), type).toBeLessThanOrEqual(0)
        }
      },
    )
  }
}

test('the circles of its settings keep their size beside a long word', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await choose(page, '200.green-on-dark-brown.wider.normal.sans.on.off', baseURL)
  await page.goto('/l/demo-dent')
  await page.locator('.low-vision summary').click()
  const widths = await page
    .locator('.low-vision [type=radio]')
    .evaluateAll((circles) => circles.map((circle) => circle.getBoundingClientRect().width))
  expect(widths.length).toBeGreaterThan(15)
  expect([...new Set(widths)]).toEqual([40])
})

for (const [name, settings, forcedColors] of [
  ['every scheme', '100.green-on-dark-brown.normal.normal.sans.on.off', 'none'],
  ['forced colours', '', 'active'],
] as const) {
  test(`stars that are not given are outlines in ${name}`, async ({ page, baseURL }) => {
    if (settings) await choose(page, settings, baseURL)
    await page.emulateMedia({ forcedColors })
    await page.goto('/blocks/preview/review-list')
    const [all, given] = await page
      .getByText('4,7', { exact: true })
      .locator('~ .stars')
      .evaluate((stars) =>
        ['::before', '::after'].map((part) => {
          const { maskImage, backgroundColor } = getComputedStyle(stars, part)
          return { isOutline: maskImage.includes('stroke'), backgroundColor }
        }),
      )
    expect([all?.isOutline, given?.isOutline]).toEqual([true, false])
    expect(given?.backgroundColor).toBe(all?.backgroundColor)
    expect(given?.backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
  })
}
