import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { initialMenu } from '../backend/companies/initial-texts.ts'
import { cabinet, company } from '../backend/database/tables/index.ts'
import { addPerson, addStaff, type SignedIn } from '../backend/test/people.ts'
import type { Cabinet } from '../schemas/areas/cabinets.ts'
import doctors from '../schemas/areas/doctors.ts'
import { browserCredential } from '../schemas/calls/browser-credential.ts'
import { createHandler } from '../server/http/handler.ts'
import { type Running, start } from '../server/start.ts'
import { newDemoDataDir } from '../server/test/demo-data-dir.ts'

const dataDir = await newDemoDataDir()
const clientRoot = join(dataDir, 'client')
const assets = { loader: '/l.js', styles: '/_assets/styles-a1.css', lowVision: '/v.css', fonts: {} }

let running: Running
let owner: SignedIn
let moderator: SignedIn
const db = () => running.services.local?.db as NonNullable<Running['services']['local']>['db']

beforeAll(async () => {
  mkdirSync(join(clientRoot, '_assets'), { recursive: true })
  writeFileSync(join(clientRoot, '_assets/styles-a1.css'), 'a{}')
  const variables = { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', POW_BITS: '0' }
  running = await start(variables, (services) =>
    createHandler(services, { assets: () => assets, clientRoot }),
  )
  owner = await addPerson(db())
  await addStaff(db(), owner.account, '1001', 'owner')
  moderator = await addPerson(db(), { isModerator: true })
})
afterAll(async () => {
  await running.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const page = async (path: string) => await (await fetch(running.url + path, { redirect: 'manual' })).text()
const status = async (path: string) => (await fetch(running.url + path, { redirect: 'manual' })).status

/** Calls the API as a person's browser does. */
async function call(person: SignedIn, path: string, method = 'GET', body?: unknown) {
  const answer = await fetch(`${running.url}/api/${path}`, {
    method,
    headers: {
      authorization: `Basic ${btoa(`${browserCredential.id}:${browserCredential.secret}`)}`,
      cookie: person.cookie,
      origin: running.url,
      'content-type': 'application/json',
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return await answer.json()
}

/** Changes the main branch of the demo clinic as its owner does in the business section. */
async function changeBranch(change: Partial<Cabinet>): Promise<void> {
  const { VALUE, REVISION } = await call(owner, 'business-api-front2/ru/1001/0/cabinets/10011')
  const body = { REVISION, VALUE: { ...VALUE, ...change } }
  expect(await call(owner, 'w-business/ru/1001/0/cabinets/10011', 'PUT', body)).toMatchObject({
    REVISION: REVISION + 1,
  })
}

test('what is changed in a branch is on every page of the clinic that shows it at the next request', async () => {
  const paths = ['/l/demo-dent', '/l/demo-dent/contacts', '/l/demo-dent/appointment', '/kk/l/demo-dent']
  for (const path of [...paths, '/']) expect(await page(path)).not.toMatch(/06:35|19:55/)
  const week = [1, 2, 3, 4, 5].map((day) => ({ day, intervals: [{ from: '06:35', to: '19:55' }] }))
  await changeBranch({
    hours: { week, exceptions: [] },
    address: { ru: 'ул. Переехавшая, 3' },
    point: { latitude: 43.111, longitude: 76.222 },
    phones: ['+77051234567'],
  })
  // A page without the week says when the clinic closes while it is open, and when it opens while it is closed.
  for (const path of paths) expect(await page(path)).toMatch(/06:35|19:55/)
  const index = await page('/l/demo-dent')
  expect(index).toContain('"opens":"06:35"')
  expect(index).toContain('"streetAddress":"ул. Переехавшая, 3"')
  expect(index).toContain('"latitude":43.111')
  expect(index).toContain('Алматы, ул. Переехавшая, 3')
  expect(index).toContain('tel:+77051234567')
  for (const path of paths) expect(await page(path)).not.toContain('tel:+77000001001')
})

test('a clinic is in the directory once it is approved, with what its one branch knows and no empty page', async () => {
  const hours = { week: [{ day: 1, intervals: [{ from: '07:15', to: '16:40' }] }], exceptions: [] }
  await db().orm.transaction(async (orm) => {
    await orm.insert(company).values({
      code: '7001',
      slug: 'new-clinic',
      kind: 'clinic',
      name: { ru: 'Новая клиника' },
      country: 'KZ',
      city: 'karaganda',
      template: 'landing',
      isOnlineEntryActive: false,
      timezone: 'Asia/Almaty',
      isDemo: false,
      isPublished: false,
      status: 'moderation',
      menu: initialMenu,
    })
    await orm.insert(cabinet).values({
      company: '7001',
      code: '70011',
      position: 0,
      name: { ru: 'Главный кабинет' },
      address: { ru: 'пр. Мира, 5' },
      latitude: 49.8,
      longitude: 73.1,
      phones: ['+77051112233'],
      timezone: 'Asia/Almaty',
      hours,
    })
  })
  expect(await page('/companies/clinics/location/karaganda')).not.toContain('Новая клиника')
  expect(await status('/l/new-clinic')).toBe(302)
  const decision = { STATUS: 'active', VERSION: 0 }
  const decide = 'w-front/ru/v1/moderation/companies/7001/decision'
  expect(await call(moderator, decide, 'POST', decision)).toMatchObject({ STATUS: 'active' })
  expect(await page('/companies/clinics/location/karaganda')).toContain('Новая клиника')
  const index = await page('/l/new-clinic')
  for (const shown of ['07:15', 'Караганда, пр. Мира, 5', 'tel:+77051112233', '49.8'])
    expect(index).toContain(shown)
  expect(index).toMatch(/<a[^>]* href="[^"]*(2gis|google|yandex)[^"]*49\.8/)
  expect(index).toContain('href="/l/new-clinic/contacts"')
  for (const empty of ['about', 'specialists']) expect(index).not.toContain(`href="/l/new-clinic/${empty}"`)
  expect(await status('/l/new-clinic/about')).toBe(404)
  await addStaff(db(), owner.account, '7001', 'owner')
  const { photo: _, ...doctor } = { ...doctors.example, lastName: { ru: 'Первая' }, places: [] }
  expect(await call(owner, 'w-business/ru/7001/0/doctors', 'POST', { VALUE: doctor })).toHaveProperty('CODE')
  const withDoctor = await page('/l/new-clinic')
  for (const shown of ['Первая', 'href="/l/new-clinic/about"', 'href="/l/new-clinic/specialists"'])
    expect(withDoctor).toContain(shown)
})
