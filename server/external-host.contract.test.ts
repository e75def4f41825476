import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHandler } from './http/handler.ts'
import { type Running, start } from './start.ts'
import { newDemoDataDir } from './test/demo-data-dir.ts'
import { fetchAs } from './test/fetch-as.ts'

const dataDir = await newDemoDataDir()
const clientRoot = join(dataDir, 'client')
const assets = { loader: '/l.js', styles: '/_assets/styles-a1.css', lowVision: '/v.css', fonts: {} }

let running: Running
beforeAll(async () => {
  mkdirSync(join(clientRoot, '_assets'), { recursive: true })
  writeFileSync(join(clientRoot, '_assets/styles-a1.css'), 'a{}')
  const variables = { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', ORIGIN: 'https://canonical.example' }
  running = await start({ ...variables, AVAILABLE_HOSTS: 'shipa.example,www.shipa.example' }, (services) =>
    createHandler(services, { assets: () => assets, clientRoot }),
  )
})
afterAll(async () => {
  await running.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const get = (host: string, path: string, headers: Record<string, string> = {}) =>
  fetchAs(running.url + path, { headers: { host, ...headers } })
const page = '/l/demo-dent/contacts'

describe('with AVAILABLE_HOSTS (B-33)', () => {
  it.each(['shipa.example', 'WWW.shipa.example:8080', 'canonical.example', 'localhost:1', '127.0.0.1'])(
    'answers on %s',
    async (host) => expect((await get(host, page)).status).toBe(200),
  )

  it('shows another host the 404 page without a clinic, also of a page that is kept', async () => {
    const { text: own } = await get('shipa.example', page)
    expect(own).toContain('Демо-Дент')
    expect(running.services.cache.fresh(page)).toBeDefined()
    for (const path of [page, '/', '/sitemap.xml', '/images/demo-dent/logo/160', '/api/docs']) {
      const { status, text, headers } = await get('clinic.example', path)
      expect([path, status, headers['cache-control']]).toEqual([path, 404, 'no-store'])
      expect(text).toContain('<h1 class="mt-2 text-4xl">Страница не найдена</h1>')
      expect(text).toContain('href="https://canonical.example/"')
      expect(text).not.toMatch(/Демо-Дент|\/l\/demo-dent|\/images\//)
    }
    expect((await get('shipa.example', page)).text).toBe(own)
    expect(running.services.cache.fresh(page)).toBeDefined()
  })

  it('says so in the language of the address, to programs as data, and to a crawler in a line', async () => {
    expect((await get('clinic.example', `/kk${page}`)).text).toContain('Бет табылмады')
    const data = await get('clinic.example', `/uz${page}/_payload.json`)
    expect([data.status, JSON.parse(data.text).error]).toMatchObject([
      404,
      {
        message: `Page Not Found: ${page}`,
        data: { isCompanySite: false, link: 'https://canonical.example/uz' },
      },
    ])
    const crawler = await get('clinic.example', page, { 'user-agent': 'Googlebot/2.1' })
    expect([crawler.status, crawler.text]).toEqual([404, `404 Page Not Found: ${page}`])
  })

  it('sends nobody of another host to a language or to another address', async () => {
    expect((await get('clinic.example', '/', { 'accept-language': 'kk' })).status).toBe(404)
    expect((await get('clinic.example', '/ru/l/1001')).status).toBe(404)
  })

  it('does not believe a host that a proxy would name', async () => {
    expect((await get('clinic.example', page, { 'x-forwarded-host': 'shipa.example' })).status).toBe(404)
    expect((await get('shipa.example', page, { 'x-forwarded-host': 'clinic.example' })).status).toBe(200)
  })

  it('tells every host that it is up (R120), and gives it the style sheet of the 404 page', async () => {
    expect(JSON.parse((await get('clinic.example', '/healthz')).text)).toMatchObject({ status: 'ok' })
    expect(await get('clinic.example', assets.styles)).toMatchObject({ status: 200, text: 'a{}' })
    expect((await get('clinic.example', '/_assets/nothing.js')).status).toBe(404)
  })
})
