import { expect, type Page, test } from '@playwright/test'
import { demoSite } from './demo-site.ts'

const { open, beSignedIn } = demoSite('builder-blocks', 4351)
const screen = '/pro/1001/clinic-website'

test.describe.configure({ mode: 'serial' })
test.setTimeout(120_000)

const canvas = (page: Page) => page.frameLocator('iframe')
const list = (page: Page) => page.getByRole('region', { name: 'Блоки страницы' })
const rows = (page: Page) => list(page).locator('[data-opens-block] > :first-child').allTextContents()
const row = (page: Page, name: string) => list(page).getByRole('listitem').filter({ hasText: name }).first()
const handle = (page: Page, name: string) =>
  page.getByRole('button', { name: `Переместить: ${name}` }).first()
const said = (page: Page) => page.locator('#site-announcer')

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
    await page.mouse.move(from.x + 8, from.y + 8)
    await page.mouse.down()
    await page.mouse.move(from.x + 8, to.y + to.height - 6, { steps: 8 })
    await page.mouse.up()
    expect((await rows(page)).slice(0, 3)).toEqual([second, before[2], first])
  })
})
