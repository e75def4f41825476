import { expect, type Page, type Route } from '@playwright/test'
import { ofLostCode, test } from './test.ts'

const services = 'sh-island[data-of=services]'
/** The groups of the price list, below its search field. */
const prices = '#prices-list'
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const bar = (page: Page) => page.locator('body > div.fixed.top-0')

test.describe('the scroll (B-13)', () => {
  test.use({ viewport: { width: 400, height: 600 } })
  const link = 'main a[href^="/l/demo-dent/"]'

  test('begins at the top of the next page', async ({ page }) => {
    await page.goto('/l/demo-dent')
    await page.locator(link).last().click()
    await page.waitForURL(/\/l\/demo-dent\/.+/)
    expect(await scrollY(page)).toBe(0)
  })

  test('stays where it was for a link that is marked so, once', async ({ page }) => {
    await page.goto('/l/demo-dent/about')
    await page.goto('/l/demo-dent')
    await page.evaluate(() => {
      const marked = document.createElement('a')
      marked.href = '/l/demo-dent/about'
      marked.dataset.keepScroll = ''
      marked.id = 'marked'
      marked.textContent = 'x'
      marked.style.cssText = 'position:fixed;top:0;z-index:99'
      document.body.append(marked)
      window.scrollTo(0, 300)
    })
    await page.locator('#marked').click()
    await page.waitForURL(/about/)
    await expect.poll(() => scrollY(page)).toBe(300)
    await page.goto('/l/demo-dent/about?again')
    expect(await scrollY(page)).toBe(0)
  })

  test('begins at the place that an address names', async ({ page }) => {
    await page.goto('/clinic-website#steps-title')
    await expect(page.locator('#steps-title')).toBeInViewport()
    expect(await scrollY(page)).toBeGreaterThan(0)
  })

  test('goes to the place that an address names, and back to where it was', async ({ page }) => {
    await page.goto('/l/demo-dent')
    await page.evaluate(() => window.scrollTo(0, 500))
    await page.goto('/l/demo-dent/about#main')
    await page.goBack()
    await expect.poll(() => scrollY(page)).toBe(500)
  })
})

test.describe('the loading bar (B-26)', () => {
  /** Follows a link to a page that comes once the bar was seen 15 times, every tenth of a second, and returns its sizes. */
  async function leave(page: Page): Promise<{ width: number; height: number }[]> {
    const seen: { width: number; height: number }[] = []
    const enough = Promise.withResolvers<void>()
    // The driver itself waits for the next page, and could not ask.
    await page.exposeFunction('see', (width: number, height: number) => {
      if (seen.push({ width, height }) === 15) enough.resolve()
    })
    await page.route('**/l/demo-dent/gallery', async (route) => {
      await enough.promise
      await route.continue()
    })
    await page.goto('/l/demo-dent')
    await page.evaluate(() => {
      const { see } = window as unknown as { see: (width: number, height: number) => void }
      setInterval(() => {
        const box = document.querySelector('body > div.fixed.top-0')?.getBoundingClientRect()
        if (box) see(box.width, box.height)
      }, 100)
      // A real pointer would prefetch the page by hovering.
      document.querySelector<HTMLElement>('a[href="/l/demo-dent/gallery"]')?.click()
    })
    await page.waitForURL(/gallery/)
    return seen
  }

  test('rises while the next page is long in coming, and is gone with it', async ({ page }) => {
    const seen = await leave(page)
    const widths = seen.map(({ width }) => width)
    expect(widths).toEqual([...widths].sort((a, b) => a - b))
    expect(widths.at(-1)).toBeGreaterThan((widths[0] ?? 0) + 50)
    expect(new Set(seen.map(({ height }) => height))).toEqual(new Set([4]))
    await expect(bar(page)).toHaveCount(0)
    await page.goBack()
    await expect(bar(page)).toHaveCount(0)
  })

  test('does not rise for a place in the page, a new tab or what a script answers', async ({
    page,
    allowInConsole,
  }) => {
    allowInConsole(/inline event handler/)
    await page.clock.install()
    await page.goto('/l/demo-dent')
    await page.evaluate(() => {
      document.body.insertAdjacentHTML(
        'beforeend',
        `<div style="position:fixed;top:0;z-index:99">
          <a id="a" href="#main">a</a><a id="b" href="/l/demo-dent/gallery" onclick="">b</a>
          <a id="c" href="mailto:a@example.com">c</a></div>`,
      )
      document.querySelector('#b')?.addEventListener('click', (event) => event.preventDefault())
      document.querySelector('#c')?.addEventListener('click', (event) => event.preventDefault())
    })
    for (const id of ['#a', '#b', '#c']) await page.locator(id).click()
    await page.locator('#b').click({ modifiers: ['Alt'] })
    await page.clock.runFor(1000)
    await expect(bar(page)).toHaveCount(0)
  })

  test('stands still for a reader who wants no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const widths = (await leave(page)).map(({ width }) => width)
    expect(new Set(widths).size).toBe(1)
  })
})

