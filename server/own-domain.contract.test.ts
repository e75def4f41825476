import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest'
import { company, domain, redirect, siteVisit } from '../backend/database/tables/index.ts'
import { changed } from '../backend/kit/events/changed.ts'
import { translate } from '../locales/index.ts'
import { companyShown, siteHosts } from '../schemas/companies/companies.event.ts'
import { createHandler } from './http/handler.ts'
import { type Running, start } from './start.ts'
import { newDemoDataDir } from './test/demo-data-dir.ts'
import { fetchAs } from './test/fetch-as.ts'

const dataDir = await newDemoDataDir()
const clientRoot = join(dataDir, 'client')
const assets = { loader: '/l.js', styles: '/_assets/styles-a1.css', lowVision: '/v.css', fonts: {} }
const own = 'demo-dent.example'
const second = 'www.demo-dent.example'
const home = `https://${own}`

let running: Running
const orm = () => running.services.local?.db.orm as NonNullable<Running['services']['local']>['db']['orm']

/** Replaces the hosts of a clinic, and notifies every process. */
async function bind(code: string, hosts: { host: string; isPrimary: boolean }[]) {
  await orm().transaction(async (transaction) => {
    await transaction.delete(domain).where(eq(domain.company, code))
    if (hosts.length > 0)
      await transaction.insert(domain).values(hosts.map((entry) => ({ ...entry, company: code })))
    await changed(transaction, siteHosts, { company: code })
  })
}

