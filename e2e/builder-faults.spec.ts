import { type BrowserContext, expect, type Locator, type Page, type Route } from '@playwright/test'
import { authorization, demoSite, enterAs } from './demo-site.ts'
import { test } from './test.ts'

const { url, open, beSignedIn, kill, startAgain } = demoSite()
const screen = '/pro/1001/clinic-website'
const saves = '**/clinic_website/draft'

const heading = (page: Page) => page.frameLocator('iframe').locator('h1')
const title = (page: Page) => page.getByLabel(/^Заголовок · Русский/)
const saved = (page: Page) => expect(page.getByText('Всё сохранено')).toBeVisible()

/** Opens the builder with the form of the first block. */
async function edit(page: Page): Promise<void> {
  await open(page, screen)
  await heading(page).click()
  await expect(title(page)).toBeVisible()
}

async function another(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await edit(page)
  return page
}

/** Pastes on the page itself, as the keys do. */
const paste = (place: Locator, data: Record<string, string>) =>
  place.evaluate((element, data) => {
    const clipboardData = new DataTransfer()
    for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, data)

/** The draft as the server has it. */
async function draft(page: Page) {
  const path = '/api/business-api-front2/ru/1001/0/clinic_website/draft'
  return (await (await page.request.get(url + path, { headers: { authorization } })).json()).DRAFT
}

test.describe('a fault while a site is edited', () => {
  test('a server that is killed in the middle of a save loses nothing', async ({ page }) => {
    await beSignedIn(page, 'owner')
    await edit(page)
    await title(page).fill('Сказано, что сохранено')
    await saved(page)
    // Killed once the save is on its way: a quick server would have saved it before.
    const killed = new Promise<void>((resolve) => {
      const killOnce = async (route: Route) => {
        await kill()
        await route.continue()
        resolve()
      }
      void page.route(saves, killOnce, { times: 1 })
    })
    await title(page).fill('Сохранялось')
    await killed
    await expect(page.getByText(/Нет связи\. 1 правка/)).toBeVisible()
    await title(page).fill('Набрано без сервера')
    await startAgain()
    await saved(page)
    await page.reload()
    await expect(heading(page)).toHaveText('Набрано без сервера')
  })

  test('two tabs of one person that lose the connection lose nothing, also when one is closed', async ({
    page,
    context,
  }) => {
    await beSignedIn(page, 'owner')
    await edit(page)
    const other = await another(context)
    await context.route(saves, (route) => route.abort())
    await title(page).fill('Из первой вкладки')
    await expect(page.getByText(/Нет связи\. 1 правка/)).toBeVisible()
    await other.getByRole('button', { name: 'Ко всем блокам' }).click()
    await other.frameLocator('iframe').getByRole('heading', { name: 'Врачи', exact: true }).click()
    await title(other).fill('Из второй вкладки')
    await expect(other.getByText(/Нет связи\. 1 правка/)).toBeVisible()
    await page.close()
    await context.unroute(saves)
    await saved(other)
    await other.reload()
    const { blocks } = (await draft(other)).pages.index
    await expect(heading(other)).toHaveText('Из первой вкладки')
    expect(JSON.stringify(blocks)).toContain('Из второй вкладки')
  })

  test('a session that ends is begun again beside what was typed, which is saved then', async ({
    page,
    context,
  }) => {
    await beSignedIn(page, 'owner')
    await edit(page)
    await context.clearCookies({ name: 'sid' })
    await title(page).fill('После входа')
    const dialog = page.getByRole('dialog').filter({ has: page.locator('[name="LOGIN"]') })
    await enterAs(dialog, 'owner')
    await saved(page)
    await expect(title(page)).toHaveValue('После входа')
    await page.reload()
    await expect(heading(page)).toHaveText('После входа')
  })

  test('a page of somebody who means no good leaves only its words when it is pasted', async ({ page }) => {
    await beSignedIn(page, 'owner')
    await open(page, screen)
    await page.getByRole('button', { name: 'Добавить блок' }).click()
    await page.getByRole('textbox', { name: 'Найти блок' }).fill('текст')
    await page
      .getByRole('button', { name: /^Текст/ })
      .first()
      .click()
    const text = page.locator('[contenteditable=true]').first()
    await text.click()
    const html =
      '<p onclick="top.hacked=1">Слова</p><img src=x onerror="top.hacked=1"><script>top.hacked=1</script><a href="javascript:top.hacked=1">ссылка</a><iframe srcdoc="<script>top.hacked=1</script>"></iframe>'
    await paste(text, { 'text/html': html, 'text/plain': 'Слова' })
    await saved(page)
    await expect(page.frameLocator('iframe').getByText('Слова')).toBeVisible()
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
    expect(JSON.stringify(await draft(page))).not.toMatch(/hacked|javascript:|onerror/)
  })

  test('a block that a newer version has made stays as it is', async ({ page }) => {
    await beSignedIn(page, 'owner')
    await edit(page)
    const props = { заголовок: { ru: ['<b>', null, 1e-7] }, onload: 'top.hacked=1' }
    const newer = { id: 'n', type: 'hologram', v: 9, props, extra: { kept: true } }
    await page.getByRole('button', { name: 'Ко всем блокам' }).click()
    await paste(page.locator('body'), { 'text/plain': JSON.stringify({ 'site-block': newer }) })
    // The pasted block is chosen.
    await expect(page.getByRole('button', { name: 'Ко всем блокам' })).toBeVisible()
    await saved(page)
    await heading(page).click()
    await title(page).fill('Рядом с новым')
    await saved(page)
    const { blocks } = (await draft(page)).pages.index
    expect(blocks.find(({ type }: { type: string }) => type === 'hologram')).toMatchObject({
      ...newer,
      id: expect.any(String),
    })
    await expect(heading(page)).toHaveText('Рядом с новым')
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
    expect((await page.request.get(`${url}/l/demo-dent`)).status()).toBe(200)
  })
})
