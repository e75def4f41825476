import { rmSync } from 'node:fs'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { company, domain, link, linkOpening, linkSlug, specialist } from '../backend/database/tables/index.ts'
import { changed } from '../backend/kit/events/changed.ts'
import links from '../schemas/areas/links.ts'
import { companyShown, siteHosts } from '../schemas/companies/companies.event.ts'
import type { StoredTarget } from '../schemas/links/define-link-target.ts'
import { createHandler } from './http/handler.ts'
import { type Running, start } from './start.ts'
import { newDemoDataDir } from './test/demo-data-dir.ts'
import { fetchAs } from './test/fetch-as.ts'

const dataDir = await newDemoDataDir()
const assets = { loader: '/l.js', styles: '/s.css', lowVision: '/v.css', fonts: {} }
const host = 'shipa.example'
const own = 'demo-dent.example'
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1'

let running: Running
const orm = () => running.services.local?.db.orm as NonNullable<Running['services']['local']>['db']['orm']

/** Writes a link as its area does, and tells every process. */
async function write(code: string, word: string, target: StoredTarget, more: { status?: 'hidden' } = {}) {
  await orm().transaction(async (transaction) => {
    const row = {
      company: '1001',
      code,
      word,
      target,
      label: { ru: word },
      status: 'shown' as const,
      ...more,
    }
    await transaction
      .insert(link)
      .values(row)
      .onConflictDoUpdate({ target: [link.company, link.code], set: row })
    await transaction
      .insert(linkSlug)
      .values({ slug: word, company: '1001', link: code })
      .onConflictDoNothing()
    await changed(transaction, links, { company: '1001', code })
  })
}

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetchAs(running.url + path, { method, headers: { host, 'user-agent': phone, ...headers } })
const leads = async (path: string, headers?: Record<string, string>) => {
  const { status, headers: answered } = await get(path, headers)
  return [status, answered.location]
}
/** Everything that is counted of a link, by where it was met. */
async function counted(code: string) {
  await running.services.visits.write()
  const rows = await orm()
    .select()
    .from(linkOpening)
    .where(and(eq(linkOpening.company, '1001'), eq(linkOpening.link, code)))
  return Object.fromEntries(rows.map(({ by, place, people }) => [by + place, people]))
}

