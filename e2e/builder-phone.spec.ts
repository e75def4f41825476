import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { axeFaults } from './axe-faults.ts'
import { demoSite, enterAs } from './demo-site.ts'
import { everyRun } from './every-run.ts'
import { test } from './test.ts'

const { url, open, beSignedIn } = demoSite()
const screen = '/pro/1001/clinic-website'

test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true })
const visitorSees = (page: Page, text: string) =>
  expect.poll(async () => (await page.request.get(`${url}/l/demo-dent`)).text()).toContain(text)

/** A thumb that counts its taps. */
function thumb() {
  let taps = 0
  return {
    tap: async (target: Locator) => {
      await target.tap()
      taps += 1
    },
    taps: () => taps,
  }
}

type Hand = ReturnType<typeof thumb>
type Quick = { name: string; most: number; change: (page: Page, hand: Hand) => Promise<void> }

const button = (place: Page | Locator, name: string | RegExp) => place.getByRole('button', { name })
const source = (page: Page, name: string) => page.getByRole('dialog', { name })
const save = async (form: Locator, hand: Hand) => {
  await hand.tap(button(form, 'Сохранить'))
  await expect(form).toBeHidden()
}
const branch = 'Демо-Дент на Примерной'

/** The change, and the highest number of taps for it, without typing. */
const quick: readonly Quick[] = [
  {
    name: 'Часы работы',
    most: 5,
    change: async (page, hand) => {
      const form = source(page, 'Филиалы и часы')
      await hand.tap(button(form, branch))
      await form.getByLabel('Понедельник: начало').fill('07:10')
      await page.keyboard.press('Tab')
      await save(form, hand)
      await visitorSees(page, '07:10')
    },
  },
  {
    name: 'Цена',
    most: 4,
    change: async (page, hand) => {
      const form = source(page, 'Услуги и цены')
      await hand.tap(form.getByRole('list').getByRole('button').first())
      const price = form.getByRole('textbox', { name: 'Цена', exact: true })
      await expect(price).toBeFocused()
      // The bar with the buttons of the form does not cover the focused field.
      const isSeen = (field: Element) => {
        const { left, bottom } = field.getBoundingClientRect()
        return field.contains(document.elementFromPoint(left + 9, bottom - 3))
      }
      await expect.poll(() => price.evaluate(isSeen)).toBe(true)
      expect(await axeFaults(page)).toEqual([])
      await page.keyboard.press('Control+a')
      await page.keyboard.type('12345')
      await save(form, hand)
      await visitorSees(page, '12\u00a0345')
    },
  },
  {
    name: 'Телефон',
    most: 4,
    change: async (page, hand) => {
      const form = source(page, 'Филиалы и часы')
      await hand.tap(button(form, branch))
      const phone = form.getByRole('textbox', { name: 'Телефон 1' })
      await expect(phone).toBeFocused()
      await phone.fill('+7 727 300 77 88')
      await save(form, hand)
      await expect(page.frameLocator('iframe').locator('a[href="tel:+77273007788"]').first()).toBeAttached()
      await visitorSees(page, 'tel:+77273007788')
    },
  },
  {
    name: 'Фото в галерее',
    most: 6,
    change: async (page, hand) => {
      const form = source(page, 'Фотогалерея')
      await hand.tap(form.getByRole('list').getByRole('button').first())
      const picture = { width: 900, height: 600, channels: 3, background: '#1c64ad' } as const
      const buffer = await sharp({ create: picture }).png().toBuffer()
      await hand.tap(button(form, 'Выбрать другое'))
      const library = page.getByRole('dialog', { name: 'Выберите изображение' })
      const choosing = page.waitForEvent('filechooser')
      await hand.tap(library.getByText(/^Выбрать файл/).first())
      await (await choosing).setFiles({ name: 'hall.png', mimeType: 'image/png', buffer })
      await expect(library).toBeHidden()
      const shown = form.locator('img[src*="/images/site/"]').first()
      await expect(shown).toBeVisible()
      const [src = ''] = /\/images\/site\/[^/]+\/[^/]+/.exec((await shown.getAttribute('src')) ?? '') ?? []
      await save(form, hand)
      await visitorSees(page, src)
    },
  },
  {
    name: 'Объявление',
    most: 6,
    change: async (page, hand) => {
      const sheet = page.getByRole('dialog', { name: 'Дизайн сайта' })
      const ready = button(sheet, /не работаем/).first()
      const title = (await ready.locator('span').first().textContent()) ?? ''
      await hand.tap(ready)
      await expect(page.frameLocator('iframe').getByText(title)).toBeInViewport()
      await expect(sheet.getByText('Всё сохранено')).toBeVisible()
      await hand.tap(button(sheet, 'Закрыть'))
      await hand.tap(button(page, 'Опубликовать'))
      await hand.tap(button(page, 'Опубликовать сайт'))
      await visitorSees(page, title)
    },
  },
]

/** Signs in; by the form where time is measured, because the way in is a part of the way. */
async function enterIn(page: Page): Promise<void> {
  if (!process.env.FULL) return beSignedIn(page, 'owner')
  await open(page, '/auth/signin?redirect=%2Fprofile')
  await enterAs(page, 'owner')
  await page.waitForURL(`${url}/profile`)
}

/** One that saves a row of an area, and one that publishes the site. */
const representatives = ['Цена', 'Объявление']

