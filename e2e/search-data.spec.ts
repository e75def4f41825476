import { expect } from '@playwright/test'
import { demoPaths } from './addresses.ts'
import { everyRun } from './every-run.ts'
import { test } from './test.ts'

const kinds = ['/', '/l/demo-dent', '/l/demo-dent/specialists', '/l/demo-dent/news']

for (const path of demoPaths) {
  test(
    `the data for search engines on ${path} is read and breaks no policy (F28)`,
    everyRun(kinds.includes(path)),
    async ({ page }) => {
      const refused: string[] = []
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) refused.push(message.text())
      })
      await page.goto(path)
      const data = page.locator('body > script[type="application/ld+json"]')
      expect(JSON.parse((await data.textContent()) ?? '')).toMatchObject({ '@context': 'https://schema.org' })
      expect(refused).toEqual([])
    },
  )
}

test('the icon of a clinic and its picture for social networks are there in their sizes (B-20)', async ({
  page,
}) => {
  await page.goto('/kk/l/demo-dent')
  const sizeOf = (address: string) =>
    page.evaluate(async (src) => {
      const image = new Image()
      image.src = src
      await image.decode()
      return [image.naturalWidth, image.naturalHeight]
    }, address)
  const drawn = async (selector: string, name: string) =>
    new URL((await page.locator(selector).getAttribute(name)) ?? '', page.url()).pathname
  expect(await sizeOf(await drawn('link[rel="icon"][sizes="96x96"]', 'href'))).toEqual([96, 96])
  expect(await sizeOf(await drawn('link[rel="apple-touch-icon"]', 'href'))).toEqual([180, 180])
  expect(await sizeOf(await drawn('meta[property="og:image"]', 'content'))).toEqual([1200, 630])
})
