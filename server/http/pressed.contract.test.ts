import { rmSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedDatabase } from '../../backend/content/seed-database.ts'
import { company, figure } from '../../backend/database/tables/index.ts'
import { newDataDir } from '../../backend/test/databases.ts'
import { smallSeed } from '../../backend/test/small-seed.ts'
import { type Running, start } from '../start.ts'
import { createHandler } from './handler.ts'

const assets = { loader: '/loader.js', styles: '/styles.css', lowVision: '/low-vision.css', fonts: {} }
const phone =
  'Mozilla/5.0 (Linux; Android 16; Mobile) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0 Mobile Safari/537.36'
let dataDir: string
let running: Running
let slug: string

const orm = () => {
  if (!running.services.local) throw new Error('This server has no database.')
  return running.services.local.db.orm
}

beforeAll(async () => {
  dataDir = await newDataDir()
  running = await start({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', SEED: 'none' }, (services) =>
    createHandler(services, { assets: () => assets }),
  )
  if (!running.services.local) throw new Error('This server has no database.')
  await seedDatabase(running.services.local.db, smallSeed)
  const [clinic] = await orm().select().from(company).where(eq(company.code, '1001'))
  slug = clinic?.slug ?? ''
})
afterAll(async () => {
  await running.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const fetched = (path: string, init: RequestInit = {}) =>
  fetch(running.url + path, {
    redirect: 'manual',
    ...init,
    headers: { 'user-agent': phone, 'content-type': 'text/ping', ...init.headers },
  })
const press = (path: string, headers: Record<string, string> = {}) =>
  fetched(path, { method: 'POST', body: 'PING', headers })
const counted = async () => {
  await running.services.visits.write()
  const rows = await orm().select().from(figure)
  return rows.map(({ company: of, kind, number }) => `${of} ${kind} ${number}`).sort()
}

it('the number on a page of a clinic says that it was pressed, and the press is counted without a cookie', async () => {
  const page = await (await fetched(`/l/${slug}`)).text()
  expect(page).toMatch(
    new RegExp(
      `href="tel:[^"]+"[^>]* ping="/pressed/${slug}/call"|ping="/pressed/${slug}/call"[^>]* href="tel:`,
    ),
  )
  for (let time = 0; time < 2; time++) {
    const answer = await press(`/pressed/${slug}/call`, { 'sec-fetch-site': 'same-origin' })
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([204, null])
  }
  await press(`/pressed/${slug}/route`)
  expect(await counted()).toEqual(['1001 call 1', '1001 route 1'])
})

it('nothing else counts, and nothing fails', async () => {
  const statusOf = async (answer: Promise<Response>) => (await answer).status
  expect(await statusOf(press(`/pressed/${slug}/call`, { 'sec-fetch-site': 'cross-site' }))).toBe(204)
  // An older browser says no more than where the page is from.
  expect(
    await statusOf(
      press(`/pressed/${slug}/call`, { origin: 'https://elsewhere.test', 'user-agent': `${phone} 3` }),
    ),
  ).toBe(204)
  expect(await statusOf(press(`/pressed/${slug}/call`, { 'user-agent': 'curl/8.5.0' }))).toBe(204)
  for (const path of [`/pressed/${'a'.repeat(5000)}/call`, '/pressed/%00/call', `/pressed/${slug}/call/`])
    expect(await statusOf(press(path))).toBe(404)
  for (const method of ['PUT', 'DELETE', 'PATCH', 'HEAD'])
    expect(await statusOf(fetched(`/pressed/${slug}/call`, { method }))).toBe(404)
  expect(await statusOf(press('/pressed/nobody-here/call'))).toBe(404)
  expect(await statusOf(press(`/pressed/${slug}/anything`))).toBe(404)
  expect(await statusOf(press('/pressed/A_b/call'))).toBe(404)
  expect(await statusOf(fetched(`/pressed/${slug}/call`))).toBe(404)
  expect(await counted()).toEqual(['1001 call 1', '1001 route 1'])
})

it('a list of the directory counts the clinics that stand in it, a profile its own', async () => {
  const agent = { headers: { 'user-agent': `${phone} 2`, 'content-type': '' } }
  const list = await fetched('/companies/clinics', agent)
  expect(list.status).toBe(200)
  const profile = await fetched(`/companies/clinics/${slug}`, agent)
  expect(await profile.text()).toContain(`/pressed/${slug}/`)
  const rows = await counted()
  expect(rows).toContain('1001 listed 1')
  expect(rows).toContain('1001 profile 1')
})
