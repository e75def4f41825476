import { mkdirSync, writeFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { extremeClinics, extremeSeed } from '../tests/lib/extreme-seed.ts'
import { axeFaults } from './axe-faults.ts'
import { everyRun } from './every-run.ts'
import { ownUrl, startOwnServer } from './own-server.ts'
import { test } from './test.ts'

const folder = 'test-results/extreme'

// One server for all tests; the failure of one clinic does not skip the others.
test.describe.configure({ mode: 'default' })
test.use({ baseURL: ownUrl })

let stop = async () => {}
test.beforeAll(async () => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/seed.json`, JSON.stringify(extremeSeed))
  stop = await startOwnServer({
    SEED: `${folder}/seed.json`,
  })
})
test.afterAll(() => stop())

/** The first few elements that overflow the right edge of the screen. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.querySelectorAll('body :not(svg *)')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 12)
      .map((element) => `${element.tagName} ${element.className}`.slice(0, 120))
  })

for (const slug of extremeClinics) {
  test(
    `${slug} keeps to the screen, narrow and wide`,
    everyRun(slug.startsWith('full-')),
    async ({ page }) => {
      for (const path of ['', '/news', '/nowhere']) {
        await page.goto(`/l/${slug}${path}`)
        for (const width of [320, 768, 1440]) {
          await page.setViewportSize({ width, height: 800 })
          expect(await overflow(page), `${path} at ${width} px`).toEqual([])
        }
        if (path === '/news') expect(await axeFaults(page), path).toEqual([])
      }
    },
  )
}
