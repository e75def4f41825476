import { rmSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedDatabase } from '../../backend/content/seed-database.ts'
import { company, whatsappNumber, whatsappOpening } from '../../backend/database/tables/index.ts'
import { newDataDir } from '../../backend/test/databases.ts'
import { smallSeed } from '../../backend/test/small-seed.ts'
import { type Running, start } from '../start.ts'
import { createHandler } from './handler.ts'

const assets = { loader: '/loader.js', styles: '/styles.css', lowVision: '/low-vision.css', fonts: {} }
const phone = 'Mozilla/5.0 (Android 16; Mobile; rv:147.0) Gecko/147.0 Firefox/147.0'
let dataDir: string
let running: Running

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
  await orm()
    .insert(whatsappNumber)
    .values({ company: '1001', code: '1', position: 0, cabinet: '11', number: '+77011234567', place: 'both' })
})
afterAll(async () => {
  await running.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const open = (path: string, agent = phone) =>
  fetch(running.url + path, { redirect: 'manual', headers: { 'user-agent': agent } })
const counted = async () => {
  await running.services.visits.write()
  const rows = await orm().select().from(whatsappOpening)
  return rows.map(({ number, place, people }) => `${number} ${place} ${people}`).sort()
}

it('leads to the chat with the first message, and counts a person once a day for each place', async () => {
  const text = encodeURIComponent('Здравствуйте! Врач: Ахметова & Ко.')
  for (const from of ['booking', 'booking', 'contacts', 'elsewhere']) {
    const answer = await open(`/wa/1001/1?from=${from}&text=${text}`)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe(`https://wa.me/77011234567?text=${text}`)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  }
  await open('/wa/1001/1?from=booking', 'Googlebot/2.1 (+http://www.google.com/bot.html)')
  await open('/wa/1001/1?from=booking', 'WhatsApp/2.23.20.0')
  expect(await counted()).toEqual(['1 booking 1', '1 contacts 1'])
})

it('counts the chat that is opened, whatever code was asked for', async () => {
  const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15'
  for (const forged of ['forged-1', 'forged-2', 'forged-3'])
    await open(`/wa/1001/${forged}?from=booking`, agent)
  expect(await counted()).toEqual(['1 booking 2', '1 contacts 1'])
})

it('leads nowhere but to WhatsApp and back to the clinic', async () => {
  const location = async (path: string) => (await open(path)).headers.get('location')
  expect(await location('/wa/1001/1?text=%0d%0aSet-Cookie:x&to=https://evil.example')).toMatch(
    /^https:\/\/wa\.me\/77011234567\?text=%0D%0ASet-Cookie%3Ax$/,
  )
  expect(await location(`/wa/1001/1?text=${'x'.repeat(9000)}`)).toHaveLength(
    'https://wa.me/77011234567?text='.length + 500,
  )
  // A number that was removed: the one that the clinic has now.
  expect(await location('/wa/1001/9')).toBe('https://wa.me/77011234567')
  const [other] = await orm().select().from(company).where(eq(company.code, '1002'))
  expect(await location('/wa/1002/1')).toBe(
    other?.whatsapp ? `https://wa.me/${other.whatsapp.slice(1)}` : `/l/${other?.slug}`,
  )
  for (const wrong of ['/wa/', '/wa/nobody/1', '/wa/1001', '/wa/1001/1/2', '/wa/../1'])
    expect((await open(wrong)).status).toBe(404)
  expect((await fetch(`${running.url}/wa/1001/1`, { method: 'POST' })).status).toBe(405)
})