beforeAll(async () => {
  const variables = { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', ORIGIN: `https://${host}` }
  running = await start({ ...variables, AVAILABLE_HOSTS: host }, (services) =>
    createHandler(services, { assets: () => assets }),
  )
  await orm().transaction(async (transaction) => {
    await transaction.insert(domain).values({ host: own, company: '1001', isPrimary: true })
    await changed(transaction, siteHosts, { company: '1001' })
  })
  await write('1', 'zapis', { kind: 'booking' })
})
afterAll(async () => {
  await running.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

describe('a short link (R130)', () => {
  it('leads to its page in the language of its visitor, or of its address', async () => {
    const to = '/l/demo-dent/appointment'
    expect(await leads('/s/zapis')).toEqual([302, to])
    expect(await leads('/s/ZAPIS')).toEqual([302, to])
    expect(await leads('/s/zapis', { 'accept-language': 'uz-UZ,uz;q=0.9,ru;q=0.8' })).toEqual([
      302,
      `/uz${to}`,
    ])
    expect(await leads('/kk/s/zapis', { 'accept-language': 'uz' })).toEqual([302, `/kk${to}`])
    expect(await leads('/s/zapis?p=a3&utm_source=flyer')).toEqual([302, `${to}?utm_source=flyer`])
    expect((await get('/s/zapis')).headers['cache-control']).toBe('no-store')
  })

  it('works on the clinic’s own site, where links of others are not known', async () => {
    expect(await leads('/s/zapis', { host: own, 'accept-language': 'kk' })).toEqual([302, '/kk/appointment'])
    await write('2', 'otzyv', { kind: 'review' })
    const review = `https://${host}/link/pr?company=1001`
    expect(await leads('/s/otzyv', { host: own })).toEqual([302, review])
    await orm().insert(linkSlug).values({ slug: 'chuzhoe', company: '1002', link: '1' })
    expect((await get('/s/chuzhoe', { host: own })).status).toBe(404)
  })

  it.each([
    ['questions', { kind: 'question' }, '/link/pq?company=1001'],
    ['own-question', { kind: 'own-question' }, '/link/uq'],
    ['a page', { kind: 'site-page', path: '/contacts' }, '/l/demo-dent/contacts'],
    ['the first page', { kind: 'site-page', path: '/' }, '/l/demo-dent'],
    ['the promotions', { kind: 'promotions' }, '/l/demo-dent#promotions-title'],
    [
      'a chat with its first message',
      { kind: 'whatsapp', number: '+77011234567', text: 'Здравствуйте! Чистка & осмотр' },
      `https://wa.me/77011234567?text=${encodeURIComponent('Здравствуйте! Чистка & осмотр')}`,
    ],
  ])('leads to %s', async (_, target, to) => {
    await write('3', 'kudanado', target)
    expect(await leads('/s/kudanado')).toEqual([302, to])
  })

  it.each([
    '/\\evil.example',
    '//evil.example',
    'https://evil.example',
    '/../evil',
    '/l/demo-practice/contacts',
  ])('never leads elsewhere: %s', async (path) => {
    await write('4', 'otkryto', { kind: 'site-page', path })
    const [status, to] = await leads('/s/otkryto')
    expect(to === undefined || String(to).startsWith('/l/demo-dent')).toBe(true)
    expect([200, 302]).toContain(status)
  })

  it('leads to no chat of a number that was forged', async () => {
    await write('4', 'otkryto', { kind: 'whatsapp', number: '//evil.example/7701@1234567' })
    expect(await leads('/s/otkryto')).toEqual([200, undefined])
  })

  it('that is off, was removed, or whose page is gone says so with the clinic’s name and a way on', async () => {
    const closed = async (path: string, headers: Record<string, string> = {}) => {
      const answer = await get(path, headers)
      const html = answer.text
      expect(html).toContain('href="/l/demo-dent"')
      return [
        answer.status,
        /<h1[^>]*>([^<]+)/.exec(html)?.[1],
        html.includes('Демо-Дент'),
        html.includes('noindex'),
      ]
    }
    const said = [200, 'Эта ссылка больше не действует', true, true]
    await write('5', 'zakryto', { kind: 'site-page', path: '/no-such-page' })
    expect(await closed('/s/zakryto')).toEqual(said)
    await write('5', 'zakryto', { kind: 'booking' }, { status: 'hidden' })
    expect(await closed('/s/zakryto')).toEqual(said)
    expect(await closed('/s/zakryto')).toEqual(said)
    const uzbek = await get('/s/zakryto', { 'accept-language': 'uz' })
    expect(uzbek.text).toContain('Bu havola endi ishlamaydi')
    await write('5', 'zakryto', { kind: 'booking' })
    expect((await leads('/s/zakryto'))[0]).toBe(302)
    await orm().transaction(async (transaction) => {
      await transaction.update(linkSlug).set({ link: null }).where(eq(linkSlug.slug, 'zakryto'))
      await changed(transaction, links, { company: '1001', code: '5' })
    })
    expect(await closed('/s/zakryto')).toEqual(said)
    const missing = await get('/s/neznaem')
    expect([missing.status, missing.text.includes('<h1')]).toEqual([404, true])
  })

  it('leads on when the doctor of its booking has left', async () => {
    const [doctor] = await orm().select().from(specialist).where(eq(specialist.company, '1001')).limit(1)
    await write('6', 'kvrachu', { kind: 'booking', doctor: doctor?.code })
    expect(await leads('/s/kvrachu')).toEqual([302, `/l/demo-dent/appointment?doctor=${doctor?.code}`])
    await write('6', 'kvrachu', { kind: 'booking', doctor: '999999' })
    expect((await leads('/s/kvrachu'))[0]).toBe(302)
  })

  it('of a company that was taken away is a page that says so', async () => {
    const show = (isPublished: boolean) =>
      orm().transaction(async (transaction) => {
        await transaction.update(company).set({ isPublished }).where(eq(company.code, '1001'))
        await changed(transaction, companyShown, { company: '1001' })
      })
    await show(false)
    await vi.waitFor(async () => expect((await get('/s/zapis')).status).toBe(404))
    await show(true)
    await vi.waitFor(async () => expect((await get('/s/zapis')).status).toBe(302))
  })
})

describe('who comes by a short link', () => {
  it('counts once a day for each sheet and place, however often the code is scanned', async () => {
    await write('10', 'schet', { kind: 'booking' })
    await orm().execute(
      `insert into link_places (company_code, code, name) values ('1001', '7', 'Ресепшен') on conflict do nothing`,
    )
    await running.services.expire(['links:1001'])
    await vi.waitFor(async () => expect((await get('/s/schet', {}, 'HEAD')).status).toBe(302))
    const twice = await Promise.all([get('/s/schet?p=a7'), get('/s/schet?p=a7')])
    expect(twice.map(({ status }) => status)).toEqual([302, 302])
    await get('/s/schet')
    await get('/uz/s/schet')
    await get('/s/schet?p=a7', { 'user-agent': `${phone} other` })
    // Places of nobody, and letters of no sheet.
    for (const forged of ['a99', 'a98', 'zz', 'a7;drop', '%F0%9F'])
      await get(`/s/schet?p=${forged}`, { 'user-agent': `${phone} forger` })
    expect(await counted('10')).toEqual({ poster7: 2, poster: 1, link: 2 })
  })

  it('is no program, and nobody who asks for the head or ahead', async () => {
    await write('11', 'roboty', { kind: 'booking' })
    await get('/s/roboty', {}, 'HEAD')
    for (const agent of ['WhatsApp/2.23.20.0', 'TelegramBot (like TwitterBot)', 'curl/8.5.0', ''])
      expect((await get('/s/roboty', { 'user-agent': agent })).status).toBe(302)
    await get('/s/roboty', { 'sec-purpose': 'prefetch' })
    await get('/s/roboty', { 'sec-fetch-dest': 'iframe' })
    expect(await counted('11')).toEqual({})
  })

  it('is at most fifty of one network between two writes, so that nobody makes a crowd', async () => {
    await write('12', 'tolpa', { kind: 'booking' })
    await running.services.visits.write()
    for (let agent = 0; agent < 120; agent++)
      await get('/s/tolpa', { 'user-agent': `Mozilla/5.0 (${agent})` })
    expect(await counted('12')).toEqual({ link: 50 })
  })
})