test('a navigation that overtakes another is no error of the page', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto('/l/demo-dent')
  await page.evaluate(() => {
    addEventListener('pageswap', () => location.assign('/l/demo-dent/gallery'), { once: true })
    setTimeout(() => location.assign('/l/demo-dent/about'))
  })
  await page.waitForURL(/gallery/)
  expect(errors).toEqual([])
})

test.describe('a newer build (B-28)', () => {
  const rules = 'script[type=speculationrules]'
  const later = async (page: Page, answer: (route: Route) => Promise<void>) => {
    await page.route('**/builds/latest.json', answer)
    await page.clock.install()
    await page.goto('/l/demo-dent')
    await page.clock.runFor(2000)
    await expect(page.locator(rules)).toHaveCount(1)
    const asked = page.waitForRequest('**/builds/latest.json')
    await page.clock.runFor(3_600_000)
    await asked
  }

  test('is asked for once an hour, and ends what was fetched ahead', async ({ page }) => {
    await later(page, (route) => route.fulfill({ json: { id: 'loader-newer', timestamp: 1 } }))
    await expect(page.locator(rules)).toHaveCount(0)
  })

  test('of the page’s own name is none', async ({ page }) => {
    await later(page, (route) => route.continue())
    await page.clock.runFor(3_600_000)
    await expect(page.locator(rules)).toHaveCount(1)
  })

  test('names what is served, and every file of it is there', async ({ request }) => {
    const { id } = await (await request.get('/builds/latest.json')).json()
    expect(await (await request.get('/l/demo-dent')).text()).toContain(`/_assets/${id}.js`)
    const { files } = await (await request.get(`/builds/meta/${id}.json`)).json()
    expect(files).toContain(`_assets/${id}.js`)
    for (const file of files as string[]) expect((await request.get(`/${file}`)).status(), file).toBe(200)
  })
})

test.describe('an island whose code cannot be fetched', () => {
  /** Blocks the code of islands until the n-th document; it is lost once `lose` is called. */
  async function withoutCode(page: Page, documents: number) {
    const loads = { count: 0 }
    const { promise, resolve: lose } = Promise.withResolvers<void>()
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) loads.count++
    })
    await page.route(/hydrate-.*\.js/, async (route) => {
      if (loads.count > documents) return route.continue()
      await promise
      await route.abort()
    })
    await page.goto('/l/demo-dent')
    return { loads, lose }
  }

  test('loads the page anew, with what was entered and asked for', async ({ page, allowInConsole }) => {
    allowInConsole(ofLostCode)
    const { loads, lose } = await withoutCode(page, 1)
    const search = page.locator(`${services} input`)
    await search.click()
    await search.fill('кариес')
    lose()
    await expect.poll(() => loads.count).toBe(2)
    await expect(page.locator(services)).toHaveAttribute('data-ready', '')
    await expect(search).toHaveValue('кариес')
    const shown = page.locator(`${prices} dt:visible`)
    await expect(shown.first()).toContainText(/кариес/i)
    expect(await shown.count()).toBeLessThan(28)
  })

  test('loads it anew only once, then works as without a script', async ({ page, allowInConsole }) => {
    allowInConsole(ofLostCode)
    const { loads, lose } = await withoutCode(page, 99)
    const search = page.locator(`${services} input`)
    await search.click()
    await search.fill('кариес')
    lose()
    await expect.poll(() => loads.count).toBe(2)
    await search.fill('осмотр')
    await page.locator(`${prices} summary`).nth(1).click()
    await expect(page.locator(`${prices} details`).nth(1)).toHaveAttribute('open', '')
    await page.waitForTimeout(1500)
    expect(loads.count).toBe(2)
  })

  test('leaves the page alone where nothing was asked for, or the server is not there', async ({
    page,
    allowInConsole,
  }) => {
    allowInConsole(ofLostCode)
    await page.route('**/builds/latest.json', (route) => route.abort())
    const { loads, lose } = await withoutCode(page, 99)
    await page.locator(services).hover()
    lose()
    await page.waitForTimeout(1500)
    await page.locator(`${prices} summary`).nth(1).click()
    await expect(page.locator(`${prices} details`).nth(1)).toHaveAttribute('open', '')
    expect(loads.count).toBe(1)
  })
})

