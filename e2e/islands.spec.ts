import { expect, type Page, type Route } from '@playwright/test'
import { heard, withFormIsland } from './form-island.ts'
import { settledBox } from './settled-box.ts'
import { ofLostCode, test } from './test.ts'
import { watchScripts } from './watch-scripts.ts'

/** Delays matching responses until the returned function is called, `then` answers. */
async function holdBack(
  page: Page,
  url: RegExp,
  then: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  const gate = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await gate.promise
    await then(route)
  })
  return gate.resolve
}

const services = 'sh-island[data-of=services]'
/** What the price list shows, opened or not. */
const prices = '#prices-list dl > div:not([hidden]) > dt'

test('a document loads one script of at most 3 kB before a touch, nothing of the low-vision version, and lets pages be fetched ahead a second later', async ({
  page,
}) => {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  const scripts = watchScripts(page)
  // Time stands still, however slow the machine is.
  await page.clock.install({ time: '2026-12-01T08:00:00Z' })
  await page.clock.pauseAt('2026-12-01T08:00:01Z')
  await page.goto('/l/demo-dent')
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0)
  await page.clock.runFor(1000)
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(1)
  expect(await scripts()).toBeLessThanOrEqual(3000)
  expect(urls.filter((url) => url.endsWith('.js'))).toHaveLength(1)
  expect(urls.filter((url) => url.includes('low-vision'))).toEqual([])
})

test('an island that is hovered and clicked while React is slow does what was asked once', async ({
  page,
}) => {
  const letGo = await holdBack(page, /hydrate-.*\.js/)
  await page.goto('/l/demo-dent/gallery')
  const picture = page.locator('sh-island[data-of=gallery] a').first()
  await page.evaluate(() => {
    const opened = HTMLDialogElement.prototype.showModal
    Object.assign(window, { opened: 0 })
    HTMLDialogElement.prototype.showModal = function () {
      Object.assign(window, { opened: (window as unknown as { opened: number }).opened + 1 })
      opened.call(this)
    }
  })
  await picture.hover()
  await picture.click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  letGo()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.locator('sh-island[data-of=gallery]')).toHaveAttribute('data-ready', '')
  expect(await page.evaluate(() => (window as unknown as { opened: number }).opened)).toBe(1)
  await expect(page).toHaveURL(/\/l\/demo-dent\/gallery$/)
})

test('what is typed before an island is ready is kept and takes effect', async ({ page }) => {
  const letGo = await holdBack(page, /hydrate-.*\.js/)
  await page.goto('/l/demo-dent')
  const search = page.locator(`${services} input`)
  const rows = page.locator(prices)
  expect(await rows.count()).toBe(28)
  await search.fill('кариес')
  await expect(search).toHaveValue('кариес')
  letGo()
  await expect(rows).not.toHaveCount(28)
  await expect(rows.first()).toContainText(/кариес/i)
  await expect(search).toHaveValue('кариес')
})

test('a click on a drawing inside a button is repeated once', async ({ page }) => {
  await withFormIsland(page)
  const letGo = await holdBack(page, /hydrate-.*\.js/)
  await page.goto('/l/demo-dent')
  const details = page.locator(`${services} details`)
  await details.locator('summary svg').click()
  await expect(details).not.toHaveAttribute('open')
  letGo()
  await expect(details).toHaveAttribute('open')
})

test('what is typed before any script is there takes effect', async ({ page }) => {
  const letGo = await holdBack(page, /loader-.*\.js/)
  await page.goto('/l/demo-dent', { waitUntil: 'commit' })
  const search = page.locator(`${services} input`)
  await search.fill('кариес')
  letGo()
  await expect(page.locator(prices)).not.toHaveCount(28)
  await expect(page.locator(prices).first()).toContainText(/кариес/i)
  await expect(search).toHaveValue('кариес')
})

test('a click in the midst of the hydration is repeated once', async ({ page }) => {
  await withFormIsland(page)
  await page.goto('/l/demo-dent')
  await page.locator(services).evaluate((island) => {
    // React's root has attached its listeners, and nothing is rendered yet.
    island.addEventListener = (...listener: Parameters<Element['addEventListener']>) => {
      Reflect.deleteProperty(island, 'addEventListener')
      island.addEventListener(...listener)
      island.querySelector('summary')?.click()
    }
  })
  await page.locator(services).hover()
  await expect(page.locator(`${services} details`)).toHaveAttribute('open')
  await expect(page.locator(services)).toHaveAttribute('data-ready', '')
})

test('every kind of field keeps what was entered before React, and React hears of it once', async ({
  page,
}) => {
  await withFormIsland(page)
  const letGo = await holdBack(page, /(hydrate|loader)-.*\.js/)
  await page.goto('/l/demo-dent', { waitUntil: 'commit' })
  const island = page.locator(services)
  await island.locator('[name=q]').fill('кариес')
  await island.locator('[name=box]').check()
  await island.locator('[value=w]').check()
  await island.locator('select').selectOption('b')
  letGo()
  await expect(island).toHaveAttribute('data-ready', '')
  expect(await heard(page)).toEqual(['q кариес', 'box true', 'radio w', 'select b'])
  await expect(island.locator('[name=q]')).toHaveValue('кариес')
  await expect(island.locator('[name=box]')).toBeChecked()
  await expect(island.locator('[value=w]')).toBeChecked()
  await expect(island.locator('select')).toHaveValue('b')
})

test('a field that nobody touched says nothing', async ({ page }) => {
  await withFormIsland(page)
  await page.goto('/l/demo-dent')
  await page.locator(services).hover()
  await expect(page.locator(services)).toHaveAttribute('data-ready', '')
  expect(await heard(page)).toEqual([])
})

