import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHandler } from '../http/handler.ts'
import { type Running, start } from '../start.ts'
import { newDemoDataDir } from '../test/demo-data-dir.ts'
import { fetchAs } from '../test/fetch-as.ts'

const dataDir = await newDemoDataDir()
const assets = { loader: '/loader.js', styles: '/styles.css', lowVision: '/low-vision.css', fonts: {} }

let running: Running
beforeAll(async () => {
  running = await start(
    { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', TRUST_PROXY: 'on' },
    (services) => createHandler(services, { assets: () => assets }),
  )
})
afterAll(async () => {
  await running.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

type Headers = Record<string, string>
const get = (path: string, headers: Headers = {}, method = 'GET') =>
  fetchAs(running.url + path, { headers, method })

describe('a page of all cities (B-1)', () => {
  test.each([
    ['/companies/clinics', { cookie: 'location=almaty' }, '/companies/clinics/location/almaty'],
    [
      '/kk/companies/doctors?open=1',
      { cookie: 'a=b; location=almaty' },
      '/kk/companies/doctors/location/almaty?open=1',
    ],
    ['/companies/clinics', { 'x-geo-city': 'almaty' }, '/companies/clinics/location/almaty'],
    // Of no page with a city in its query.
    [
      '/companies/clinics?city=osh',
      { cookie: 'location=almaty' },
      '/companies/clinics/location/almaty?city=osh',
    ],
    ['/companies/services', { cookie: 'location=almaty' }, '/companies/services?city=almaty'],
    ['/', { cookie: 'location=almaty' }, '/?city=almaty'],
    ['/kk?utm_source=a', { cookie: 'location=almaty' }, '/kk?city=almaty&utm_source=a'],
  ])('%s with %j leads to %s, and everybody else to itself', async (path, headers, to) => {
    // The second answer may come from the cache.
    for (let time = 0; time < 2; time++) {
      const led = await get(path, headers)
      expect([led.status, led.headers.location]).toEqual([302, to])
      expect(led.headers.vary).toContain('cookie')
      expect(led.headers['cache-control']).toContain('private')
      const plain = await get(path)
      expect(plain.status).toBe(200)
      expect(plain.headers.vary).toContain('cookie')
    }
  })

  test.each([
    ['chose all cities', {}, 'all'],
    ['is in a city without any', {}, 'atlantis'],
    ['has a cookie of something else', {}, '"><script>'],
    ['is a crawler', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, 'almaty'],
    ['loads it ahead', { 'sec-purpose': 'prefetch' }, 'almaty'],
  ])('stays for whoever %s', async (_, headers, city) => {
    const answer = await get('/companies/clinics', { ...headers, cookie: `location=${city}` })
    expect(answer.status).toBe(200)
  })

  test('leads to a language before it leads to a city', async () => {
    const led = await get('/', { cookie: 'location=almaty', 'accept-language': 'kk' })
    expect([led.status, led.headers.location]).toEqual([302, '/kk'])
  })

  test('stays for HEAD, and for a page of a city in any case', async () => {
    const cookie = 'location=almaty'
    expect((await get('/companies/clinics', { cookie }, 'HEAD')).status).toBe(200)
    for (const path of [
      '/companies/clinics/location/shymkent',
      '/companies/services?city=shymkent',
      '/?city=shymkent',
    ])
      expect((await get(path, { cookie })).status).toBe(200)
    expect((await get('/?city=atlantis', { cookie })).status).toBe(404)
  })
})

describe('a choice of a city', () => {
  test('is remembered and leads to the address without it', async () => {
    const answer = await get('/uz/companies/clinics/location/almaty?open=1&location=almaty')
    expect([answer.status, answer.headers.location]).toEqual([
      302,
      '/uz/companies/clinics/location/almaty?open=1',
    ])
    expect(answer.cookies.join()).toMatch(/^location=almaty; Max-Age=31536000; Path=\/; SameSite=Lax$/)
  })

  test('of all cities shows the list itself, and neither is kept for others', async () => {
    const answer = await get('/companies/clinics?location=all', { cookie: 'location=almaty' })
    expect(answer.status).toBe(200)
    expect(answer.cookies.join()).toContain('location=all;')
    expect((await get('/companies/clinics')).cookies).toEqual([])
  })

  test.each(['/companies/clinics?location=%0d%0aset-cookie:a=b', '/companies/clinics?location='])(
    'that is none (%s) is not remembered',
    async (path) => {
      const answer = await get(path)
      expect([answer.status, answer.cookies]).toEqual([200, []])
    },
  )
})

describe('the choice of a city in the header (R129)', () => {
  test('is remembered, and leads to the page that was read, of a list to that city’s', async () => {
    const to = encodeURIComponent('/uz/companies/doctors/location/tashkent?online=1')
    const answer = await get(`/kk/companies/cities?to=${to}&location=almaty`)
    expect([answer.status, answer.headers.location]).toEqual([
      302,
      '/kk/companies/doctors/location/almaty?online=1',
    ])
    expect(answer.cookies.join()).toMatch(/^location=almaty;/)
    expect(answer.headers['cache-control']).toContain('no-store')
    const all = await get(`/companies/cities?to=${to}&location=all`)
    expect(all.headers.location).toBe('/companies/doctors?online=1')
    expect(all.cookies.join()).toContain('location=all;')
  })

  test.each(['//evil.example/', 'https://evil.example/', '/\\evil.example'])(
    'leads home and not to %s',
    async (to) => {
      const answer = await get(`/companies/cities?to=${encodeURIComponent(to)}&location=almaty`)
      expect(answer.headers.location).toBe('/?city=almaty')
    },
  )

  test('is a page of links without a script, with the cities of the section', async () => {
    const { status, text } = await get('/companies/cities?to=%2Fcompanies%2Fdoctors')
    expect(status).toBe(200)
    expect(text).toMatch(
      /href="\/companies\/cities\?to=%2Fcompanies%2Fdoctors&amp;location=almaty" rel="nofollow"/,
    )
    expect(text).toContain('noindex')
  })

  test('is not asked again by the page of doctors who can be booked', async () => {
    const led = await get('/uz/doctor-appointment', { cookie: 'location=almaty' })
    expect([led.status, led.headers.location]).toEqual([
      302,
      '/uz/companies/doctors/location/almaty?online=1',
    ])
    expect((await get('/uz/doctor-appointment')).status).toBe(200)
  })

  test('shows the city of a list in its header, and lets a script show that of the reader elsewhere', async () => {
    const chip = async (path: string) => /<a [^>]*data-city-link[^>]*>/.exec((await get(path)).text)?.[0]
    expect(await chip('/companies/doctors/location/almaty')).not.toContain('data-remembered')
    expect(await chip('/help')).toContain('data-remembered')
  })
})
