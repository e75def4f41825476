import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { checkBackup } from '../backend/backup/read-backup.ts'
import { readLock } from '../backend/kit/database/lock.ts'
import { newDataDir } from '../backend/test/databases.ts'
import { publishedSchemas } from '../schemas/core/json-schema.ts'
import { blockDefinitions } from '../schemas/registry.ts'
import { commands } from './commands/commands.ts'
import { noTerminal } from './commands/terminal.ts'
import { PageCache } from './documents/page-cache.ts'
import { createHandler } from './http/handler.ts'
import { type Running, start } from './start.ts'
import { newDemoDataDir } from './test/demo-data-dir.ts'
import { requestPart } from './test/request-part.ts'

const dataDir = await newDemoDataDir()
const assets = { loader: '/loader.js', styles: '/styles.css', lowVision: '/low-vision.css', fonts: {} }
const variables = {
  PORT: '0',
  DATA_DIR: dataDir,
  LOG_LEVEL: 'silent',
  APP_CLIENT_SECRET: 'a secret of the tests',
  CONTACT_EMAIL: 'mistakes@shipa.example',
}
const run = (more: Record<string, string> = {}) =>
  start({ ...variables, ...more }, (services, adminToken) =>
    createHandler(services, { assets: () => assets, adminToken }),
  )

let running: Running
beforeAll(async () => {
  running = await run()
})
afterAll(async () => {
  await running.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const get = (path: string, init?: RequestInit) => fetch(running.url + path, { redirect: 'manual', ...init })

/** Sends a command as the command-line tools do while the server runs. */
async function command(name: string, ...args: string[]): Promise<{ output?: string; error?: string }> {
  const { url = '', token = '' } = readLock(dataDir) ?? {}
  const response = await fetch(`${url}/_admin/${name}`, {
    method: 'POST',
    headers: { 'x-admin-token': token },
    body: JSON.stringify({ args, folder: process.cwd() }),
  })
  const lines = (await response.text()).trim().split('\n')
  return JSON.parse(lines.at(-1) ?? '')
}

test('says that it is up (R120)', async () => {
  expect(await (await get('/healthz')).json()).toMatchObject({ status: 'ok' })
})

test('serves the API and its documentation beside the pages', async () => {
  expect((await get('/api/docs')).status).toBe(200)
  expect((await get('/api/front/ru/v1/company/demo-dent')).status).toBe(401)
  const authorization = `Basic ${Buffer.from(`shipa:${variables.APP_CLIENT_SECRET}`).toString('base64')}`
  const company = await (
    await get('/api/front/ru/v1/company/demo-dent', { headers: { authorization } })
  ).json()
  expect(company).toMatchObject({ COMPANY_CODE: '1001' })
})

test.each([
  ['/page/credits', 'Ошибка на странице /page/credits', 'Сообщить об ошибке'],
  ['/uz/l/demo-family', '/uz/l/demo-family sahifasidagi xato', 'Xato haqida xabar berish'],
])(
  'takes reports of mistakes on %s by e-mail, with the page in the subject',
  async (path, subject, label) => {
    const html = await (await get(path)).text()
    const [, letter = '', text] =
      /<footer.*<a [^>]*href="(mailto:mistakes@[^"]+)"[^>]*>([^<]+)/s.exec(html) ?? []
    expect([new URL(letter).searchParams.get('subject'), text]).toEqual([subject, label])
  },
)

test('answers the catalogue’s addresses by the ordinary 404 unless it is wanted', async () => {
  for (const path of ['/blocks', '/kk/blocks/ui', '/blocks/preview/hero', '/_next/static/a.js']) {
    const answer = await get(path)
    expect([path, answer.status]).toEqual([path, 404])
    expect(await answer.text()).toContain(assets.styles)
  }
})

test('serves a page from memory the second time', async () => {
  const { hits } = running.services.cache.counts
  await get('/l/demo-dent/contacts')
  await get('/l/demo-dent/contacts?utm_source=x')
  const again = await get('/l/demo-dent/contacts')
  expect(again.status).toBe(200)
  expect(running.services.cache.counts.hits).toBe(hits + 2)
})