beforeAll(async () => {
  mkdirSync(join(clientRoot, '_assets'), { recursive: true })
  writeFileSync(join(clientRoot, '_assets/styles-a1.css'), 'a{}')
  const variables = { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', ORIGIN: 'https://shipa.example' }
  running = await start({ ...variables, AVAILABLE_HOSTS: 'shipa.example' }, (services) =>
    createHandler(services, { assets: () => assets, clientRoot }),
  )
  await orm()
    .insert(redirect)
    .values([
      { from: '/l/demo-dent/old', to: '/l/demo-dent/contacts', httpStatus: 301, isActive: true },
      { from: '/l/demo-dent/old.php?id=5', to: '/l/demo-dent/about', httpStatus: 301, isActive: true },
      { from: '/pro/old', to: '/uz/page/credits', httpStatus: 302, isActive: true },
    ])
  await bind('1001', [
    { host: own, isPrimary: true },
    { host: second, isPrimary: false },
  ])
  await vi.waitFor(async () => expect((await get(own, '/')).status).toBe(200), { timeout: 60_000 })
})
afterAll(async () => {
  await running.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const get = (host: string, path: string, headers: Record<string, string> = {}) =>
  fetchAs(running.url + path, { headers: { host, ...headers } })
const hrefsOf = (html: string) =>
  [...html.matchAll(/\b(?:href|action)="([^"]*)"/g)].map(([, href = '']) => href)
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
const addresses = [
  '/',
  '/about',
  '/specialists',
  '/news',
  '/reviews',
  '/gallery',
  '/contacts',
  '/appointment',
]

describe('a clinic’s own host (B-33, 2.1)', () => {
  it.each(addresses)('serves %s in every language, with links to itself alone', async (path) => {
    for (const prefix of ['', '/kk', '/uz', '/en']) {
      const { status, text } = await get(own, prefix + path.replace(/^\/$/, prefix ? '' : '/'))
      expect([path, status]).toEqual([path, 200])
      const hrefs = hrefsOf(text)
      expect(hrefs.filter((href) => href.includes('/l/demo-dent'))).toEqual([])
      expect(hrefs).toContain(prefix || '/')
      expect(hrefs).toContain(`https://shipa.example${prefix}/page/credits`)
    }
  })

  it('is the one address of its pages, also for the product and for its second host', async () => {
    for (const [host, path] of [
      [own, '/kk/about'],
      [second, '/kk/about'],
      ['shipa.example', '/kk/l/demo-dent/about'],
    ] as const) {
      const { status, text } = await get(host, path)
      expect([host, status, canonicalOf(text)]).toEqual([host, 200, `${home}/kk/about`])
      expect(hrefsOf(text)).toContain(`${home}/uz/about`)
    }
    expect(canonicalOf((await get(own, '/')).text)).toBe(home)
  })

  it('shares no address with the same page on the product, whichever was made first', async () => {
    const ofMain = (html: string) => hrefsOf(/<main.*<\/main>/s.exec(html)?.[0] ?? '')
    const links = async (host: string, path: string) => {
      const hrefs = ofMain((await get(host, path)).text).filter((href) => /^\/(?!images\/)/.test(href))
      expect(hrefs.length).toBeGreaterThan(3)
      return hrefs
    }
    for (const hosts of [
      ['shipa.example', own],
      [own, 'shipa.example'],
    ]) {
      running.services.cache.clear()
      for (const host of hosts) {
        const root = host === own ? '/uz' : '/uz/l/demo-dent'
        const hrefs = await links(host, root)
        expect([host, hrefs.filter((href) => !href.startsWith(root))]).toEqual([host, []])
        expect([host, hrefs.filter((href) => host === own && href.includes('/l/'))]).toEqual([host, []])
      }
    }
  })

  it('leaves other clinics where they are', async () => {
    expect(canonicalOf((await get('shipa.example', '/l/demo-family')).text)).toBe(
      'https://shipa.example/l/demo-family',
    )
    expect((await get(own, '/l/demo-family')).status).toBe(404)
  })

  it('shows a page that is not there as the clinic’s own 404, named as its reader knows it (E3)', async () => {
    const { status, text } = await get(own, '/kk/nothing')
    expect(status).toBe(404)
    expect(text).toContain('Демо-Дент')
    expect(hrefsOf(text)).toContain('/kk')
    const { text: json } = await get(own, '/kk/nothing/_payload.json')
    expect(JSON.parse(json).error).toMatchObject({
      message: 'Page Not Found: /nothing',
      data: { isCompanySite: true, link: '/kk' },
    })
    for (const path of [
      '/help',
      '/page/credits',
      '/pro',
      '/auth/signin',
      '/schemas/hero.json',
      '/l/demo-dent/about',
    ])
      expect([path, (await get(own, path)).status]).toEqual([path, 404])
    expect((await get(own, '/%2f')).status).toBe(404)
  })

  it('writes redirects as its own addresses', async () => {
    const moved = async (path: string) => {
      const { status, headers } = await get(own, path)
      return [status, headers.location]
    }
    expect(await moved('/kk/old?a=1')).toEqual([301, '/kk/contacts?a=1'])
    // The page without the parameter is cached first, and does not answer for the redirect of others.
    expect(await moved('/old.php')).toEqual([404, undefined])
    expect(await moved('/old.php?id=6')).toEqual([404, undefined])
    expect(await moved('/old.php?utm_source=x&id=5')).toEqual([301, '/about?utm_source=x'])
    expect(await moved('/kk/old%2Ephp?id=5')).toEqual([301, '/kk/about'])
    expect(await moved('/reviews/page/1')).toEqual([301, '/reviews'])
    expect(await moved('/KK/about/')).toEqual([301, '/kk/about'])
    expect(await moved('/ru/about')).toEqual([301, '/about'])
  })

  it('asks which language a newcomer reads on its first page alone (B-30)', async () => {
    const { status, headers } = await get(own, '/', { 'accept-language': 'uz' })
    expect([status, headers.location]).toEqual([302, '/uz'])
    expect((await get(own, '/about', { 'accept-language': 'uz' })).status).toBe(200)
  })

  it('has what its pages are made with', async () => {
    expect((await get(own, assets.styles)).status).toBe(200)
    expect((await get(own, '/images/demo-dent/logo/160')).status).toBe(200)
    const asked = await fetchAs(`${running.url}/low-vision`, {
      method: 'POST',
      headers: {
        host: own,
        referer: `http://${own}/about`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'scheme=black-on-white',
    })
    expect([asked.status, asked.headers.location?.split('#')[0]]).toEqual([303, '/about'])
  })

  it('takes the form of a page without script', async () => {
    const posted = await fetchAs(`${running.url}/kk/ask-question`, {
      method: 'POST',
      headers: { host: own, origin: `http://${own}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: String(new URLSearchParams({ COMPANY_CODE: '1001', TEXT: 'Қысқа' })),
    })
    expect(posted.status).toBe(422)
    expect(posted.text).toContain('>Қысқа</textarea>')
    expect(posted.text).toContain(translate('kk')('errors:fields.textShort'))
  })

  it('draws its icon and its picture for social networks itself', async () => {
    for (const path of ['/', '/kk/about']) {
      const { text } = await get(own, path)
      const card = /<meta property="og:image" content="([^"]+)"/.exec(text)?.[1] ?? ''
      const icon = /<link rel="icon"[^>]* href="([^"]+)"/.exec(text)?.[1] ?? ''
      expect(card).toMatch(new RegExp(`^${home}/drawn/`))
      for (const address of [new URL(card).pathname, icon]) {
        const { status, headers } = await get(own, address)
        expect([address, status, headers['content-type']]).toEqual([address, 200, 'image/png'])
      }
    }
  })

  it('lists its own pages for search engines, which the product then does not (R118)', async () => {
    expect((await get(own, '/robots.txt')).text).toContain(`Sitemap: ${home}/sitemap.xml`)
    expect((await get(second, '/robots.txt')).text).not.toContain('Sitemap')
    expect((await get(second, '/sitemap.xml')).status).toBe(404)
    const files = async (host: string) => {
      const { text } = await get(host, '/sitemap.xml')
      const paths = [...text.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path)
      const lists = await Promise.all(paths.map((path) => get(host, path)))
      return lists.flatMap(({ text: list }) =>
        [...list.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc),
      )
    }
    const listed = await files(own)
    expect(listed).toEqual(expect.arrayContaining([home, `${home}/kk/about`]))
    expect(listed.filter((loc) => !`${loc}/`.startsWith(`${home}/`))).toEqual([])
    const others = await files('shipa.example')
    expect(others.filter((loc) => /demo-dent/.test(loc))).toEqual([])
    expect(others).toContain('https://shipa.example/l/demo-family')
    for (const loc of listed.filter((_, index) => index % 7 === 0)) {
      const { status, text } = await get(own, new URL(loc).pathname)
      expect([loc, status, canonicalOf(text)]).toEqual([loc, 200, loc])
    }
  })

  it('is named to a proxy that gets certificates on demand, and strangers’ hosts are not', async () => {
    const asked = async (domain: string, host = 'shipa.example') =>
      (await get(host, `/domain-allowed?domain=${domain}`)).status
    expect([await asked(own), await asked(second), await asked('shipa.example')]).toEqual([200, 200, 200])
    expect([await asked('stranger.example'), await asked(''), await asked(own, own)]).toEqual([404, 404, 404])
  })

  it('keeps its pages apart from the product’s and from other hosts', async () => {
    await get(own, '/about')
    expect(running.services.cache.fresh(`${own} /about`)).toBeDefined()
    expect(running.services.cache.fresh('/about')).toBeUndefined()
    expect((await get('shipa.example', '/about')).status).toBe(404)
    expect((await get('shipa.example', `//${own}/about`)).text).not.toContain('Демо-Дент')
    expect((await get('unknown.example', '/about')).text).not.toContain('Демо-Дент')
  })

  it('follows what its owner does: another clinic, no clinic, one that is not published', async () => {
    await bind('1001', [])
    await bind('1002', [{ host: own, isPrimary: true }])
    await expect.poll(async () => (await get(own, '/')).text).toContain('Демо-Семья')
    expect(canonicalOf((await get('shipa.example', '/l/demo-dent')).text)).toBe(
      'https://shipa.example/l/demo-dent',
    )
    await orm().transaction(async (transaction) => {
      await transaction.update(company).set({ isPublished: false }).where(eq(company.code, '1002'))
      await changed(transaction, companyShown, { company: '1002' })
    })
    await expect.poll(async () => (await get(own, '/')).status).toBe(404)
    expect((await get(own, '/')).text).not.toMatch(/Демо-/)
  })
})

test('the product’s host asks the redirect table before an area behind sign-in too (B-18)', async () => {
  const { status, headers } = await get('shipa.example', '/pro/old/?a=1')
  expect([status, headers.location]).toEqual([302, '/uz/page/credits?a=1'])
})

describe('somebody who opens pages of a site', () => {
  const visited = 'visited.example'
  const phone = {
    'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/131.0.0.0 Mobile',
    'accept-language': 'ru',
  }
  const desk = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0' }
  const counted = async () => {
    await running.services.visits.write()
    const rows = await orm().select().from(siteVisit).where(eq(siteVisit.company, '1001'))
    return Object.fromEntries(rows.map(({ page, locale, people }) => [`${page} ${locale}`, people]))
  }

  beforeAll(async () => {
    await bind('1001', [{ host: visited, isPrimary: true }])
    await vi.waitFor(async () => expect((await get(visited, '/')).status).toBe(200), { timeout: 60_000 })
  })

  it('is counted once a day on each page and once on the site, from the cache and without a body too', async () => {
    await orm().delete(siteVisit)
    expect((await get(visited, '/about', phone)).status).toBe(200)
    const { headers } = await get(visited, '/about', phone)
    const again = await get(visited, '/about', { ...desk, 'if-none-match': headers.etag ?? '' })
    expect(again.status).toBe(304)
    await get('shipa.example', '/kk/l/demo-dent/contacts', desk)
    await get(visited, '/contacts', desk)
    expect(await counted()).toEqual({
      'data:about ru': 2,
      'data:contacts kk': 1,
      ' ru': 2,
    })
    // Counts that were written are not written again.
    expect((await counted())['data:about ru']).toBe(2)
  })

  it('is not counted for what is no page that a person opens', async () => {
    await orm().delete(siteVisit)
    const other = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Edg/131.0' }
    await fetchAs(`${running.url}/about`, { method: 'HEAD', headers: { host: visited, ...other } })
    for (const [path, headers] of [
      ['/about', { ...other, 'sec-purpose': 'prefetch' }],
      ['/about', { ...other, 'sec-fetch-dest': 'iframe' }],
      ['/about', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
      ['/about/_payload.json', other],
      ['/nowhere', other],
    ] as const)
      await get(visited, path, headers)
    await get('shipa.example', '/mis', other)
    expect(await counted()).toEqual({})
  })
})
