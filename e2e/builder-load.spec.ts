import { expect, test } from '@playwright/test'
import { demoSite } from './demo-site.ts'
import { watchScripts } from './watch-scripts.ts'

const { url, open, beSignedIn } = demoSite('builder-load', 4383)
const screen = '/pro/1001/clinic-website'

/** Bytes, gzip, of all scripts that are loaded before anything is touched, with those of the page in the frame. */
const most = 350_000

test.setTimeout(60_000)

test('the builder opens with its page and few scripts; a part that cannot be loaded says so and is loaded later', async ({
  page,
}) => {
  await beSignedIn(page, 'owner')
  // The page does not wait for scripts.
  const html = await (await page.request.get(url + screen)).text()
  expect(html).toMatch(/<iframe[^>]* src="\/l\/demo-dent\?draft=1001"/)
  const pages: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('?draft=')) pages.push(request.url())
  })
  const scripts = watchScripts(page)
  await open(page, screen)
  const frame = page.frameLocator('iframe')
  await frame.locator('main').waitFor()
  expect(await scripts()).toBeLessThan(most)
  // It is loaded once, also when all is idle.
  expect(pages).toHaveLength(1)

  await page.route('**/_next/static/chunks/**', (route) => route.abort())
  const block = page.getByRole('button', { name: /^Обложка/ })
  await block.click()
  const part = page.getByRole('region', { name: 'Обложка' })
  await expect(part.getByText('Эта часть не загрузилась')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Сайт клиники' })).toBeVisible()
  await page.unroute('**/_next/static/chunks/**')
  await part.getByRole('button', { name: 'Загрузить ещё раз' }).click()
  await expect(page.getByLabel(/^Заголовок · Русский/)).toBeVisible()
})