test('what was chosen and ticked while React is slow is done once', async ({ page }) => {
  await withFormIsland(page)
  const letGo = await holdBack(page, /hydrate-.*\.js/)
  await page.goto('/l/demo-dent')
  const island = page.locator(services)
  await island.locator('select').selectOption('b')
  await island.getByText('A', { exact: true }).click()
  await island.locator('[name=q]').press('Enter')
  letGo()
  await expect(island).toHaveAttribute('data-ready', '')
  expect(await heard(page)).toEqual(['select b', 'box true', 'submit'])
})

test('a form is sent by the browser if the island cannot be loaded', async ({ page, allowInConsole }) => {
  allowInConsole(ofLostCode)
  await withFormIsland(page)
  const lose = await holdBack(page, /hydrate-.*\.js/, (route) => route.abort())
  await page.goto('/l/demo-dent')
  await page.locator(`${services} [name=q]`).fill('x')
  await page.locator(`${services} [name=q]`).press('Enter')
  lose()
  await expect(page).toHaveURL(/\/l\/demo-dent\/gallery\?q=x/)
})

test('a drawing inside a button works if the island cannot be loaded', async ({ page, allowInConsole }) => {
  allowInConsole(ofLostCode)
  await withFormIsland(page)
  await page.route(/hydrate-.*\.js/, (route) => route.abort())
  await page.goto('/l/demo-dent')
  const details = page.locator(`${services} details`)
  await details.locator('summary svg').click()
  await expect(details).toHaveAttribute('open')
})

test('a click with Alt, which downloads, is the browser’s own', async ({ page }) => {
  await holdBack(page, /hydrate-.*\.js/)
  await page.goto('/l/demo-dent/gallery')
  await page.evaluate(() => {
    addEventListener('click', (event) => {
      document.title = `prevented: ${event.defaultPrevented}`
      event.preventDefault()
    })
  })
  await page
    .locator('sh-island[data-of=gallery] a')
    .first()
    .click({ modifiers: ['Alt'] })
  await expect(page).toHaveTitle('prevented: false')
})

test('Back closes the lightbox, and after Escape leads where it did before', async ({ page }) => {
  await page.goto('/l/demo-dent')
  await page.goto('/l/demo-dent/gallery')
  const picture = page.locator('sh-island[data-of=gallery] a').first()
  await picture.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(/\/l\/demo-dent\/gallery$/)
  await picture.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull()
  await page.goBack()
  await expect(page).toHaveURL(/\/l\/demo-dent$/)
})

test('the lightbox works by keyboard and gives the focus back', async ({ page }) => {
  await page.goto('/l/demo-dent/gallery')
  const picture = page.locator('sh-island[data-of=gallery] a').nth(1)
  await picture.focus()
  // Its place is filled before the large picture comes.
  await page.route('**/images/demo-dent/**', () => {})
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  const photo = page.getByRole('dialog').locator('img')
  await expect(photo).toHaveCSS('background-image', /url\(/)
  expect((await photo.boundingBox())?.height).toBeGreaterThan(200)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator('sh-island[data-of=gallery] a:focus')).toHaveCount(1)
})

test('an island whose code cannot be loaded stays what it was without JavaScript', async ({
  page,
  allowInConsole,
}) => {
  allowInConsole(ofLostCode)
  await page.route(/hydrate-.*\.js/, (route) => route.abort())
  await page.goto('/l/demo-dent/gallery')
  await page.locator('sh-island[data-of=gallery] a').first().click()
  await expect(page).toHaveURL(/\/images\/demo-dent\//)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every island is useful and the menu opens', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/l/demo-dent')
    const menu = page.locator('header [popover] nav').first()
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Меню' }).click()
    await expect(menu.locator('a').first()).toBeVisible()
    await page.goto('/l/demo-dent/gallery')
    expect(await page.locator('sh-island[data-of=gallery] a[href^="/images/"]').count()).toBeGreaterThan(3)
  })
})

test.describe('the menu of a phone', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 740, height: 360 })
    await page.goto('/l/demo-dent')
  })

  test('closes on Escape, with the focus back, and on a tap outside', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Меню' })
    const menu = page.locator('header [popover]')
    await button.click()
    await expect(menu).toBeVisible()
    await expect(menu.getByRole('button', { name: 'Закрыть' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(menu.locator('a').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
    await button.click()
    await page.mouse.click(400, 20)
    await expect(menu).toBeHidden()
  })

  test('lies under the header, as wide as the screen and no higher than what is left of it', async ({
    page,
  }) => {
    await page.getByRole('button', { name: 'Меню' }).click()
    const box = await settledBox(page.locator('header [popover]'))
    const header = await page.locator('header').first().boundingBox()
    expect(box?.x).toBe(0)
    expect(box?.width).toBe(header?.width)
    expect(box?.y).toBeCloseTo(header?.height ?? 0, 0)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(360)
  })

  test('is neither open nor offered on paper', async ({ page }) => {
    await page.getByRole('button', { name: 'Меню' }).click()
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('header [popover]')).toBeHidden()
    await expect(page.locator('header [popovertarget]').filter({ visible: true })).toHaveCount(0)
  })
})

test('the brand is the same thing in one document and the next', async ({ page }) => {
  for (const path of ['/l/demo-dent', '/l/demo-dent/gallery']) {
    await page.goto(path)
    const names = await page
      .locator('body *')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).viewTransitionName))
    expect(names.filter((name) => name === 'site-brand')).toHaveLength(1)
  }
})
