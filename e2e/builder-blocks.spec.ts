import { expect, type Page } from '@playwright/test'
import { demoSite } from './demo-site.ts'
import { test } from './test.ts'

const { url, open, beSignedIn } = demoSite()
const screen = '/pro/1001/clinic-website'

const canvas = (page: Page) => page.frameLocator('iframe')
const list = (page: Page) => page.getByRole('region', { name: 'Блоки страницы' })
const rows = (page: Page) => list(page).locator('[data-opens-block] > :first-child').allTextContents()
const row = (page: Page, name: string) => list(page).getByRole('listitem').filter({ hasText: name }).first()
const handle = (page: Page, name: string) =>
  page.getByRole('button', { name: `Переместить: ${name}` }).first()
const said = (page: Page) => page.locator('#site-announcer')
const isInside = async (page: Page) => /внутри «Колонки»/.test((await said(page).textContent()) ?? '')

test.describe('blocks by hand (R103)', () => {
  test.beforeEach(async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await beSignedIn(page, 'owner')
    await open(page, screen)
    await expect(canvas(page).locator('h1')).toBeVisible()
  })

  test('moves a block by its handle with keys, with the mouse, and back by undo', async ({ page }) => {
    const before = await rows(page)
    const [first = '', second = ''] = before
    await handle(page, first).focus()
    await page.keyboard.press('Space')
    await expect(said(page)).toContainText('перемещается')
    await page.keyboard.press('ArrowDown')
    await expect(said(page)).toHaveText(`После «${second}»`)
    await page.keyboard.press('Space')
    await expect(said(page)).toHaveText(`«${first}» на новом месте`)
    expect((await rows(page)).slice(0, 2)).toEqual([second, first])
    await expect(handle(page, first)).toBeFocused()
    await page.keyboard.press('Control+z')
    expect(await rows(page)).toEqual(before)
    const from = await handle(page, first).boundingBox()
    const to = await row(page, before[2] ?? '').boundingBox()
    if (!from || !to) throw new Error('The list is not shown')
    const drag = async (x: number) => {
      await page.mouse.move(x, from.y + 8)
      await page.mouse.down()
      await page.mouse.move(x, to.y + to.height - 6, { steps: 8 })
      await page.mouse.up()
    }
    // A press beside the handle moves no block, and blocks no click.
    await drag(from.x + from.width + 8)
    expect(await rows(page)).toEqual(before)
    await drag(from.x + 8)
    expect((await rows(page)).slice(0, 3)).toEqual([second, before[2], first])
    // Beside blocks that only the server renders, which keep their content.
    await handle(page, second).focus()
    await page.keyboard.press('Space')
    for (let times = 0; times < 20 && !(await isInside(page)); times++) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    const headings = async () => (await canvas(page).locator('main h2').allTextContents()).join(', ')
    await expect.poll(headings).toMatch(/Часы работы, Отзывы, Контакты/)
  })

  test('moves a block on the page by the handle at it, to where the page has scrolled, unless Escape is pressed', async ({
    page,
  }) => {
    const before = await rows(page)
    const held = before[1] ?? ''
    await row(page, held).locator('[data-opens-block]').click()
    const frame = await page.locator('iframe').first().boundingBox()
    if (!frame) throw new Error('The page is not shown')
    const dragToTop = async () => {
      await canvas(page).getByRole('button', { name: 'Переместить' }).hover()
      await page.mouse.down()
      await page.mouse.move(frame.x + 200, frame.y + 20, { steps: 8 })
      await expect(said(page)).toHaveText('В самом начале')
    }
    await dragToTop()
    await page.keyboard.press('Escape')
    await expect(said(page)).toHaveText(`«${held}» на прежнем месте`)
    await page.mouse.up()
    await dragToTop()
    await page.mouse.up()
    await expect(said(page)).toHaveText(`«${held}» на новом месте`)
    await page.getByRole('button', { name: 'Ко всем блокам' }).click()
    expect((await rows(page)).slice(0, 3)).toEqual([held, before[0], before[2]])
  })

  test('a page is assembled without a mouse: added, typed on the page, copied, nested, removed', async ({
    page,
  }) => {
    const before = await rows(page)
    await page.getByRole('button', { name: 'Добавить блок' }).first().press('Enter')
    await page.getByRole('textbox', { name: 'Найти блок' }).fill('цитата')
    const offer = page.getByRole('button', { name: 'Цитата', exact: true })
    await offer.press('Enter')
    await page.getByLabel(/^Слова · Русский/).fill('Сначала объясняем')
    await page.getByLabel(/^Чьи слова · Русский/).fill('Главный врач')
    await expect(canvas(page).getByText('Сначала объясняем')).toBeVisible()
    // The page takes Tab from block to block: the chosen one first, and Enter types in its text.
    await page.locator('iframe').first().focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(canvas(page).getByRole('textbox')).toHaveText('Главный врач')
    await page.keyboard.press('End')
    await page.keyboard.type(' клиники')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(/^Чьи слова · Русский/)).toHaveValue('Главный врач клиники')
    await page.getByRole('button', { name: 'Ко всем блокам' }).press('Enter')
    const quote = row(page, 'Цитата').locator('[data-opens-block]')
    await expect(quote).toBeFocused()
    await page.keyboard.press('Control+c')
    await expect(said(page)).toHaveText('Скопировано: «Цитата»')
    await page.keyboard.press('Control+v')
    await page.getByRole('button', { name: 'Ко всем блокам' }).press('Enter')
    expect(await rows(page)).toEqual([...before, 'Цитата', 'Цитата'])
    await quote.focus()
    await page.keyboard.press('Delete')
    expect(await rows(page)).toEqual([...before, 'Цитата'])
    await expect(quote).toBeFocused()
    await handle(page, 'Цитата').focus()
    await page.keyboard.press('Space')
    for (let times = 0; times < 20 && !(await isInside(page)); times++) await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Space')
    await expect(said(page)).toHaveText('«Цитата» на новом месте')
    await handle(page, 'Цитата').focus()
    await page.keyboard.press('Alt+ArrowLeft')
    await expect(said(page)).toHaveText('«Цитата» теперь снаружи')
  })

  test('what is copied elsewhere is no block, and is said so', async ({ page }) => {
    await page.evaluate(() => navigator.clipboard.writeText('Просто слова'))
    await list(page).locator('[data-opens-block]').first().focus()
    const before = await rows(page)
    await page.keyboard.press('Control+v')
    await expect(page.getByText(/Скопирован не блок сайта/)).toBeVisible()
    expect(await rows(page)).toEqual(before)
  })

  test('a text is typed where it stands, keeps its caret while it is saved, stays after Escape, and is undone', async ({
    page,
  }) => {
    const title = canvas(page).locator('h1 [data-edit]')
    const before = (await title.textContent()) ?? ''
    await title.click()
    await expect(page.getByLabel(/^Заголовок · Русский/)).toBeVisible()
    await title.click()
    await expect(canvas(page).getByRole('textbox')).toBeFocused()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' сразу')
    await expect(page.getByText('Всё сохранено')).toBeVisible()
    await page.keyboard.type('!')
    await expect(title).toHaveText(`${before} сразу!`)
    await page.keyboard.press('Escape')
    await expect(canvas(page).getByRole('textbox')).toHaveCount(0)
    await expect(said(page)).toHaveText('Новый текст остался: «Обложка»')
    await expect(page.getByLabel(/^Заголовок · Русский/)).toHaveValue(`${before} сразу!`)
    const undo = page.getByRole('button', { name: /^Отменить · / })
    for (let shown = await title.textContent(); shown !== before; shown = await title.textContent()) {
      await undo.click()
      // The page shows what was undone a moment later: pressed again before that, something earlier would be undone too.
      await expect(title).not.toHaveText(shown ?? '')
    }
    await expect(page.getByLabel(/^Заголовок · Русский/)).toHaveValue(before)
  })

  test('a block is saved as a section of one’s own, added from there, renamed and deleted', async ({
    page,
  }) => {
    const openMine = async () => {
      await page.getByRole('button', { name: 'Добавить блок', exact: true }).click()
      await page.getByRole('tab', { name: 'Мои', exact: true }).click()
    }
    await row(page, 'Колонки')
      .getByRole('button', { name: /^Действия: / })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Сохранить как свой раздел' }).click()
    await page.getByLabel('Название раздела').fill('Где мы')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Раздел «Где мы» сохранён')).toBeVisible()
    const before = await rows(page)
    await openMine()
    await expect(page.frameLocator('iframe[title="Где мы"]').locator('main section').first()).toBeAttached()
    await page.getByRole('button', { name: 'Где мы', exact: true }).click()
    await expect(said(page)).toHaveText('Добавлено: «Где мы»')
    await page.getByRole('button', { name: 'Ко всем блокам' }).click()
    // Another test of the same draft may have put more into the columns.
    const [section, ...inside] = (await rows(page)).slice(before.length)
    expect(section).toBe('Колонки')
    expect(inside).toEqual(expect.arrayContaining(['Часы работы', 'Контакты']))
    await page.getByRole('button', { name: /^Отменить · / }).click()
    await openMine()
    await page.getByRole('button', { name: 'Переименовать: Где мы' }).click()
    await page.getByLabel('Название раздела').fill('Адреса')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Удалить раздел: Адреса' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click()
    await expect(page.getByText('Здесь будут разделы, которые вы сохраните', { exact: false })).toBeVisible()
  })

  test('a phone keeps the page above the form, and its texts can be typed in there', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await canvas(page).locator('h1').click()
    const sheet = page.getByRole('dialog', { name: 'Обложка' })
    await expect(sheet).toBeVisible()
    const top = async () => (await sheet.boundingBox())?.y ?? 0
    await expect.poll(top).toBe(370)
    await expect(canvas(page).locator('h1')).toBeInViewport()
    await canvas(page).locator('h1 [data-edit]').click()
    await expect(canvas(page).getByRole('textbox')).toBeFocused()
    await expect(sheet).toBeVisible()
    await page.keyboard.press('Escape')
    await canvas(page).getByRole('button', { name: 'Добавить блок выше' }).click()
    await page.getByRole('textbox', { name: 'Найти блок' }).fill('цитата')
    await page.getByRole('button', { name: 'Цитата', exact: true }).click()
    await page.getByRole('dialog', { name: 'Цитата' }).getByRole('button', { name: 'Закрыть' }).click()
    await page.getByRole('button', { name: 'Блоки', exact: true }).click()
    const above = async () => {
      const shown = await rows(page)
      return shown[shown.indexOf('Обложка') - 1]
    }
    await expect.poll(above).toBe('Цитата')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })
})

test('a sample of a block has the clinic’s data and no scripts, and is for its staff only', async ({
  page,
}) => {
  await beSignedIn(page, 'owner')
  const sample = (type: string) => page.request.get(`${url}/l/demo-dent?draft=1001&sample=${type}`)
  const services = await sample('services')
  expect(services.status()).toBe(200)
  expect(await services.text()).not.toContain('<script type="module"')
  expect((await sample('no-such-block')).status()).toBe(404)
  const published = await fetch(`${url}/l/demo-dent?draft=1001&sample=services`)
  expect(await published.text()).not.toContain('data-edit')
})
