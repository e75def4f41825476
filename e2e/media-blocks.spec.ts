import { expect, type Page } from '@playwright/test'
import { test } from './test.ts'

const video = '/blocks/preview/video'
const beforeAfter = '/blocks/preview/before-after'
const service = 'https://www.youtube-nocookie.com/'

/** Stubs the service of the example, and records its requests. */
async function withService(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(`${service}**`, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<p>Player</p>' })
  })
  return asked
}

test('a video asks its service for nothing before a click, and then plays in its place', async ({ page }) => {
  const asked = await withService(page)
  await page.goto(video)
  const play = page.getByRole('link', { name: /^Смотреть видео/ })
  await play.hover()
  await page.waitForTimeout(500)
  expect(asked).toEqual([])
  await play.click()
  const player = page.locator('iframe')
  await expect(player.contentFrame().getByText('Player')).toBeVisible()
  await expect(player).toBeFocused()
  await expect(play).toHaveCount(0)
  expect(asked).toEqual([`${service}embed/aqz-KE-bpKQ?autoplay=1`])
  expect(page.context().pages()).toHaveLength(1)
})

test('two pictures are compared with the keyboard alone', async ({ page }) => {
  await page.goto(beforeAfter)
  const range = page.getByRole('slider')
  const before = page.locator('figure').first()
  await expect(before).toHaveCSS('clip-path', /50%/)
  await range.focus()
  await range.press('Home')
  await expect(range).toHaveAttribute('aria-valuetext', /\b0\u00A0%/)
  await range.press('End')
  await expect(range).toHaveAttribute('aria-valuetext', /100\u00A0%/)
  await range.press('ArrowLeft')
  await expect(range).toHaveAttribute('aria-valuetext', /99\u00A0%/)
  await expect(before).toHaveCSS('clip-path', /\b1%/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } })

  test('a video is a link to its page', async ({ page }) => {
    await page.goto(video)
    const play = page.getByRole('link', { name: /^Смотреть видео/ })
    await expect(play).toHaveAttribute('href', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ')
    await expect(play).toHaveAttribute('target', '_blank')
  })

  test('two pictures stand beside each other, or one under the other where it is narrow', async ({
    page,
  }) => {
    await page.goto(beforeAfter)
    const boxes = async () =>
      Promise.all([0, 1].map((index) => page.locator('figure').nth(index).boundingBox()))
    const [left, right] = await boxes()
    expect(right?.y).toBe(left?.y)
    expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0))
    await expect(page.getByRole('slider')).toBeHidden()
    await page.setViewportSize({ width: 360, height: 740 })
    const [upper, lower] = await boxes()
    expect(lower?.x).toBe(upper?.x)
    expect(lower?.y).toBeGreaterThan((upper?.y ?? 0) + (upper?.height ?? 0))
  })
})