test('refuses a malformed request for a page that it has in memory too', async () => {
  const { hostname, port } = new URL(running.url)
  const statusOf = async (path: string, ...hosts: string[]) => {
    const socket = connect(Number(port), hostname)
    const head = [`GET ${path} HTTP/1.1`, 'connection: close', ...hosts.map((host) => `host: ${host}`)]
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
    return (await text(socket)).slice(9, 12)
  }
  const page = '/l/demo-dent/contacts'
  const host = `localhost:${port}`
  await get(page)
  expect(await statusOf(page, host)).toBe('200')
  for (let time = 0; time < 2; time++)
    expect([
      await statusOf(page, host, 'clinic.example'),
      await statusOf(page, 'a:b@localhost'),
      await statusOf('/l/./demo-dent/contacts', host),
      await statusOf('/l/%2e/demo-dent/contacts', host),
    ]).toEqual(['400', '400', '400', '400'])
})

test('refuses other methods, and names an answer by an id', async () => {
  const response = await get('/l/demo-dent', { method: 'POST' })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, HEAD')
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
})

test.each([
  '/_assets/../../package.json',
  '/_assets/%2e%2e/package.json',
  '/images/../../package',
  '/images/demo-dent/room-1/777',
  `/images/${'x'.repeat(300)}`,
  `/_assets/${'x'.repeat(300)}.js`,
  '/schemas/nothing.json',
  '/favicon.ico',
])('gives no file for %s', async (path) => expect((await get(path)).status).toBe(404))

test('serves every schema, and whatever one refers to, at the address that its reader fetches', async () => {
  type Part = { [name: string]: Part | string }
  const read = new Map<string, Promise<Part>>()
  const schemaAt = ({ href }: URL) => {
    const known = read.get(href) ?? fetch(href).then((answer) => answer.json() as Promise<Part>)
    read.set(href, known)
    return known
  }
  const referencesIn = (part: Part): string[] =>
    Object.entries(part).flatMap(([name, value]) =>
      typeof value === 'string' ? (name === '$ref' ? [value] : []) : referencesIn(value ?? {}),
    )
  const leadsOut: string[] = []
  for (const name of publishedSchemas(blockDefinitions).keys()) {
    const address = new URL(`/schemas/${name}.json`, running.url)
    const schema = await schemaAt(address)
    for (const reference of new Set(referencesIn(schema))) {
      const meant = new URL(reference, new URL(String(schema.$id), address))
      const steps = decodeURIComponent(meant.hash).split('/').slice(1)
      meant.hash = ''
      if (meant.href !== address.href) leadsOut.push(`${name} ${reference}`)
      const found = steps.reduce<Part | string | undefined>(
        (part, step) => (part as Part | undefined)?.[step],
        await schemaAt(meant),
      )
      expect([name, reference, typeof found]).toEqual([name, reference, 'object'])
    }
  }
  expect(leadsOut).toEqual(expect.arrayContaining(['columns page.json#/$defs/block', 'site page.json']))
})

test.each([
  '/',
  '/l/demo-dent',
  '/ru',
  '/nowhere',
  '/api/docs',
  '/api/nothing',
  '/_assets/none.js',
  '/sitemap.xml',
  '/healthz',
])('tells browsers the same about %s as about every answer', async (path) => {
  const secure = createHandler(
    { ...running.services, cache: new PageCache(1024 * 1024), origin: 'https://shipa.example' },
    { assets: () => assets, adminToken: '' },
  )
  const { headers } = await requestPart((request, response) => {
    secure(request, response)
    return once(response, 'close').then(() => true)
  }, path)
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=31536000',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  })
  expect((await get(path)).headers.has('strict-transport-security')).toBe(false)
})

test('answers a missing icon, which browsers ask for by themselves, without drawing a page', async () => {
  expect(await (await get('/favicon.ico')).text()).toBe('Not Found')
})

test.each([
  ['/ru/_payload.json', '/_payload.json'],
  ['/ru/l/demo-dent/_payload.json?a=1', '/l/demo-dent/_payload.json?a=1'],
])('moves the JSON %s to the JSON %s', async (from, to) => {
  const response = await get(from)
  expect(response.status).toBe(301)
  expect(response.headers.get('location')).toBe(to)
})

test('gives a picture in the format that the browser takes, never wider than asked', async () => {
  const formats = await Promise.all(
    ['image/avif,image/webp,*/*', 'image/webp,*/*', '*/*'].map(async (accept) =>
      (await get('/images/demo-dent/logo/160', { headers: { accept } })).headers.get('content-type'),
    ),
  )
  expect(formats).toEqual(['image/avif', 'image/webp', 'image/jpeg'])
})

