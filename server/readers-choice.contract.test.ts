import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultLowVision, writeLowVision } from '../ui/visitor/low-vision.ts'
import { createHandler } from './http/handler.ts'
import { type Running, start } from './start.ts'
import { newDemoDataDir } from './test/demo-data-dir.ts'
import { fetchAs } from './test/fetch-as.ts'

const dataDir = await newDemoDataDir()
const assets = { loader: '/loader.js', styles: '/styles.css', lowVision: '/low-vision.css', fonts: {} }

let running: Running
beforeAll(async () => {
  running = await start({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' }, (services) =>
    createHandler(services, { assets: () => assets }),
  )
})
afterAll(async () => {
  await running.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

type Headers = Record<string, string>
const get = (path: string, headers: Headers = {}) => fetchAs(running.url + path, { headers })

describe('at the home address (B-30)', () => {
  test.each([
    ['kk', { 'accept-language': 'kk-KZ,ru;q=0.9' }],
    ['uz', { 'accept-language': 'uz' }],
    ['en', { 'accept-language': 'en-US,en;q=0.9' }],
    ['kk', { 'accept-language': 'en', cookie: 'locale=kk' }],
    ['en', { 'accept-language': 'en', cookie: 'locale=de' }],
  ])('a visitor is sent to /%s by %j', async (locale, headers) => {
    // The second answer may come from the cache.
    for (let time = 0; time < 2; time++) {
      const { status, headers: sent } = await get('/?a=1', headers)
      expect([status, sent.location, sent.vary]).toEqual([302, `/${locale}?a=1`, 'accept-language, cookie'])
      expect(sent['cache-control']).toBe('no-store')
      expect((await get('/', headers)).headers.location).toBe(`/${locale}`)
    }
  })

  test.each([
    ['asks for Russian', { 'accept-language': 'ru,en;q=0.5' }],
    ['asks for nothing', {}],
    ['asks for another language', { 'accept-language': 'fr' }],
    ['has chosen Russian', { 'accept-language': 'en', cookie: 'locale=ru' }],
    ['is a crawler', { 'accept-language': 'en', 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['comes from a page of the site', { 'accept-language': 'en', 'sec-fetch-site': 'same-origin' }],
  ])('a visitor who %s stays', async (_, headers) => {
    const { status, headers: sent } = await get('/', headers)
    expect(status).toBe(200)
    expect(sent.vary).toContain('accept-language, cookie')
  })

  test('a visitor whose browser tells no more than the page before stays', async () => {
    const referer = `${running.url.replace('localhost', '127.0.0.1')}/kk`
    const host = new URL(referer).host
    expect((await get('/', { 'accept-language': 'en', referer, host })).status).toBe(200)
    expect((await get('/', { 'accept-language': 'en', referer: 'https://search.example/' })).status).toBe(302)
  })

  // The home page in a language may still be led to the reader's city.
  test.each([
    ['/l/demo-dent', 'accept-encoding'],
    ['/kk', 'cookie, accept-encoding'],
    ['/uz/l/demo-dent/contacts', 'accept-encoding'],
    ['/mis', 'accept-encoding'],
  ])('and nowhere else: %s stays', async (path, vary) => {
    const { status, headers } = await get(path, { 'accept-language': 'en', cookie: 'locale=kk' })
    expect(status).toBe(200)
    expect(headers.vary).toBe(vary)
  })
})

describe('the low-vision version (B-31, F31)', () => {
  const cookie = `a=1; blind=${writeLowVision({ ...defaultLowVision, scheme: 'white-on-black' })}`

  test('is another answer than the ordinary one, before and after either is kept', async () => {
    const path = '/uz/l/demo-dent/contacts'
    for (let time = 0; time < 2; time++) {
      const ordinary = await get(path)
      const version = await get(path, { cookie })
      expect(ordinary.text).toContain('<html lang="uz">')
      expect(ordinary.text).not.toMatch(/low-vision\.css|data-scheme/)
      expect(version.text).toMatch(/<html data-size="150" data-scheme="white-on-black" [^>]*lang="uz">/)
      expect(version.text).toContain('<link rel="stylesheet" href="/low-vision.css">')
      expect(version.text).toContain('aria-label="Zaif koʻruvchilar uchun versiya"')
      expect(version.headers.etag).not.toBe(ordinary.headers.etag)
      expect(version.headers['cache-control']).toMatch(/^private/)
      expect(version.headers.vary).toContain('cookie')
    }
  })

  test('is checked by its own ETag', async () => {
    const { headers } = await get('/l/demo-dent', { cookie })
    const etag = headers.etag ?? ''
    expect((await get('/l/demo-dent', { cookie, 'if-none-match': etag })).status).toBe(304)
    expect((await get('/l/demo-dent', { 'if-none-match': etag })).status).toBe(200)
  })

  test.each(['blind=', 'blind=1', 'blind=150.black-on-white', 'blind=%00%ff', `blind=${'x.'.repeat(500)}`])(
    'is off for %s',
    async (garbage) => {
      const { status, text } = await get('/l/demo-dent', { cookie: garbage })
      expect(status).toBe(200)
      expect(text).toContain('<html lang="ru">')
    },
  )

  test('shows error pages as well', async () => {
    const { status, text } = await get('/kk/nowhere', { cookie })
    expect(status).toBe(404)
    expect(text).toContain('data-scheme="white-on-black"')
  })

  const send = (body: string, headers: Headers = {}) =>
    fetchAs(`${running.url}/low-vision`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body,
    })
  const from = (path: string) => {
    const { host } = new URL(running.url)
    return { referer: `http://${host}${path}`, host }
  }

  test('is turned on, set and turned off by a form that leads back to where it was sent', async () => {
    const on = await send('', from('/kk/l/demo-dent?a=1'))
    expect([on.status, on.headers.location]).toEqual([303, '/kk/l/demo-dent?a=1#low-vision-off'])
    expect(on.cookies).toEqual([
      'blind=150.black-on-white.normal.normal.sans.on.off; Max-Age=31536000; Path=/; SameSite=Lax',
    ])
    const set = await send('size=200&images=grey&motion=sideways', from('/'))
    expect(set.headers.location).toBe('/#low-vision-apply')
    expect(set.cookies[0]).toMatch(/^blind=200\.black-on-white\.normal\.normal\.sans\.grey\.off;/)
    const off = await send('off=1', from('/kk'))
    expect([off.status, off.headers.location]).toEqual([303, '/kk#low-vision-on'])
    expect(off.cookies).toEqual(['blind=; Max-Age=0; Path=/; SameSite=Lax'])
  })

  test.each(['https://evil.example/page', 'http://localhost//evil.example', 'nonsense', ''])(
    'never leads away, from %j neither',
    async (referer) => {
      const { headers } = await send('off=1', { referer, host: 'localhost' })
      expect(headers.location).toMatch(/^\/(evil\.example)?#low-vision-on$/)
    },
  )

  test('is not for other sites to choose, and takes no more than a form', async () => {
    const foreign = await send('', { 'sec-fetch-site': 'cross-site' })
    expect([foreign.status, foreign.cookies]).toEqual([403, []])
    // Browsers that do not send Sec-Fetch-Site send Origin.
    const older = await send('', { origin: 'https://evil.example' })
    expect([older.status, older.cookies]).toEqual([403, []])
    expect((await send('a'.repeat(5000))).status).toBe(413)
  })
})

describe('an error page (B-19, E11)', () => {
  const crawlers = [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  ]
  test.each(crawlers)('is its status and a line of text for %s', async (agent) => {
    for (const path of ['/nowhere', '/kk/nowhere', '/l/demo-dent/nowhere']) {
      const { status, headers, text } = await get(path, { 'user-agent': agent })
      expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
      expect(text).toBe(`404 Page Not Found: ${path.replace(/^\/kk/, '')}`)
    }
  })

  test('is a page for a person, with the same status', async () => {
    const { status, headers, text } = await get('/nowhere', { 'user-agent': 'Mozilla/5.0 Firefox/143.0' })
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(text).toContain('<h1')
  })

  test('is nothing that a page without a fault becomes for a crawler', async () => {
    const ask = (agent: string) => get('/l/demo-dent/contacts', { 'user-agent': agent })
    expect((await ask(crawlers[0] ?? '')).text).toBe((await ask('Mozilla/5.0 Firefox/143.0')).text)
  })
})

test('no document sets a cookie', async () => {
  for (const path of ['/', '/l/demo-dent', '/nowhere'])
    for (const headers of [{}, { cookie: 'blind=1' }, { 'accept-language': 'kk' }] as Headers[])
      expect((await get(path, headers)).cookies).toEqual([])
})