test.describe('the counting of views (B-27)', () => {
  const question = '[data-analytics]'
  const wayBack = '[data-consent]'

  /** Configures analytics in the documents, as ANALYTICS_ID and ANALYTICS_URL do, and records the sent requests. */
  async function withAnalytics(page: Page): Promise<string[]> {
    const sent: string[] = []
    // A page that the browser has made ahead does not come through the route below.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    await page.route('https://count.example/**', (route) => {
      sent.push(route.request().postData() ?? '')
      return route.fulfill({ status: 204 })
    })
    await page.route(/\/l\/demo-dent[^.]*$/, async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const answers = ['no', 'yes']
      const chosen = answers.map((value) => `<span hidden data-chosen="${value}">Chosen: ${value}</span>`)
      const buttons = '<button value="no">No</button><button value="yes">Yes</button>'
      const asking = `<aside hidden tabindex="-1" aria-label="Counting" data-analytics="shipa https://count.example/v">${chosen.join('')}${buttons}</aside>`
      const again = '<ul><li hidden data-consent=""><button type="button">Counting</button></li></ul>'
      const { 'content-security-policy': policy, ...headers } = response.headers()
      await route.fulfill({
        status: response.status(),
        headers: {
          ...headers,
          'content-security-policy': `${policy}; connect-src 'self' https://count.example`,
        },
        body: html.replace('</footer>', `${again}</footer>`).replace('</body>', `${asking}</body>`),
      })
    })
    return sent
  }

  test('begins once the reader agrees, and counts a path once in a row', async ({ page }) => {
    const sent = await withAnalytics(page)
    await page.goto('/l/demo-dent?phone=%2B77000000000#x')
    await expect(page.locator(question)).toBeVisible()
    expect(sent).toEqual([])
    await page.getByRole('button', { name: 'Yes' }).click()
    await expect(page.locator(question)).toBeHidden()
    await expect.poll(() => sent.length).toBe(1)
    await page.reload()
    await page.goto('/kk/l/demo-dent/about')
    await expect.poll(() => sent.length).toBe(2)
    await expect(page.locator(question)).toBeHidden()
    expect(sent.map((body) => Object.fromEntries(new URLSearchParams(body)))).toEqual([
      { id: 'shipa', path: '/l/demo-dent', lang: 'ru' },
      { id: 'shipa', path: '/kk/l/demo-dent/about', lang: 'kk' },
    ])
  })

  test('counts that somebody books, and where, and nothing else', async ({ page }) => {
    const sent = await withAnalytics(page)
    await page.goto('/l/demo-dent/contacts')
    await page.getByRole('button', { name: 'Yes' }).click()
    await expect.poll(() => sent.length).toBe(1)
    await page.locator('a[href="/l/demo-dent/appointment"]:visible').first().click()
    await expect(page).toHaveURL(/appointment$/)
    await expect.poll(() => sent.length).toBe(3)
    expect(sent.map((body) => Object.fromEntries(new URLSearchParams(body)))).toContainEqual({
      id: 'shipa',
      path: '/l/demo-dent/contacts',
      event: 'appointment',
      lang: 'ru',
    })
  })

  test('never begins for one who says no, and asks once', async ({ page }) => {
    const sent = await withAnalytics(page)
    await page.goto('/l/demo-dent')
    await page.getByRole('button', { name: 'No' }).click()
    await page.goto('/l/demo-dent/about')
    await page.waitForTimeout(500)
    await expect(page.locator(question)).toBeHidden()
    expect(sent).toEqual([])
  })

  /** Opens the question again by the keyboard, from the footer of a page. */
  async function openAgain(page: Page): Promise<void> {
    await page.locator(wayBack).getByRole('button', { name: 'Counting' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator(question)).toBeFocused()
    await expect(page.locator('[data-chosen=yes]')).toBeVisible()
    await expect(page.locator('[data-chosen=no]')).toBeHidden()
  }

  /** The same for a reader who has just agreed. */
  async function askAgain(page: Page): Promise<string[]> {
    const sent = await withAnalytics(page)
    await page.goto('/l/demo-dent')
    await page.getByRole('button', { name: 'Yes' }).click()
    await expect.poll(() => sent.length).toBe(1)
    await openAgain(page)
    return sent
  }

  test('goes on where the reader leaves the question with Escape, and ends at once where they say no', async ({
    page,
  }) => {
    const sent = await askAgain(page)
    await page.keyboard.press('Escape')
    await expect(page.locator(question)).toBeHidden()
    await expect(page.locator(wayBack).getByRole('button')).toBeFocused()
    await page.goto('/l/demo-dent/about')
    await expect.poll(() => sent.length).toBe(2)
    await openAgain(page)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'No' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator(question)).toBeHidden()
    await expect(page.locator(wayBack).getByRole('button')).toBeFocused()
    expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('analytics-last')
    await page.goto('/l/demo-dent')
    await expect(page.locator(wayBack)).toBeVisible()
    await expect(page.locator(question)).toBeHidden()
    await page.waitForTimeout(500)
    expect(sent).toHaveLength(2)
  })
})

