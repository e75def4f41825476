import { rmSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHandler } from '../server/http/handler.ts'
import { type Running, start } from '../server/start.ts'
import { newDemoDataDir } from '../server/test/demo-data-dir.ts'

const dataDir = await newDemoDataDir()
const assets = { loader: '/loader.js', styles: '/styles.css', lowVision: '/low-vision.css', fonts: {} }
let running: Running
beforeAll(async () => {
  running = await start({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' }, (services, adminToken) =>
    createHandler(services, { assets: () => assets, adminToken }),
  )
})
afterAll(async () => {
  await running.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

type Answer = { status: number; location: string | undefined; cookie: string | undefined; body: string }

/** Sends raw bytes, since client libraries would correct or refuse them. */
function send(head: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const socket = connect((running.server.address() as AddressInfo).port, '127.0.0.1')
    const chunks: Buffer[] = []
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', reject)
    socket.on('close', () => {
      const [headers = '', ...body] = Buffer.concat(chunks).toString().split('\r\n\r\n')
      const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1]?.trim()
      resolve({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(headers)?.[1]),
        location: header('location'),
        cookie: header('set-cookie'),
        body: body.join('\r\n\r\n'),
      })
    })
    socket.write(Buffer.from(head, 'latin1'))
  })
}

const ask = (path: string, headers: readonly string[] = [], method = 'GET') =>
  send(
    [`${method} ${path} HTTP/1.1`, 'Host: shipa.example', 'Connection: close', ...headers, '', ''].join(
      '\r\n',
    ),
  )

/** Expects no 5xx, no cookie and no redirect to another site. */
function expectCalm({ status, location, cookie }: Answer) {
  expect(status).toBeGreaterThanOrEqual(200)
  expect(status).toBeLessThan(500)
  expect(cookie).toBeUndefined()
  if (location !== undefined) expect(location).toMatch(/^\/(?![/\\])[!-~]*$/)
}

describe('an address', () => {
  it.each([
    ['/a%2Fb', 404],
    ['/l/demo-dent%2Fabout', 404],
    ['/%2F%2Fevil.example', 404],
    ['/a%5Cb', 404],
    ['/\\evil.example', 404],
    ['/\\\\evil.example/..', 400],
    ['/%00', 404],
    ['/l/demo-dent%00', 404],
    ['/l/demo-dent/%0d%0aset-cookie:a=b', 404],
    ['/..', 400],
    ['/../../etc/passwd', 400],
    ['/%2e%2e/%2e%2e/etc/passwd', 400],
    ['/%252e%252e/x', 404],
    ['/l/demo-dent/%2561bout', 404],
    ['/%ff', 404],
    ['/%C0%AF', 404],
    ['/%E0%A4%A', 404],
    ['/%', 404],
    ['/kk/%F0%28%8C%28', 404],
    ['/l/__proto__', 404],
    ['/l/constructor/about', 302],
    ['/page/toString', 404],
    ['/schemas/', 200],
    ['/schemas/__proto__.json', 404],
    ['/schemas/constructor.json', 404],
    ['/l/demo-dent/news/page/0', 404],
    ['/l/demo-dent/news/page/1e3', 404],
    ['/l/demo-dent/news/page/99999999999999999999', 404],
    ['/l/demo-dent/news/page/999999', 404],
    ['/images/%2e%2e/%2e%2e/package', 400],
    ['/images/demo-dent/logo/99999999999999999999', 404],
    ['/_assets/..%2f..%2fpackage.json', 400],
    ['/_admin/seed', 404],
    ['/sitemaps/__proto__-1.xml', 404],
    ['/sitemaps/pages-0.xml', 404],
    ['/sitemaps/news-2.xml', 404],
    ['/sitemaps/news-from-nothing.xml', 404],
    ['/sitemaps/pages-from-about-us.xml', 404],
    ['/sitemaps/specialists-from-1001.xml', 404],
    ['/sitemaps/news-from-a.b.xml', 404],
    ['/builds/meta/..%2flatest.json', 400],
    ['/api/front/xx/v1/company/demo-dent', 401],
    ['/api/front/ru/v1/company/%00', 401],
    ['/xx/l/demo-dent', 404],
    ['/kk-KZ/l/demo-dent', 404],
    ['/?a=%', 200],
    ['/l/demo-dent?a=%00&a[]=1&__proto__[x]=1', 200],
    ['http://evil.example/l/demo-dent', 404],
  ])('%s is %i', async (path, status) => {
    const answer = await ask(path)
    expectCalm(answer)
    expect(answer.status).toBe(status)
  })

  it('of 8 kB is no page, and such a query is none of its business', async () => {
    expect((await ask(`/${'a'.repeat(8000)}`)).status).toBe(404)
    expect((await ask(`/l/demo-dent?${'a'.repeat(8000)}`)).status).toBe(200)
  })

  it.each([
    ['//evil.example', '/evil.example'],
    ['///evil.example//x/', '/evil.example/x'],
    ['//evil.example/%61?next=//evil.example', '/evil.example/a?next=//evil.example'],
    ['/ru//evil.example', '/evil.example'],
    ['/kk//evil.example', '/kk/evil.example'],
    ['/RU/l/demo-dent', '/l/demo-dent'],
    ['/kk/', '/kk'],
    ['/ru/l/demo-dent?a=%0d%0aset-cookie:a=b', '/l/demo-dent?a=%0d%0aset-cookie:a=b'],
  ])('%s is moved to %s', async (path, to) => {
    expect(await ask(path)).toMatchObject({ status: 301, location: to })
  })

  it.each([
    ['/kk/%E0%A4%A', 'Бет табылмады'],
    ['/uz/nothing', 'Sahifa topilmadi'],
    ['/en/%00', 'Page not found'],
    ['/zz/nothing', 'Страница не найдена'],
  ])('%s is answered in its language', async (path, title) => {
    expect((await ask(path)).body).toContain(title)
  })

  it('of any bytes does no harm', async () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '%2f',
        '%5c',
        '%00',
        '%',
        '..',
        '%2e',
        'kk',
        'ru',
        'l',
        '@',
        ':',
        '?',
        '#',
      ),
      fc.string({ unit: 'grapheme-ascii' }).map((text) => text.replaceAll(' ', '')),
      fc.integer({ min: 33, max: 255 }).map((byte) => String.fromCharCode(byte)),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
        expectCalm(await ask(`/${pieces.join('')}`))
      }),
      { numRuns: 300 },
    )
  })
})