for (const { name, most, change } of quick) {
  const details = everyRun(representatives.includes(name))
  test(`«${name}» is changed with at most ${most} taps of a thumb`, details, async ({ page }) => {
    const start = Date.now()
    await enterIn(page)
    await open(page, screen)
    const hand = thumb()
    await hand.tap(button(page.getByRole('navigation', { name: 'Части сайта' }), 'Быстро'))
    await hand.tap(button(page.getByRole('dialog', { name: 'Быстрые правки' }), name))
    await change(page, hand)
    // A machine with other work to do may be slower.
    if (process.env.FULL) expect(Date.now() - start).toBeLessThan(30_000)
    expect(hand.taps()).toBeLessThanOrEqual(most)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })
}

test('a block is added, led to what it lacks, taken back below its form, and seen on the whole screen', async ({
  page,
}) => {
  await beSignedIn(page, 'owner')
  await open(page, screen)
  const bar = page.getByRole('navigation', { name: 'Части сайта' })
  const sheet = page.getByRole('dialog')
  const canvas = page.locator('iframe[title="Страница, как её увидят посетители"]')
  const block = canvas.contentFrame().getByText('Заполните обязательные поля', { exact: false })
  await test.step('a new block says that visitors do not see it yet, and leads to what is missing', async () => {
    await button(bar, 'Блоки').tap()
    await button(sheet, 'Добавить блок').tap()
    await button(page.getByRole('dialog', { name: 'Добавить блок' }), /^Вопросы и ответы/).tap()
    await expect(block).toBeVisible()
    await button(sheet, 'Заполнить').tap()
    await expect(sheet.locator(':focus')).toHaveText('Добавить')
    expect(await axeFaults(page)).toEqual([])
  })
  await test.step('each step is taken back below the form that made it', async () => {
    await sheet.locator(':focus').press('Enter')
    await expect(sheet.getByRole('textbox', { name: /^Вопрос / })).toBeFocused()
    await page.keyboard.type('Есть ли парковка?')
    await expect(sheet.locator(':focus')).toHaveValue('Есть ли парковка?')
    const back = button(sheet, /^Отменить ·/)
    await back.tap()
    await expect(sheet.getByText('Есть ли парковка?')).toHaveCount(0)
    await expect(sheet).toHaveAccessibleName('Вопросы и ответы')
    await back.tap()
    await back.tap()
    await expect(sheet).toHaveAccessibleName('Блоки страницы')
    await expect(block).toHaveCount(0)
    await button(sheet, 'Закрыть').tap()
  })
  await test.step('the page on the whole screen leaves nothing below it to the keys', async () => {
    const [part, whole] = [button(page, 'Выйти из полного экрана'), button(page, 'Страница на весь экран')]
    await whole.tap()
    await expect(canvas).toHaveCSS('height', '800px')
    const takesFocus = (one: HTMLElement) => {
      one.focus()
      return document.activeElement === one
    }
    expect(await button(page, 'Опубликовать').evaluate(takesFocus)).toBe(false)
    expect(await button(bar, 'Блоки').evaluate(takesFocus)).toBe(false)
    await part.tap()
    await expect.poll(() => button(page, 'Опубликовать').evaluate(takesFocus)).toBe(true)
    await expect(whole).toBeVisible()
  })
})

test('what is open closes by the Back button, and a page that is made of data says what of', async ({
  page,
}) => {
  await beSignedIn(page, 'owner')
  await test.step('the Back button closes what is open, and stays in the editor', async () => {
    await open(page, screen)
    const bar = page.getByRole('navigation', { name: 'Части сайта' })
    const sheet = page.getByRole('dialog')
    await button(bar, 'Блоки').tap()
    await sheet
      .getByRole('button', { name: /^Обложка/ })
      .first()
      .tap()
    await expect(sheet).toHaveAccessibleName(/^Обложка/)
    await page.goBack()
    await expect(sheet).toHaveAccessibleName('Блоки страницы')
    await page.goBack()
    await expect(sheet).toHaveCount(0)
    await button(bar, 'Дизайн').tap()
    await button(sheet, 'Закрыть').tap()
    await expect(sheet).toHaveCount(0)
    // Closed by its button it leaves no entry in the history.
    await expect.poll(() => page.evaluate(() => Boolean(history.state?.step))).toBe(false)
    await expect(page).toHaveURL(url + screen)
  })
  await test.step('a page that is made of data says what of, at a touch', async () => {
    await open(page, screen)
    await page
      .getByRole('navigation', { name: 'Части сайта' })
      .getByRole('button', { name: 'Страницы' })
      .tap()
    const sheet = page.getByRole('dialog')
    await sheet
      .getByRole('button', { name: /^Врачи/ })
      .first()
      .tap()
    await sheet.getByRole('button', { name: 'Закрыть' }).tap()
    await page.frameLocator('iframe').getByRole('heading', { level: 3 }).first().tap()
    await sheet.getByRole('button', { name: /^Изменить данные.*Врачи/ }).tap()
    const form = source(page, 'Врачи')
    await form.getByRole('list').getByRole('button').first().tap()
    const name = form.getByLabel(/^Имя/).first()
    await name.fill('Другое имя')
    await button(form, 'Закрыть').tap()
    await expect(
      page.getByText('Правка не сохранена, посетители её не видят.', { exact: false }),
    ).toBeVisible()
    await button(page, 'Продолжить').tap()
    await expect(form).toBeVisible()
  })
})