test.describe('toasts in documents (B-24)', () => {
  const carried = [{ message: 'Запись <b>сохранена</b>', variant: 'success', position: 'top', delay: 6000 }]

  test('come along to the next document, in its language, until they are closed', async ({ page }) => {
    await page.goto('/l/demo-dent')
    await page.evaluate((toasts) => sessionStorage.setItem('toasts', JSON.stringify(toasts)), carried)
    await page.goto('/l/demo-dent/about')
    const toast = page.getByRole('status').filter({ hasText: 'Запись сохранена' })
    await expect(toast).toBeVisible()
    await page.goto('/en/l/demo-dent')
    await expect(toast).toBeVisible()
    await toast.getByRole('button', { name: 'Close' }).click()
    await expect(toast).toHaveCount(0)
    await page.goto('/l/demo-dent')
    await page.waitForTimeout(500)
    await expect(toast).toHaveCount(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page reads and leads on', async ({ page }) => {
    await page.goto('/')
    await page.locator('main a[href^="/"]').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/l/demo-dent')
    await page.locator('summary:visible', { hasText: 'О клинике' }).first().click()
    for (const path of ['about', 'contacts']) {
      await page.locator(`a[href="/l/demo-dent/${path}"]:visible`).first().click()
      await expect(page).toHaveURL(new RegExp(`/l/demo-dent/${path}$`))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await page.goto('/l/demo-dent/nothing')
    await page.locator('.error-action a').click()
    await expect(page).toHaveURL(/\/l\/demo-dent$/)
  })
})

test('robots and the sitemap are there (R118)', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  const index = await request.get('/sitemap.xml')
  expect(index.headers()['content-type']).toContain('application/xml')
  const files = [...(await index.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc)
  expect(files.length).toBeGreaterThanOrEqual(4)
  for (const file of files) {
    const response = await request.get(file)
    expect(response.status(), file).toBe(200)
    expect(await response.text()).toContain(`<loc>${baseURL}`)
  }
})
