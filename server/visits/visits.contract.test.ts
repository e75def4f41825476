import type { IncomingMessage } from 'node:http'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedDatabase } from '../../backend/content/seed-database.ts'
import {
  company as companyTable,
  figure,
  link,
  linkOpening,
  siteVisit,
  whatsappOpening,
} from '../../backend/database/tables/index.ts'
import type { Database } from '../../backend/kit/database/database.ts'
import { openEither } from '../../backend/test/databases.ts'
import { smallSeed } from '../../backend/test/small-seed.ts'
import { visitsInDatabase } from './visit-stores.ts'
import { createVisits } from './visits.ts'

let db: Database
beforeAll(async () => {
  db = await openEither()
  await seedDatabase(db, smallSeed)
})
afterAll(() => db.close())

const visited = { company: '1001', timezone: 'Asia/Almaty', page: '', locale: 'ru' } as const
const opening = (agent: number) =>
  ({ method: 'GET', headers: { 'user-agent': `Mozilla/5.0 (${agent})` } }) as unknown as IncomingMessage

it('who calls themselves otherwise each time counts as a crowd at most, and takes nobody else’s place', async () => {
  const visits = createVisits(visitsInDatabase(db.orm), pino({ level: 'silent' }))
  for (let agent = 0; agent < 1000; agent++) visits.count(opening(agent), visited, '203.0.113.7')
  // The addresses of one network in IPv6.
  for (let host = 1; host < 1000; host++) visits.count(opening(1), visited, `2001:db8::${host.toString(16)}`)
  visits.count(opening(1), visited, '198.51.100.1')
  await visits.stop()
  const [whole, ...others] = await db.orm.select({ people: siteVisit.people }).from(siteVisit)
  expect([whole?.people, others]).toEqual([52, [{ people: 52 }]])
})

it('the same person on the same page counts once, also after the counts were written; others and other pages count', async () => {
  const company = '1002'
  const index = { ...visited, company }
  const prices = { ...index, page: 'prices' }
  const visits = createVisits(visitsInDatabase(db.orm), pino({ level: 'silent' }))
  for (let time = 0; time < 3; time++) {
    visits.count(opening(1), index, '203.0.113.7')
    visits.count(opening(1), { ...index }, '203.0.113.7')
    visits.count(opening(1), prices, '203.0.113.7')
    visits.count(opening(2), index, '203.0.113.7')
    visits.count(opening(1), index, '203.0.113.8')
    visits.count({ ...opening(3), method: 'HEAD' } as IncomingMessage, index, '203.0.113.7')
    await visits.write()
  }
  await visits.stop()
  const rows = await db.orm
    .select({ page: siteVisit.page, people: siteVisit.people })
    .from(siteVisit)
    .where(eq(siteVisit.company, company))
  const counts = Object.fromEntries(rows.map(({ page, people }) => [page, people]))
  expect(counts).toEqual({ '': 3, 'data:': 3, 'data:prices': 1 })
})

