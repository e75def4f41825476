import { expect } from '@playwright/test'
import { address, demoPaths, languages } from './addresses.ts'
import { everyRun } from './every-run.ts'
import { test } from './test.ts'

for (const path of demoPaths) {
  test(`${path} answers in every language, and names the same languages in all of them`, async ({
    request,
    baseURL,
  }) => {
    const sets: unknown[] = []
    for (const language of languages) {
      const response = await request.get(address(path, language))
      expect(response.status(), language).toBe(200)
      const html = await response.text()
      expect(html).toContain(`<html lang="${language}"`)
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
      expect(html).not.toMatch(/undefined|\[object Object\]|NaN|\{\{/)
      const absolute = (to: typeof language) => `${baseURL}${address(path, to)}`.replace(/\/$/, '')
      const versions = versionsOf(html)
      // A language without content of its own (F29) has the Russian page as canonical.
      const canonical = absolute(versions.has(language) ? language : 'ru')
      expect(html).toContain(`<link rel="canonical" href="${canonical}"`)
      for (const other of languages)
        if (versions.has(other)) expect(versions.get(other)).toBe(absolute(other))
      // The second clinic is not completely translated.
      if (!path.includes('demo-family')) expect([...versions.keys()]).toEqual([...languages, 'x-default'])
      sets.push(versions)
    }
    for (const set of sets) expect(set).toEqual(sets[0])
  })
}

/** The language versions that a page links to, by language. */
function versionsOf(html: string): Map<string, string> {
  const links = html.matchAll(/<link rel="alternate" hreflang="([a-z-]+)" href="([^"]+)"/g)
  return new Map([...links].map(([, language = '', href = '']) => [language, href]))
}

test('the sites of all real clinics answer in four languages', everyRun(false), async ({ request }) => {
  const home = await (await request.get('/')).text()
  const sites = [...new Set([...home.matchAll(/href="(\/l\/[a-z0-9-]+)"/g)].map(([, site]) => site ?? ''))]
  expect(sites.length).toBeGreaterThanOrEqual(46)
  const answers = async (path: string) => {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    expect((await response.text()).match(/<h1[\s>]/g), path).toHaveLength(1)
  }
  for (const site of sites) {
    const pages = ['', '/about', '/contacts'].map((page) => site + page)
    await Promise.all(pages.flatMap((page) => languages.map((language) => answers(address(page, language)))))
  }
})

test.describe('wrong addresses', () => {
  const wrong = [
    '/nothing',
    '/kk/companies/clinics/no-such-clinic',
    '/l/demo-dent/news/no-such/item',
    '/l/demo-dent/no-such-page',
    '/l/demo-dent/news/page/0',
    '/%E0%A4%A',
    '/a%00b',
  ]
  test('are 404 with a way on', async ({ request }) => {
    for (const path of wrong) {
      const response = await request.get(path)
      expect(response.status(), path).toBe(404)
      const html = await response.text()
      expect(html, path).toMatch(/<h1[^>]*>(Страница не найдена|Бет табылмады)/)
      expect(versionsOf(html).size, path).toBe(0)
    }
    expect((await request.get(`/${'a'.repeat(8000)}`)).status()).toBe(404)
  })

  test('a page that is not in the menu is 404 with the logo and the home link of the clinic', async ({
    page,
  }) => {
    await page.goto('/kk/l/demo-dent/no-such-page')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Бет табылмады')
    await expect(page.locator('header img')).toBeVisible()
    await page.getByRole('link', { name: 'Басты бетке оралу' }).click()
    await expect(page).toHaveURL(/\/kk\/l\/demo-dent$/)
  })

  const moved = [
    ['/ru/l/demo-dent', '/l/demo-dent'],
    ['/KK/l/demo-dent', '/kk/l/demo-dent'],
    ['/l/demo-dent/', '/l/demo-dent'],
    ['//l/demo-dent?a=1', '/l/demo-dent?a=1'],
    ['/l/demo-dent/%61bout', '/l/demo-dent/about'],
    ['/l/1001', '/l/demo-dent'],
    ['/uz/l/1001/about?a=1', '/uz/l/demo-dent/about?a=1'],
  ] as const
  test('that have another form are moved for good to the one that is used', async ({ request }) => {
    for (const [from, to] of moved) {
      const response = await request.get(from.replace(/^\/\//, '/.//'), { maxRedirects: 0 })
      expect(response.status(), from).toBe(301)
      expect(response.headers().location, from).toBe(to)
    }
  })
})

test('the resolved page of a document is there as JSON (R116)', async ({ request }) => {
  const page = await (await request.get('/kk/l/demo-dent/contacts/_payload.json')).json()
  expect(page).toMatchObject({ locale: 'kk', path: '/kk/l/demo-dent/contacts', status: 200 })
  expect(page.blocks.length).toBeGreaterThan(0)
})

test('text that fell back says which language it is in', async ({ page }) => {
  await page.goto('/uz/l/demo-family')
  const fallen = page.locator('main [lang=ru]')
  expect(await fallen.count()).toBeGreaterThan(0)
  await expect(page.locator('main [lang=uz]')).toHaveCount(0)
})

// `tests/crawl.contract.test.ts` crawls all demo sites in every run, without a server.
test('every link on the demo clinic’s pages leads somewhere', everyRun(false), async ({ request }) => {
  const seen = new Set<string>()
  const queue = ['/l/demo-dent', '/uz/l/demo-family', '/']
  for (let path = queue.pop(); path; path = queue.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    if (!/^\/(uz\/)?l\/demo-|^\/$/.test(path) || path.startsWith('/images/')) continue
    const html = await response.text()
    for (const [, href = ''] of html.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g))
      if (/^\/(uz(\/|$)|l\/|page\/|$)/.test(href)) queue.push(href)
  }
  expect(seen.size).toBeGreaterThan(50)
})
