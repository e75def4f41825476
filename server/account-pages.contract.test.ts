import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDatabase } from '../backend/content/seed-database.ts'
import { addPerson, addStaff } from '../backend/test/people.ts'
import { smallSeed } from '../backend/test/small-seed.ts'
import { locales, localizePath } from '../locales/locale.ts'
import { createHandler } from './http/handler.ts'
import { type Running, start } from './start.ts'
import { fetchAs } from './test/fetch-as.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'shipa-'))
const assets = { loader: '/loader.js', styles: '/styles.css', lowVision: '/low-vision.css', fonts: {} }

const origin = 'https://shipa.example'

let running: Running
let cookie: string
beforeAll(async () => {
  const variables = { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', SEED: 'none', ORIGIN: origin }
  running = await start(variables, (services) => createHandler(services, { assets: () => assets }))
  if (!running.services.local) throw new Error('the backend is built in')
  cookie = (await addPerson(running.services.local.db)).cookie
})
afterAll(async () => {
  await running.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const get = (path: string, headers = {}) => fetchAs(running.url + path, { headers })
const token = (letter: string) => letter.repeat(32)

describe('a page of accounts (R29–R32)', () => {
  it.each([
    ['/auth/signin', 'Вход'],
    ['/auth/signin?new', 'Регистрация'],
    ['/auth/confirm-email', 'Подтверждение почты'],
    ['/auth/password-expired', 'Срок действия пароля истёк'],
    ['/auth/password-restore', 'Забыли пароль?'],
    [`/auth/password-restore?token=${token('a')}`, 'Новый пароль'],
    ['/auth/password-restore?token=cut', 'Забыли пароль?'],
    [`/auth/password-restore?token=${token('a')}&token=${token('b')}`, 'Забыли пароль?'],
  ])('%s is a document with the title “%s”, not for search engines', async (path, title) => {
    const { status, text, cookies } = await get(path)
    expect(status).toBe(200)
    expect(cookies).toEqual([])
    expect(text).toContain(`<title>${title} — Shipa</title>`)
    expect(text).toMatch(new RegExp(`<h1[^>]*>${title.replace('?', '\\?')}</h1>`))
    expect(text).toContain('<meta name="robots" content="noindex">')
    expect(text).toMatch(/<meta name="description" content="[^"]{30,}">/)
    expect(text).toContain(`<link rel="canonical" href="${origin}${path.replace(/\?.*/, '')}">`)
  })

  it('is there in each language, and names the others', async () => {
    for (const locale of locales) {
      const { text } = await get(localizePath('/auth/signin', locale))
      expect(text).toContain(`<html lang="${locale}">`)
      for (const other of locales)
        expect(text).toContain(`hreflang="${other}" href="${origin}${localizePath('/auth/signin', other)}"`)
    }
  })

  it('lets the token of a link reach neither the document, nor the page cache, nor another site', async () => {
    const [first, second] = [token('c'), token('d')]
    const one = await get(`/auth/password-restore?token=${first}`)
    const before = running.services.cache.size
    const other = await get(`/auth/password-restore?token=${second}`)
    expect(running.services.cache.size).toBe(before)
    expect(other.text).toBe(one.text)
    expect(one.text + other.text).not.toMatch(/c{16}|d{16}/)
    for (const { headers } of [one, other])
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' })
  })

  it('is shown again, with its query, when its form is posted without a script', async () => {
    const { status, headers, text } = await fetchAs(`${running.url}/kk/auth/signin?redirect=%2Fpro`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'LOGIN=a%40b.kz&PASSWORD=secret',
    })
    expect([status, headers.location, text]).toEqual([303, '/kk/auth/signin?redirect=%2Fpro', ''])
  })
})

describe('somebody who is signed in already', () => {
  it.each([
    ['/auth/signin', '/profile'],
    ['/uz/auth/signin?new', '/uz/profile'],
    ['/auth/signin?redirect=%2Fpro%2F1001', '/pro/1001'],
    ['/auth/signin?redirect=%2F%2Fevil.kz', '/profile'],
    ['/auth/confirm-email', '/profile'],
    ['/kk/auth/password-expired', '/kk/profile'],
  ])('is led from %s to %s (B-4)', async (path, to) => {
    // Also if the page is cached already.
    await get(path)
    const { status, headers } = await get(path, { cookie })
    expect([status, headers.location, headers['cache-control']]).toEqual([302, to, 'no-store'])
  })

  it('is led to work who works for a company, unless another page was asked for', async () => {
    const { db } = running.services.local ?? {}
    if (!db) throw new Error('the backend is built in')
    const staff = await addPerson(db)
    await seedDatabase(db, smallSeed)
    await addStaff(db, staff.account, '1001', 'registrar')
    const led = async (path: string) => (await get(path, { cookie: staff.cookie })).headers.location
    expect(await led('/kk/auth/signin')).toBe('/kk/pro')
    expect(await led('/auth/signin?redirect=%2Fprofile%2Flikes')).toBe('/profile/likes')
  })

  it('can still replace a forgotten password', async () => {
    const { status } = await get(`/auth/password-restore?token=${token('e')}`, { cookie })
    expect(status).toBe(200)
  })

  it('is known by the session alone, not by having a cookie', async () => {
    const { status } = await get('/auth/signin', { cookie: 'sid=no-such-session' })
    expect(status).toBe(200)
  })
})