it('a hundred thousand openings of networks that nobody has seen, forged places among them, are a row of each thing and no more', async () => {
  await db.orm.insert(link).values({
    ...{ company: '1001', code: '1', word: 'plakat', status: 'shown' },
    ...{ target: { kind: 'booking' }, label: { ru: 'Плакат' } },
  })
  const visits = createVisits(visitsInDatabase(db.orm), pino({ level: 'silent' }))
  const opened = { company: '1001', link: '1', timezone: 'Asia/Almaty', places: ['7'] }
  const people = 50_000
  for (let one = 0; one < people; one++) {
    const address = `10.${one >> 16}.${(one >> 8) & 255}.${one & 255}`
    const place = one % 2 === 0 ? '7' : String(one + 100)
    visits.countLink(opening(1), opened, { by: 'poster', place }, address)
    visits.countChat(
      opening(1),
      { company: '1001', timezone: 'Asia/Almaty', number: '1', place: 'booking' },
      address,
    )
  }
  await visits.stop()
  const rows = await db.orm.select({ place: linkOpening.place, people: linkOpening.people }).from(linkOpening)
  const chats = await db.orm.select({ people: whatsappOpening.people }).from(whatsappOpening)
  expect([rows.map(({ place }) => place).sort(), chats.length]).toEqual([['', '7'], 1])
  // A filter takes some few for others.
  const counts = [...rows, ...chats].map((row) => row.people)
  expect(counts.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(2 * people)
  expect(counts.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(2 * people - 20)
})

it('who looks at lists meets each clinic once a day, is one person to the bound of a network, and counts on a site as well', async () => {
  const company = '1001'
  const [clinic] = await db.orm.select().from(companyTable).where(eq(companyTable.code, company))
  const listed = (number: number) => ({
    clinic: number === 0 ? (clinic?.slug ?? '') : `other-${number}`,
    timezone: 'Asia/Almaty',
    as: 'listed' as const,
  })
  const list = { met: Array.from({ length: 20 }, (_, number) => listed(number)) }
  const visits = createVisits(visitsInDatabase(db.orm), pino({ level: 'silent' }))
  // Twenty clinics on each of forty pages: more than a network has new people at once, if each were an arrival.
  for (let page = 0; page < 40; page++) visits.count(opening(1), { ...list }, '203.0.113.7')
  visits.count(opening(1), { met: [{ ...listed(0), as: 'profile' }] }, '203.0.113.7')
  const press = (agent: number) =>
    ({
      method: 'POST',
      headers: { 'user-agent': `Mozilla/5.0 (${agent})`, 'content-type': 'text/ping' },
    }) as unknown as IncomingMessage
  const pressed = { clinic: clinic?.slug ?? '', timezone: 'Asia/Almaty', kind: 'call' } as const
  for (const agent of [1, 1, 2]) visits.countPress(press(agent), pressed, '203.0.113.7')
  // An opened address is no press.
  visits.countPress(opening(3), pressed, '203.0.113.7')
  await visits.stop()
  const rows = await db.orm.select().from(figure).where(eq(figure.company, company))
  expect(Object.fromEntries(rows.map(({ kind, number }) => [kind, number]))).toEqual({
    listed: 1,
    profile: 1,
    call: 2,
  })
})

it('a program that does one thing all day and calls itself otherwise each time is a hundred people, and takes nobody else’s place', async () => {
  const timezone = 'Asia/Almaty'
  const pressed = { clinic: smallSeed.companies[0]?.slug ?? '', timezone, kind: 'route' } as const
  const link = { company: '1001', link: '1', timezone, places: [] }
  const chat = (number: string) => ({ company: '1001', timezone, number, place: 'contacts' }) as const
  await db.orm.delete(linkOpening)
  await db.orm.delete(whatsappOpening)
  const visits = createVisits(visitsInDatabase(db.orm), pino({ level: 'silent' }))
  const come = (agent: number, address: string) => {
    const { headers } = opening(agent)
    const press = { method: 'POST', headers: { ...headers, 'content-type': 'text/ping' } }
    visits.countPress(press as unknown as IncomingMessage, pressed, address)
    visits.countLink(opening(agent), link, { by: agent % 2 === 0 ? 'poster' : 'link' }, address)
    visits.countChat(opening(agent), chat(String(agent % 3)), address)
  }
  for (let agent = 0; agent < 400; agent++) {
    come(agent, '203.0.113.7')
    if (agent % 10 === 0) await visits.write()
  }
  come(1, '198.51.100.1')
  await visits.stop()
  const presses = await db.orm.select({ people: figure.number }).from(figure).where(eq(figure.kind, 'route'))
  const sum = (rows: { people: number }[]) => rows.reduce((all, { people }) => all + people, 0)
  expect([
    presses,
    sum(await db.orm.select({ people: linkOpening.people }).from(linkOpening)),
    sum(await db.orm.select({ people: whatsappOpening.people }).from(whatsappOpening)),
  ]).toEqual([[{ people: 101 }], 101, 101])
})