describe('a header', () => {
  /** Named, because the long headers would flood the report. */
  const absurd: [name: string, header: string][] = [
    'Cookie: locale=../../evil; locale=%%%; locale',
    'Cookie: locale=//evil.example; blind=<script>alert(1)</script>',
    'Cookie: ;;;===; blind=150.black-on-white; __proto__=1',
    `Cookie: ${'a=b; '.repeat(1500)}`,
    'Cookie: \xff\xfe=\x80',
    'Accept-Language: \xff,;;q=9,*;q=-1,kk-',
    `Accept-Language: ${'xx,'.repeat(2000)}`,
    'Accept-Encoding: br;q=zzz, nothing;q=, identity;q=0',
    'Accept: \xff/*;',
    'If-None-Match: "',
    'If-Modified-Since: yesterday',
    'Range: bytes=9999999999-1',
    'X-Forwarded-Host: evil.example',
    'X-Forwarded-Proto: javascript',
    'Origin: null',
    'Referer: javascript:alert(1)',
    `User-Agent: ${'bot '.repeat(1000)}`,
    'Content-Type: \xff',
    'Upgrade: nothing\r\nConnection: upgrade',
  ].map((header) => [header.length > 80 ? `${header.slice(0, 40)}… (${header.length})` : header, header])
  it.each(absurd)('%s changes nothing of a page', async (_, header) => {
    const [plain, odd] = [await ask('/l/demo-dent/contacts'), await ask('/l/demo-dent/contacts', [header])]
    expectCalm(odd)
    expect(odd.status).toBe(200)
    if (!/encoding/i.test(header)) expect(odd.body).toBe(plain.body)
  })

  it.each(absurd)('%s sends nobody off the first page', async (_, header) => {
    const answer = await ask('/', [header])
    expectCalm(answer)
    expect([200, 302]).toContain(answer.status)
  })

  it.each([
    ['X: \0', 400],
    ['Content-Length: -1', 400],
  ])('%j is refused', async (header, status) => {
    expect((await ask('/l/demo-dent', [header])).status).toBe(status)
  })

  it('of 20 kB is refused', async () => {
    expect((await ask('/l/demo-dent', [`X: ${'x'.repeat(20_000)}`])).status).toBe(431)
  })

  it('that names another host leads no link there', async () => {
    const answer = await send(
      'GET /ru/l/demo-dent HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
    )
    expect(answer).toMatchObject({ status: 301, location: '/l/demo-dent' })
    const page = await send('GET /l/demo-dent HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n')
    expect(page.body).not.toContain('evil.example')
  })
})

describe('a method', () => {
  it('of HEAD gives the status without a body', async () => {
    for (const [path, status] of [
      ['/l/demo-dent', 200],
      ['/nothing', 404],
      ['/sitemap.xml', 200],
    ] as const)
      expect(await ask(path, [], 'HEAD')).toMatchObject({ status, body: '' })
  })

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    'of %s is not for pages',
    async (method) => {
      expect((await ask('/l/demo-dent', ['Content-Length: 0'], method)).status).toBe(405)
    },
  )

  it('that nobody knows is refused', async () => {
    expect((await ask('/', [], 'NOTHING')).status).toBe(400)
  })
})