test('gives social networks a picture of a page that has none (B-20)', async () => {
  for (const [path, type] of [
    ['/', 'image/jpeg'],
    ['/help', 'image/png'],
  ] as const) {
    const html = await (await get(path)).text()
    const [, picture = ''] = /<meta property="og:image" content="([^"]+)">/.exec(html) ?? []
    expect(new URL(picture).origin).toBe(running.services.origin)
    const { status, headers } = await get(new URL(picture).pathname)
    expect([path, status, headers.get('content-type')]).toEqual([path, 200, type])
  }
})

test.each(['/l/demo-dent', '/uz/l/demo-dent'])('sends %s, with all that it shows, in 60 kB', async (path) => {
  const html = await (await get(path)).text()
  expect(html.match(/class="price-rows"|time=\d+T|<blockquote/g)?.length).toBeGreaterThan(20)
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(60_000)
})

test.each(['/l/demo-dent', '/kk/l/demo-dent/contacts', '/l/demo-dent/nowhere'])(
  'draws the icons and the picture that %s names (B-20, E3)',
  async (path) => {
    const html = await (await get(path)).text()
    const named = [...html.matchAll(/(?:href|content)="(?:https?:\/\/[^/"]+)?(\/drawn\/[^"]+)"/g)].map(
      ([, address = '']) => address,
    )
    // Icons for tabs, search engines and the home screens of phones; an error has no picture to share.
    expect(named).toHaveLength(path.endsWith('nowhere') ? 5 : 6)
    for (const address of named) {
      const { status, headers } = await get(address)
      expect([status, headers.get('content-type')]).toEqual([200, 'image/png'])
    }
    expect((await get(`/drawn/00000000${path}/nothing.png`)).status).toBe(404)
  },
)

