import { rmSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rateLimit, serviceRequest } from '../../backend/database/tables/index.ts'
import { newDataDir } from '../../backend/test/databases.ts'
import { createHandler } from '../http/handler.ts'
import { type Running, start } from '../start.ts'

const dataDir = await newDataDir()
const assets = { loader: '/loader.js', styles: '/styles.css', lowVision: '/low-vision.css', fonts: {} }

let running: Running
beforeAll(async () => {
  const variables = {
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    SEED: 'none',
    TRUST_PROXY: 'on',
    POW_BITS: '12',
  }
  running = await start(variables, (services, adminToken) =>
    createHandler(services, { assets: () => assets, adminToken }),
  )
})
afterAll(async () => {
  await running.stop()
  rmSync(dataDir, { recursive: true, force: true })
})
const orm = () => {
  if (!running.services.local) throw new Error('the backend is built in')
  return running.services.local.db.orm
}
beforeEach(async () => {
  await orm().delete(rateLimit)
  await orm().delete(serviceRequest)
})

const whole = [
  ['SERVICES[]', 'mis'],
  ['SERVICES[]', 'promotion'],
  ['NAME', 'Oʻgʻiloy'],
  ['TEL', '+998 90 123 45 67'],
  ['EMAIL', ''],
  ['COMMENT', 'Первая <b>строка</b>\r\nвторая'],
  ['CONSENT', 'on'],
]
const send = (path: string, entries: string[][] = whole, headers: Record<string, string> = {}) =>
  fetch(running.url + path, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(entries),
    headers,
  })
const changed = (name: string, value: string) =>
  whole.map(([known = '', old = '']) => [known, known === name ? value : old])

describe('a form that is sent without JavaScript (R11, A6)', () => {
  it('is taken, and a reload of what follows sends nothing twice', async () => {
    const answer = await send('/uz/create-website')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/uz/create-website?sent=1'])
    expect(await orm().select().from(serviceRequest)).toMatchObject([
      {
        services: ['mis', 'promotion'],
        phone: '+998901234567',
        locale: 'uz',
        comment: 'Первая <b>строка</b>\nвторая',
      },
    ])
    const page = await (await fetch(running.url + answer.headers.get('location'))).text()
    expect(page).toContain('Ariza yuborildi')
    expect(page).not.toContain('name="NAME"')
    expect(await (await fetch(`${running.url}/uz/create-website`)).text()).toContain('name="NAME"')
  })

  it('comes back with everything that was entered, and what is wrong at its field', async () => {
    const answer = await send('/kk/create-website', changed('TEL', '12'))
    expect(answer.status).toBe(422)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const page = await answer.text()
    expect(page).toContain('lang="kk"')
    expect(page).toContain('value="Oʻgʻiloy"')
    expect(page).toContain('Первая &lt;b&gt;строка&lt;/b&gt;')
    expect(page).toContain('Нөмірді тексеріңіз')
    expect(page.match(/checked=""/g)).toHaveLength(3)
    expect(await orm().select().from(serviceRequest)).toEqual([])
  })

  it('is nobody else’s: the next reader finds the page empty', async () => {
    await send('/create-website', changed('TEL', '12'))
    expect(await (await fetch(`${running.url}/create-website`)).text()).not.toContain('Oʻgʻiloy')
  })

  it('counts for the address of the reader, not of the server', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address })
    for (let time = 0; time < 20; time++)
      await send('/create-website', changed('TEL', `+7700123${4000 + time}`), from('203.0.113.7'))
    const refused = await send('/create-website', changed('TEL', '+77001239999'), from('203.0.113.7'))
    expect(refused.status).toBe(429)
    expect(await refused.text()).toMatch(/role="alert"[^>]*>Слишком много попыток/)
    const other = await send('/create-website', changed('TEL', '+77001238888'), from('203.0.113.8'))
    expect(other.status).toBe(303)
  })

  it('costs no work, and uses up nothing of whoever calls with a script from the same address', async () => {
    const from = { 'x-forwarded-for': '203.0.113.9' }
    const ask = () => send('/create-website', changed('TEL', '12'), from)
    const statuses: number[] = []
    while (statuses.at(-1) !== 429) statuses.push((await ask()).status)
    const authorization = `Basic ${btoa('browser:public')}`
    const call = { method: 'POST', headers: { ...from, authorization, origin: running.url } }
    const path = '/api/w-front/ru/v1/crm/request_by_services'
    // It is asked for its work, as any first call.
    expect((await fetch(running.url + path, call)).status).toBe(428)
  })

  it.each([
    ['origin', 'https://elsewhere.example'],
    ['origin', 'null'],
    ['sec-fetch-site', 'cross-site'],
    ['sec-fetch-site', 'same-site'],
  ])('is refused from a page of another site: %s %s', async (name, value) => {
    expect((await send('/create-website', whole, { [name]: value })).status).toBe(403)
    expect(await orm().select().from(serviceRequest)).toEqual([])
  })

  it('is refused where it is too large, of another type, or for a page that has none', async () => {
    expect((await send('/create-website', changed('COMMENT', 'а'.repeat(40_000)))).status).toBe(413)
    expect((await send('/clinic-website')).status).toBe(405)
    expect((await send('/nowhere')).status).toBe(405)
    const json = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }
    expect((await fetch(`${running.url}/create-website`, json)).status).toBe(405)
  })

  it('may have fields that nobody knows and far too much in one', async () => {
    const strange = [...whole, ['__proto__', 'x'], ['constructor', 'y'], ['NAME', 'z'.repeat(5000)]]
    expect((await send('/create-website', strange)).status).toBe(422)
  })
})
