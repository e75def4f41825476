import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '../../schemas/formats/zone.ts'
import { readTags } from '../../schemas/tags.ts'
import { company, doctors, inDays, openClinic, patientOf } from '../booking/test/clinic.ts'
import type { Backend } from '../create-backend.ts'
import {
  appointment,
  companyFile,
  listing,
  offer,
  promotedPrice,
  promotion,
  service,
  servicePrice,
} from '../database/tables/index.ts'
import { refreshDue } from '../derived/refresh-due.ts'
import type { Database } from '../kit/database/database.ts'
import { call, sendTo, testBackend } from '../test/call.ts'
import { openEither } from '../test/databases.ts'
import { hearChanges } from '../test/hear-changes.ts'
import { addPerson, addStaff, type SignedIn } from '../test/people.ts'

const code = 'cleaning'
let db: Database
let backend: Backend
let owner: SignedIn
beforeAll(async () => {
  db = await openEither()
  backend = testBackend(db)
  await openClinic(db)
  owner = await addPerson(db)
  await addStaff(db, owner.account, company, 'owner')
})
afterAll(() => db.close())

const read = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await call(backend, path, headers)
  return { status: answer.status, expires: answer.headers.get('expires'), body: await answer.json() }
}
const send = async (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => {
  const answer = await sendTo(backend, `/api/w-business/ru/${company}/0/${path}`, {
    method,
    body,
    headers: { cookie: owner.cookie },
  })
  const text = await answer.text()
  return { status: answer.status, body: text ? JSON.parse(text) : undefined }
}
const shown = () => read(`/api/front/ru/v1/promotions?filter[company]=${company}`)
const standing = async () =>
  (await read(`/api/business-api-front2/ru/${company}/0/promotion_standing`, { cookie: owner.cookie })).body
    .PROMOTIONS

const written = (change: Record<string, unknown> = {}) => ({
  title: { ru: 'Чистка зимой' },
  from: inDays(0),
  to: inDays(9),
  services: [{ service: code, before: 5000, now: 4000 }],
  ...change,
})
const add = (change?: Record<string, unknown>) => send('POST', 'promotion', { VALUE: written(change) })
const priceIs = async (price: number) => {
  const path = `services/${code}`
  const { body } = await read(`/api/business-api-front2/ru/${company}/0/${path}`, { cookie: owner.cookie })
  return send('PUT', path, { VALUE: { ...body.VALUE, price }, REVISION: body.REVISION })
}

beforeEach(async () => {
  await db.orm.delete(promotion)
  await db.orm.delete(promotedPrice)
  await db.orm.delete(servicePrice)
  await db.orm.delete(service).where(eq(service.code, code))
  await db.orm.insert(service).values({
    ...{ company, code, position: 50, price: 5000, currency: 'KZT', pricedAt: inDays(-100) },
    name: { ru: 'Чистка' },
    group: { ru: 'Гигиена' },
  })
})

describe('a promotion', () => {
  it('is begun with the price of the service that is chosen', async () => {
    const { body } = await read(`/api/business-api-front2/ru/${company}/0/promotion_names/services`, {
      cookie: owner.cookie,
    })
    expect(body).toContainEqual({ CODE: code, VALUE: expect.objectContaining({ price: 5000 }) })
  })

  it('has an entry in the menu as long as it runs, which every change of it may alter', async () => {
    const menu = () => call(backend, `/api/front/ru/v1/landing/menu/${company}`)
    const emptyOf = async () => (await (await menu()).json()).EMPTY_TYPES
    expect(await emptyOf()).toContain(2)
    const { heard, stop } = await hearChanges(db)
    const { body } = await add()
    const tags = readTags((await menu()).headers.get('cache-tag'))
    await expect.poll(() => heard.flat().some((tag) => tags.includes(tag))).toBe(true)
    expect(await emptyOf()).not.toContain(2)
    await send('DELETE', `promotion/${body.CODE}`)
    expect(await emptyOf()).toContain(2)
    await stop()
  })

  it('is what visitors read until its last day ends by the clock of the branch, and no cache keeps it longer', async () => {
    expect((await add()).status).toBe(201)
    const { body, expires } = await shown()
    expect(body.data).toMatchObject([
      { TITLE: 'Чистка зимой', TO: inDays(9), SERVICES: [{ PRICE_BEFORE: 5000, PRICE_NOW: 4000 }] },
    ])
    expect(new Date(expires ?? 0).toISOString()).toBe(`${inDays(9)}T19:00:00.000Z`)
    await db.orm.update(promotedPrice).set({ endsAt: new Date() })
    expect((await shown()).body.data).toEqual([])
  })

  it('is refused with the price that stood, and since when', async () => {
    const wrong = await add({ services: [{ service: code, before: 9000, now: 4000 }] })
    expect(wrong.status).toBe(422)
    expect(JSON.stringify(wrong.body)).toContain('В прейскуранте стоит 5\u00A0000\u00A0₸ с')
    expect((await priceIs(7000)).status).toBe(200)
    const raised = await add({ services: [{ service: code, before: 7000, now: 5000 }] })
    expect(raised.status).toBe(422)
    expect(raised.body.error.data.PROBLEMS[0].params).toMatchObject({
      since: inDays(0).split('-').reverse().join('.'),
      from: inDays(31).split('-').reverse().join('.'),
    })
  })

  it('has no price before that only a file with everything of the clinic says has stood', async () => {
    const brought = {
      company,
      direction: 'in',
      state: 'written',
      locale: 'ru',
      origin: 'https://other.example',
    } as const
    await db.orm
      .insert(companyFile)
      .values({ ...brought, by: owner.account.id, byName: 'Тестова', endedAt: new Date() })
    const young = await add()
    expect(young.body.error.data.PROBLEMS).toMatchObject([
      { code: 'promotionYoung', params: { from: inDays(31).split('-').reverse().join('.') } },
    ])
    await db.orm.update(companyFile).set({ endedAt: new Date(`${inDays(-60)}T00:00:00Z`) })
    expect((await add()).status).toBe(201)
    await db.orm.delete(companyFile)
  })

  it('cannot be repeated without a pause, be extended, or come back after it was removed', async () => {
    const { body: first } = await add({ to: inDays(0) })
    const again = { from: inDays(1), to: inDays(1) }
    expect((await add(again)).status).toBe(422)
    const extended = await send('PUT', `promotion/${first.CODE}`, {
      VALUE: written({ to: inDays(1) }),
      REVISION: first.REVISION,
    })
    expect(extended.body.error.data.PROBLEMS).toMatchObject([{ path: ['to'], code: 'promotionBegun' }])
    expect((await send('DELETE', `promotion/${first.CODE}`)).status).toBe(204)
    expect((await shown()).body.data).toEqual([])
    expect((await add(again)).status).toBe(422)
    expect((await add({ from: inDays(31), to: inDays(31) })).status).toBe(201)
  })

  it.each([
    ['its price changes', () => priceIs(6000), /В прейскуранте стоит 6\u00A0000/],
    [
      'its service is hidden',
      () => send('POST', 'services_bulk', { ACTION: 'hide', CODES: [code] }),
      /посетители её не видят/,
    ],
    ['its service is removed', () => send('DELETE', `services/${code}`), /Добавьте услугу/],
  ])('disappears at once when %s, and the clinic reads why', async (_, change, says) => {
    const { body } = await add()
    const { heard, stop } = await hearChanges(db)
    await change()
    await expect.poll(() => heard.flat()).toContain(`promotions:${company}`)
    await stop()
    expect((await shown()).body.data).toEqual([])
    const { STATE, FAULTS } = (await standing())[body.CODE]
    expect([STATE, FAULTS.map(({ TEXT }: { TEXT: string }) => TEXT).join()]).toEqual([
      'running',
      expect.stringMatching(says),
    ])
  })

  it('makes the price of a booking, which the visit charges though the promotion has been taken down', async () => {
    const { body: made } = await add()
    const patient = patientOf(backend, db)
    const [slot = ''] = await patient.slots(`&service_code=${code}`)
    const held = await patient.hold(slot, { SERVICE_CODE: code })
    expect(held.body).toMatchObject({ PRICE: 4000, PROMOTION: { PRICE_BEFORE: 5000 } })
    const booked = await patient.confirm(held.body.HOLD_ID)
    await send('POST', 'promotion_bulk', { ACTION: 'hide', CODES: [made.CODE] })
    const late = await patient.hold(addDays(slot.slice(0, 10), 1) + slot.slice(10), { SERVICE_CODE: code })
    expect(late.body).toMatchObject({ PRICE: 5000, PROMOTION: null })
    const number = String(booked.body.APPOINTMENT_CODE)
    await db.orm
      .update(appointment)
      .set({ startsAt: new Date(), endsAt: new Date(Date.now() + 1_800_000) })
      .where(eq(appointment.code, number))
    expect((await send('POST', `appointment/${number}/status`, { STATUS: 'arrived' })).status).toBe(200)
    const { body } = await read(`/api/business-api-front2/ru/${company}/0/appointment/${number}/visit`, {
      cookie: owner.cookie,
    })
    expect(body.LINES).toMatchObject([{ LIST_PRICE: 500_000, PRICE: 400_000 }])
  })

  it('is said with the list of services from which a booking is made, in each branch', async () => {
    const listed = async () => {
      const { body } = await read(`/api/front/ru/v1/appointment/company/${company}`)
      return body.SERVICES.find((one: { SERVICE_CODE: string }) => one.SERVICE_CODE === code)
    }
    expect(await listed()).toMatchObject({ PRICE: 5000, PRICES: [] })
    await add({ doctors: [doctors[0]] })
    const { PRICES } = await listed()
    const said = (
      PRICES as { SPECIALIST_CODE: string | null; PRICE: number; PROMOTION: object | null }[]
    ).map(({ SPECIALIST_CODE, PRICE, PROMOTION }) => [SPECIALIST_CODE, PRICE, PROMOTION])
    expect(said).toContainEqual([null, 5000, null])
    expect(said).toContainEqual([doctors[0], 4000, expect.objectContaining({ PRICE_BEFORE: 5000 })])
  })

  it('makes the price of the directory’s lists and comparisons as long as it runs, and no longer', async () => {
    const offered = async () => {
      await refreshDue(db)
      return db.orm
        .select({ price: offer.price, priceTo: offer.priceTo })
        .from(offer)
        .where(and(eq(offer.company, company), eq(offer.service, code)))
    }
    const { body } = await add()
    expect(await offered()).toEqual([{ price: 4000, priceTo: null }])
    expect((await priceIs(6000)).status).toBe(200)
    expect(await offered()).toEqual([{ price: 6000, priceTo: null }])
    await send('DELETE', `promotion/${body.CODE}`)
    await priceIs(5000)
    expect(await offered()).toEqual([{ price: 5000, priceTo: null }])
  })

  it('holds with the chosen doctors alone, and marks them and the clinic in the directory', async () => {
    await add({ doctors: ['501'] })
    const patient = patientOf(backend, db)
    const [slot = ''] = await patient.slots(`&service_code=${code}`)
    const priceWith = async (DOCTOR_CODE: string) =>
      (await patient.hold(slot, { SERVICE_CODE: code, DOCTOR_CODE })).body.PRICE
    expect([await priceWith(doctors[0]), await priceWith(doctors[1])]).toEqual([4000, 5000])
    await refreshDue(db)
    const marked = await db.orm
      .select({ features: listing.features })
      .from(listing)
      .where(and(eq(listing.section, 'clinics'), eq(listing.code, company)))
    expect(marked[0]?.features).toContain('promotion')
  })
})