describe('the commands of this machine', () => {
  test('are refused without the secret', async () => {
    for (const token of ['', 'wrong']) {
      const response = await get('/_admin/seed', {
        method: 'POST',
        headers: { 'x-admin-token': token },
        body: '["--scale","1"]',
      })
      expect(response.status).toBe(404)
    }
  })

  test('print a page', async () => {
    const { output } = await command('page', '/kk/l/demo-dent/contacts')
    expect(JSON.parse(output ?? '')).toMatchObject({ locale: 'kk', status: 200 })
  })

  test('say what is wrong with a call', async () => {
    expect((await command('seed', '--scale', 'many')).error).toMatch(/Usage: npm run seed/)
    expect((await command('migrate')).error).toMatch(/--dry-run/)
    const file = join(dataDir, 'wrong.json')
    writeFileSync(file, '{"companies":[{"code":5}]}')
    expect((await command('seed', file)).error).toMatch(/companies\[0\]\.code/)
    const missing = join(dataDir, 'missing.json')
    expect((await command('seed', missing)).error).toBe(
      `The seed file ${missing} cannot be read: it does not exist.`,
    )
    writeFileSync(file, '{"companies":')
    expect((await command('seed', file)).error).toContain(`The seed file ${file} is not JSON`)
  })

  test('back the database up while the server runs', async () => {
    const { output } = await command('backup', join(dataDir, 'backups/'))
    expect(output).toMatch(/^Wrote .*\/backups\/shipa-[\d-]+\.backup: \d+ rows of \d+ tables/)
    const file = /^Wrote (.*?): /.exec(output ?? '')?.[1] ?? ''
    const { manifest } = await checkBackup({ path: file, key: undefined })
    expect(manifest.rows).toBeGreaterThan(1000)
    expect(await command('backup', file)).toEqual({
      error: `${file} is there already: name another file, or a folder.`,
    })
  })

  test('let visitors in between the parts of a long one', async () => {
    let [turns, over] = [0, false]
    const turn = () => {
      turns++
      if (!over) setImmediate(turn)
    }
    setImmediate(turn)
    const output = await commands.seed?.(running.services, ['--scale', '300'], noTerminal)
    over = true
    expect(output).toBe('Wrote 300 generated companies.')
    expect(turns).toBeGreaterThanOrEqual(3)
  })

  test('change pages that are kept, and no others', async () => {
    await get('/l/demo-dent')
    await get('/companies/clinics/visa-dent')
    const seed = {
      countries: [
        {
          code: 'KZ',
          name: { ru: 'Казахстан' },
          currency: 'KZT',
          callingCode: '+7',
          timezone: 'Asia/Almaty',
        },
      ],
      cities: [],
      specialities: [],
      companies: [],
      redirects: [],
      customPages: [{ slug: 'credits', title: { ru: 'Другие источники' } }],
    }
    expect(await (await get('/page/credits')).text()).not.toContain('Другие источники')
    const file = join(dataDir, 'seed.json')
    writeFileSync(file, JSON.stringify(seed))
    expect((await command('seed', file)).error).toBeUndefined()
    await expect.poll(async () => (await get('/page/credits')).text()).toContain('Другие источники')
    expect(running.services.cache.fresh('/l/demo-dent')).toBeDefined()
  })

  test('write custom pages that send their readers on (B-12)', async () => {
    const file = join(dataDir, 'moved.json')
    const customPages = [
      { slug: 'moved', title: { ru: 'Была здесь' }, redirect: '/page/credits#fonts' },
      { slug: 'elsewhere', title: { ru: 'Была здесь' }, redirect: 'https://example.com/x?a=1' },
    ]
    writeFileSync(
      file,
      JSON.stringify({ countries: [], cities: [], specialities: [], companies: [], customPages }),
    )
    expect((await command('seed', file)).error).toBeUndefined()
    const moved = async (path: string) => {
      const { status, headers } = await get(path)
      return [status, headers.get('location')]
    }
    expect(await moved('/page/moved')).toEqual([301, '/page/credits#fonts'])
    expect(await moved('/kk/page/moved?b=2')).toEqual([301, '/kk/page/credits?b=2#fonts'])
    expect(await moved('/uz/page/elsewhere')).toEqual([301, 'https://example.com/x?a=1'])
  })

  test('bring stored blocks to their newest version, and take it back', async () => {
    const stored = {
      id: 'old',
      type: 'hero',
      v: 1,
      props: {
        title: { ru: 'Старый экран' },
        button: { label: { ru: 'Позвонить' }, href: 'tel:+77000001001' },
      },
    }
    const company = {
      code: '9001',
      slug: 'old-clinic',
      kind: 'clinic',
      name: { ru: 'Старая клиника' },
      country: 'KZ',
      city: 'almaty',
      isOnlineEntryActive: false,
      timezone: 'Asia/Almaty',
      isDemo: true,
      pages: { '': { title: { ru: 'Старая' }, blocks: [stored] } },
    }
    const file = join(dataDir, 'old.json')
    const countries = [
      { code: 'KZ', name: { ru: 'Казахстан' }, currency: 'KZT', callingCode: '+7', timezone: 'Asia/Almaty' },
    ]
    const cities = [
      {
        slug: 'almaty',
        country: 'KZ',
        name: { ru: 'Алматы' },
        latitude: 43.26,
        longitude: 76.93,
        timezone: 'Asia/Almaty',
      },
    ]
    writeFileSync(file, JSON.stringify({ countries, cities, specialities: [], companies: [company] }))
    expect(await command('seed', file)).toMatchObject({ output: expect.any(String) })
    expect(await (await get('/l/old-clinic')).text()).toContain('Старый экран')
    expect((await command('migrate', '--dry-run')).output).toMatch(/1 pages would be brought/)
    const { output = '' } = await command('migrate', '--apply')
    const id = /--rollback (\d+)/.exec(output)?.[1] ?? ''
    expect((await command('migrate', '--dry-run')).output).toMatch(/newest version already/)
    expect((await command('migrate', '--rollback', id)).output).toMatch(/1 pages taken back/)
    expect((await command('migrate', '--dry-run')).output).toMatch(/1 pages would be brought/)
  })
})

test('refuses a second process on the same data, and a port that is taken, in one sentence each', async () => {
  const { port } = running.server.address() as AddressInfo
  await expect(run()).rejects.toThrow(/is in use by process \d+.*stop it first/)
  const other = await newDataDir()
  await expect(run({ DATA_DIR: other, PORT: String(port), SEED: 'none' })).rejects.toThrow(
    `Port ${port} is in use`,
  )
  expect(readLock(other)).toBeUndefined()
  rmSync(other, { recursive: true, force: true })
})

test('says in one sentence which seed or database it cannot have, without a password', async () => {
  const other = await newDataDir()
  const missing = join(other, 'missing.json')
  await expect(run({ DATA_DIR: other, SEED: missing })).rejects.toThrow(
    `The seed file ${missing} cannot be read: it does not exist.`,
  )
  expect(readLock(other)).toBeUndefined()
  const fault = run({ DATA_DIR: other, DATABASE_URL: 'postgres://shipa:geheim@127.0.0.1:1/shipa' })
  await expect(fault).rejects.toThrow(/^The database of DATABASE_URL cannot be reached \(ECONNREFUSED\)/)
  await expect(fault).rejects.not.toThrow('geheim')
  rmSync(other, { recursive: true, force: true })
})

