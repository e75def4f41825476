import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedDatabase } from '../../content/seed-database.ts'
import { type Backend, createBackend } from '../../create-backend.ts'
import { linkOpening, siteVisit, whatsappOpening } from '../../database/tables/index.ts'
import type { Database } from '../../kit/database/database.ts'
import { silentLog } from '../../kit/log.ts'
import { sendTo, testBackend } from '../../test/call.ts'
import { openEither } from '../../test/databases.ts'
import { testFiles } from '../../test/files.ts'
import { smallSeed } from '../../test/small-seed.ts'

let db: Database
/** The API as programs of others and browsers have it, and as a server of the product has it. */
let backend: Backend
let own: Backend
const server = { id: 'server', secret: 'secret of a server', isTrusted: true }
beforeAll(async () => {
  db = await openEither()
  await seedDatabase(db, smallSeed)
  backend = testBackend(db)
  own = createBackend({ db, credentials: [server], integrators: [], log: silentLog, files: testFiles })
})
afterAll(() => db.close())

const day = '2026-11-30'
const person = { COMPANY_CODE: '1001', DAY: day, PAGE: '', LOCALE: 'ru', PEOPLE: 3 }
const opening = { COMPANY_CODE: '1001', LINK_CODE: '1', DAY: day, BY: 'link', PLACE: '', PEOPLE: 3 }
const chat = { COMPANY_CODE: '1001', DAY: day, NUMBER: '1', PLACE: 'booking', PEOPLE: 3 }
const post = (body: object, headers: Record<string, string> = {}) =>
  sendTo(backend, '/api/w-front/ru/v1/landing/visits', { body, headers })
const authorization = `Basic ${btoa(`${server.id}:${server.secret}`)}`
const postOfServer = (body: object) =>
  sendTo(own, '/api/w-front/ru/v1/landing/visits', { body, headers: { authorization } })
const rows = async () => [
  await db.orm.$count(siteVisit),
  await db.orm.$count(linkOpening),
  await db.orm.$count(whatsappOpening),
]

it('are taken from the product’s own servers alone: nobody else makes a count', async () => {
  const strangers: Record<string, string>[] = [
    {},
    { authorization: 'Basic dGVzdHM6d3Jvbmc=' },
    { authorization: 'Bearer whatever' },
  ]
  for (const headers of strangers)
    expect((await post({ PEOPLE: [person], OPENINGS: [opening], CHATS: [chat] }, headers)).status).toBeOneOf([
      401, 403,
    ])
  expect(await rows()).toEqual([0, 0, 0])
})

it.each<[string, object]>([
  ['takes away', { PEOPLE: [{ ...person, PEOPLE: -3 }] }],
  ['is of a crowd that no process sees in ten seconds', { OPENINGS: [{ ...opening, PEOPLE: 1_000_001 }] }],
  ['is of no day', { CHATS: [{ ...chat, DAY: '2026-02-30' }] }],
  ['says who it was', { PEOPLE: [{ ...person, ADDRESS: '203.0.113.7' }] }],
  ['is of more rows than a process has', { OPENINGS: Array.from({ length: 10_001 }, () => opening) }],
])('refuse a count that %s', async (_, body) => {
  expect((await postOfServer(body)).status).toBeOneOf([400, 422])
  expect(await rows()).toEqual([0, 0, 0])
})

it('leave out companies and links that are gone', async () => {
  const gone = { COMPANY_CODE: '999999' }
  const answer = await postOfServer({
    PEOPLE: [person, { ...person, ...gone }],
    OPENINGS: [opening, { ...opening, ...gone }],
    CHATS: [chat, { ...chat, ...gone }],
  })
  expect(answer.status).toBe(204)
  expect(await rows()).toEqual([1, 0, 1])
})
