import { expect, type Page } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { demoSite } from './demo-site.ts'
import { test } from './test.ts'

const { url } = demoSite({ settings: { MAP_TILES_URL: 'https://tiles.test/{z}/{x}/{y}.png' } })
test.use({ baseURL: url })

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#eee9df"/></svg>'

/** The list of clinics with a tile server that answers or refuses; collects the browser's requests and errors. */
async function openList(page: Page, tilesAnswer: boolean) {
  const asked: string[] = []
  const complaints: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  page.on(
    'console',
    (message) => message.text().includes('Content Security') && complaints.push(message.text()),
  )
  // The server wants an address with https, so its answers are given here; the page's policy is asked before.
  await page.route('https://tiles.test/**', (route) =>
    tilesAnswer ? route.fulfill({ contentType: 'image/svg+xml', body: picture }) : route.abort(),
  )
  await page.goto('/companies/clinics')
  const show = page.getByRole('button', { name: 'Показать на карте' })
  await expect(show).toBeVisible()
  const ofTheMap = () => asked.filter((one) => /tiles\.test|list-map|tile-map/.test(one))
  expect(ofTheMap()).toEqual([])
  return { show, ofTheMap, complaints }
}

test('a list and its map are in step, by keyboard alone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { show, ofTheMap, complaints } = await openList(page, true)
  await show.focus()
  await page.keyboard.press('Enter')
  const map = page.getByRole('region', { name: 'Карта: Клиники' })
  await expect(map).toBeVisible()
  await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible()
  expect(ofTheMap().length).toBeGreaterThan(1)
  expect(complaints).toEqual([])
  await expect(page.getByRole('button', { name: 'Скрыть карту' })).toHaveAttribute('aria-expanded', 'true')

  // Every entry is in exactly one marker, under the number of its card.
  const cards = page.locator('li.card:has([data-number])')
  const count = await cards.count()
  await expect(page.locator('[data-number]:visible')).toHaveCount(count)
  const markers = map.locator('.leaflet-marker-pane button')
  const said = await markers.evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''))
  const numbers = said.flatMap((label) =>
    label.startsWith('Мест рядом')
      ? (/номера (.*)\)/.exec(label)?.[1]?.split(', ') ?? [])
      : [label.split('.')[0] ?? ''],
  )
  expect(numbers.map(Number).sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, i) => i + 1))

  expect(await axeFaults(page)).toEqual([])

  // A marker of one: its card is marked and in view, the popup links to the same page as the card.
  const pin = map.locator('.map-pin').first()
  const number = (await pin.getAttribute('aria-label'))?.split('.')[0]
  const card = page.locator(`li.card:has([data-number="${number}"])`)
  const name = (await card.getByRole('heading').getByRole('link').textContent()) ?? ''
  await pin.focus()
  await page.keyboard.press('Enter')
  const link = map.getByRole('link', { name })
  await expect(link).toBeFocused()
  await expect(link).toHaveAttribute(
    'href',
    (await card.getByRole('link', { name }).getAttribute('href')) ?? '',
  )
  await expect(page.getByText(`Выбрано: ${number}. ${name}`)).toBeAttached()
  await expect(card).toHaveAttribute('data-marked')
  await expect(card).toBeInViewport()
  // A popup may cover a part of another marker until it is closed, and the map moves for it.
  expect(await axeFaults(page, [], ['.leaflet-marker-pane'])).toEqual([])
  await page.keyboard.press('Escape')
  await expect(link).toHaveCount(0)
  await expect(pin).toBeFocused()
  await expect(card).not.toHaveAttribute('data-marked')

  // A card marks its marker.
  await card.getByRole('link', { name }).focus()
  await expect(pin).toHaveAttribute('data-marked')
  await page.getByRole('heading', { level: 1 }).hover()

  // A marker of several parts, and the first of them has the focus.
  const cluster = map.locator('.map-cluster').first()
  const label = (await cluster.getAttribute('aria-label')) ?? ''
  const [first = ''] = /номера (.*)\)/.exec(label)?.[1]?.split(', ') ?? []
  await cluster.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(/Карта приближена: /)).toBeAttached()
  await expect(map.locator(`[aria-label="${label}"]`)).toHaveCount(0)
  await expect(map.locator('button:focus')).toHaveAttribute(
    'aria-label',
    new RegExp(`^${first}\\.|номера ${first}\\b`),
  )

  await page.keyboard.press('Escape')
  await expect(map).toBeHidden()
  await expect(show).toBeFocused()
  await expect(page.locator('[data-number]:visible')).toHaveCount(0)
})

test('a tile server that fails leaves the list, and words about it', async ({ page }) => {
  const { show } = await openList(page, false)
  await show.click()
  await expect(page.getByText('Карта не загрузилась.')).toBeVisible()
  await expect(page.locator('.list-map')).toBeHidden()
  await expect(page.locator('[data-number]:visible, .leaflet-marker-pane')).toHaveCount(0)
  await expect(show).toBeVisible()
})