test('serves the same pages from a remote backend, and the kept copy while it is down', async () => {
  let down = false
  const remote = createServer((request, response) => {
    if (down) return response.destroy()
    running.server.emit('request', request, response)
  })
  await new Promise<void>((resolve) => remote.listen(0, '127.0.0.1', resolve))
  const BACKEND_URL = `http://127.0.0.1:${(remote.address() as AddressInfo).port}`
  const near = await run({ BACKEND_URL, ORIGIN: running.url })
  const page = async (path: string) => fetch(near.url + path)
  const own = await (await get('/kk/l/demo-dent/about')).text()
  // A backend that is too slow for the deadline gives a part of the page at first.
  await expect
    .poll(async () => (await page('/kk/l/demo-dent/about')).text())
    .toBe(own.replaceAll(running.services.origin, running.url))
  expect((await page('/images/demo-dent/logo/160')).headers.get('content-type')).toMatch(/^image\//)
  down = true
  remote.closeAllConnections()
  near.services.cache.invalidate(['*'])
  const kept = await page('/kk/l/demo-dent/about')
  expect(kept.status).toBe(200)
  expect(await kept.text()).not.toContain('көшірмесі')
  // An answer of the backend is fresh for a minute.
  vi.useFakeTimers({ now: Date.now() + 13.5 * 60_000, toFake: ['Date'] })
  const old = await page('/kk/l/demo-dent/about')
  expect(old.headers.get('cache-control')).toBe('no-store')
  expect(await old.text()).toContain('беттің көшірмесі, оның жасалғанына 12 минут болды')
  vi.useRealTimers()
  const cold = await page('/kk/l/demo-family/about')
  expect(cold.status).toBeGreaterThanOrEqual(500)
  expect(await cold.text()).toContain('Бет қазір қолжетімсіз')
  await near.stop()
  remote.close()
})

test('shows the whole copy of a page while one of its blocks has lost its data, and half a page where there is none', async () => {
  let broken = false
  const remote = createServer((request, response) => {
    if (broken && request.url?.includes('/news')) return response.writeHead(500).end()
    running.server.emit('request', request, response)
  })
  await new Promise<void>((resolve) => remote.listen(0, '127.0.0.1', resolve))
  const BACKEND_URL = `http://127.0.0.1:${(remote.address() as AddressInfo).port}`
  const near = await run({ BACKEND_URL })
  const page = async (path: string) => (await fetch(near.url + path)).text()
  const whole = await page('/l/demo-dent')
  broken = true
  // Answers of a remote backend hold for a minute, and so does the page.
  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] })
  expect(await page('/l/demo-dent')).toBe(whole)
  expect(near.services.cache.fresh('/l/demo-dent')).toBeUndefined()
  await page('/kk/l/demo-dent')
  expect(near.services.cache.fresh('/kk/l/demo-dent')).toMatchObject({ status: 200, degraded: true })
  vi.useRealTimers()
  await near.stop()
  remote.close()
})

test('lets an open request finish before it closes', async () => {
  const own = await newDataDir()
  const other = await run({ DATA_DIR: own, SEED: 'none' })
  const open = fetch(`${other.url}/api/openapi.json`)
  await new Promise((resolve) => other.server.once('request', resolve))
  const broken = vi.spyOn(other.server, 'closeAllConnections')
  const stopped = other.stop()
  expect((await open).status).toBe(200)
  await stopped
  // The connection is not reused for another request, so no request is broken off.
  expect(broken).not.toHaveBeenCalled()
  await expect(fetch(`${other.url}/healthz`)).rejects.toThrow()
  expect(readLock(own)).toBeUndefined()
  rmSync(own, { recursive: true, force: true })
})

test('answers requests that have arrived when it is told to stop', async () => {
  const own = await newDataDir()
  const other = await run({ DATA_DIR: own, SEED: 'none' })
  const port = Number(new URL(other.url).port)
  const clients = Array.from({ length: 5 }, () => connect(port, '127.0.0.1'))
  await Promise.all(clients.map((client) => once(client, 'connect')))
  const answers = clients.map((client) => text(client))
  for (const client of clients) client.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
  const stopped = other.stop()
  for (const answer of await Promise.all(answers))
    expect(answer).toMatch(/^HTTP\/1\.1 200 .*\r\nconnection: close/is)
  await stopped
  rmSync(own, { recursive: true, force: true })
})
