import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Role } from '../../../schemas/access/roles.ts'
import type {
  BonusStatement,
  DeskCards,
  LinkedBonusCard,
  OwnBonusCard,
  PointsCodeSent,
} from '../../../schemas/api/bonuses.ts'
import type { DayClose, Visit } from '../../../schemas/api/visit.ts'
import type { Backend } from '../../create-backend.ts'
import * as tables from '../../database/tables/index.ts'
import type { Database } from '../../kit/database/database.ts'
import { call, sendTo, testBackend } from '../../test/call.ts'
import { testDatabases } from '../../test/databases.ts'
import { addPerson, addStaff, type SignedIn, testPassword } from '../../test/people.ts'
import { branch, company, openClinic } from '../test/clinic.ts'

type Fault = { error: { code: string; data?: Record<string, unknown>; fields?: Record<string, string[]> } }
type Answer<Body> = { status: number; body: Body & Fault }

const rules = { isOn: true, rate: 10, levels: [], share: 50, months: 12, confirmFrom: 1000, excluded: [] }
/** The service of a visit costs 4950.50. */
const price = 495_050

describe.each(await testDatabases())('bonus points on $name', ({ open }) => {
  let db: Database
  let backend: Backend
  let people: Partial<Record<Role, SignedIn>>
  beforeAll(async () => {
    db = await open()
    await openClinic(db)
    await db.orm.update(tables.service).set({ priceTo: null }).where(eq(tables.service.code, 's2'))
    backend = testBackend(db)
    people = {}
    for (const role of ['owner', 'registrar', 'doctor', 'manager', 'analyst'] as const) {
      const person = await addPerson(db)
      await addStaff(db, person.account, company, role, { specialist: role === 'doctor' ? '501' : null })
      people[role] = person
    }
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    for (const table of [tables.points, tables.payment, tables.appointment, tables.bonusCard, tables.patient])
      await db.orm.delete(table)
    for (const table of [tables.rateLimit, tables.outbox, tables.bonusProgramme]) await db.orm.delete(table)
    await programme({})
  })

  const answerOf = async <Body>(response: Response): Promise<Answer<Body>> => {
    const text = await response.text()
    return { status: response.status, body: text ? JSON.parse(text) : {} }
  }
  const cookieOf = (role: Role) => people[role]?.cookie ?? ''
  const read = async <Body>(path: string, role: Role = 'registrar') =>
    answerOf<Body>(
      await call(backend, `/api/business-api-front2/ru/${company}/${branch}/${path}`, {
        cookie: cookieOf(role),
      }),
    )
  const write = async <Body>(
    path: string,
    body: unknown,
    { role = 'registrar', method = 'POST', key }: { role?: Role; method?: 'POST' | 'PUT'; key?: string } = {},
  ) =>
    answerOf<Body>(
      await sendTo(
        backend,
        `/api/w-business/ru/${company}/${path.startsWith('bonus-') ? '0' : branch}/${path}`,
        {
          method,
          body,
          headers: { cookie: cookieOf(role), ...(key && { 'idempotency-key': key }) },
        },
      ),
    )
  async function programme(more: object, role: Role = 'owner') {
    const { body } = await answerOf<{ REVISION: number }>(
      await call(backend, `/api/business-api-front2/ru/${company}/0/bonus-programme`, {
        cookie: cookieOf('owner'),
      }),
    )
    const sent = { VALUE: { ...rules, ...more }, REVISION: body.REVISION }
    return write('bonus-programme', sent, { role, method: 'PUT' })
  }
  async function walkIn(NAME = 'Ольга', TEL = '+77001112233'): Promise<string> {
    const START = `${new Date().toISOString().slice(0, 16)}:00Z`
    const made = await write<{ APPOINTMENT_CODE: string }>('appointment', {
      LASTNAME: 'Ким',
      NAME,
      TEL,
      DOCTOR_CODE: '501',
      SERVICE_CODE: 's2',
      START,
      WALK_IN: true,
      OVERBOOK: true,
      SAME_PATIENT: true,
    })
    if (made.status !== 201) throw new Error(JSON.stringify(made.body))
    return made.body.APPOINTMENT_CODE
  }
  const desk = async (code: string, search = '') =>
    (await read<DeskCards>(`appointment/${code}/points${search && `?search=${encodeURIComponent(search)}`}`))
      .body
  const patientOf = async (code: string) =>
    (
      await db.orm
        .select({ id: tables.appointment.patient })
        .from(tables.appointment)
        .where(eq(tables.appointment.code, code))
    )[0]?.id ?? ''
  /** A visit whose patient has a card with so many points. */
  async function withCard(points = 0, name?: string, tel?: string): Promise<{ code: string; CARD: string }> {
    const code = await walkIn(name, tel)
    const { body } = await write<{ CARD: string }>('bonus_cards', { PATIENT_CODE: await patientOf(code) })
    if (points > 0) await correct(body.CARD, points)
    return { code, CARD: body.CARD }
  }
  const correct = (card: string, POINTS: number, role: Role = 'manager', key?: string) =>
    write<BonusStatement>(
      `bonus_card/${card}/correction`,
      { POINTS, REASON: 'Перенос' },
      { role, ...(key && { key }) },
    )
  const statement = async (card: string, role: Role = 'registrar') =>
    (await read<BonusStatement>(`bonus_card/${card}`, role)).body
  const pay = (code: string, AMOUNT: number, PAID = 0, key?: string) =>
    write<Visit>(`appointment/${code}/payments`, { AMOUNT, METHOD: 'cash', PAID }, key ? { key } : {})
  const redeem = (code: string, CARD: string, POINTS: number, more: object = {}, key?: string) =>
    write<Visit>(`appointment/${code}/points`, { CARD, POINTS, PAID: 0, ...more }, key ? { key } : {})
  const giveBack = (code: string, payment: string | undefined, more: object = {}) =>
    write<Visit>(`appointment/${code}/payments/${payment}/return`, { REASON: 'Ошибка', ...more })
  const codeTo = async (to: string) =>
    (await db.orm.select().from(tables.outbox).where(eq(tables.outbox.recipient, to))).at(-1)?.params.CODE

  it('come with a payment, once, and go with its return as far as they are there', async () => {
    const { code, CARD } = await withCard()
    const { body: visit } = await pay(code, price, 0, 'payment-one')
    await pay(code, price, 0, 'payment-one')
    expect(visit.PAYMENTS[0]?.POINTS).toBe(495)
    expect(await statement(CARD)).toMatchObject({
      BALANCE: 495,
      ROWS: [
        {
          KIND: 'accrual',
          POINTS: 495,
          VISIT: { APPOINTMENT_CODE: code, COMPANY_CABINET_CODE: branch },
          BY: expect.any(String),
        },
      ],
    })
    await correct(CARD, -400)
    // A fifth is returned: 99 of 495 points, of which 95 are there.
    const { body: part } = await giveBack(code, visit.PAYMENTS[0]?.PAYMENT, { AMOUNT: price / 5 })
    expect(part.PAYMENTS[0]?.POINTS).toBe(400)
    expect((await statement(CARD)).BALANCE).toBe(0)
    await giveBack(code, visit.PAYMENTS[0]?.PAYMENT)
    expect((await statement(CARD)).BALANCE).toBe(0)
  })
  it('go with a payment that gave none alone, and cannot be multiplied by paying it again', async () => {
    const { code, CARD } = await withCard()
    const balance = async () => (await statement(CARD)).BALANCE
    const { body: first } = await pay(code, 999)
    const { body: both } = await pay(code, 1, 999)
    expect(both.PAYMENTS.map(({ POINTS }) => POINTS)).toEqual([0, 1])
    const { body: returned } = await giveBack(code, first.PAYMENTS[0]?.PAYMENT)
    expect(returned.PAYMENTS.map(({ POINTS }) => POINTS)).toEqual([0, 0, 0])
    expect(await balance()).toBe(0)
    await pay(code, 999, 1)
    expect(await balance()).toBe(1)
  })
  it('that a correction has taken off to the last one are taken off once, and a repeated call is told so', async () => {
    const { CARD } = await withCard(40)
    const outcomes = [
      await correct(CARD, -40, 'manager', 'all-of-it'),
      await correct(CARD, -40, 'manager', 'all-of-it'),
    ]
    expect(outcomes.map(({ status, body }) => [status, body.BALANCE])).toEqual([
      [200, 0],
      [200, 0],
    ])
    expect(await correct(CARD, -1)).toMatchObject({ status: 409, body: { error: { data: { LEFT: 0 } } } })
  })
  it('are not given for services without points, while the programme is off, nor without a card', async () => {
    await programme({ excluded: ['s2'] })
    const { code, CARD } = await withCard()
    await pay(code, 100_000)
    await programme({ isOn: false })
    expect((await pay(code, 100_000, 100_000)).body.MAY_USE_POINTS).toBe(false)
    await programme({})
    const other = await walkIn('Анна', '+77001112244')
    expect((await pay(other, price)).body.PAYMENTS[0]?.POINTS).toBe(0)
    expect(await statement(CARD)).toMatchObject({ BALANCE: 0, ROWS: [] })
  })
  it('pay a visit, are no money of the till, and come back when that is returned', async () => {
    const { code, CARD } = await withCard(900)
    expect(await desk(code)).toMatchObject({
      IS_ON: true,
      LIMIT: 2475,
      CARDS: [{ CARD, IS_OWN: true, BALANCE: 900, MOST: 900, CODE_FROM: 1000 }],
    })
    const { body: visit } = await redeem(code, CARD, 900, {}, 'redemption-one')
    await redeem(code, CARD, 900, {}, 'redemption-one')
    expect(visit).toMatchObject({ PAID: 90_000, DUE: price - 90_000, PAYMENTS: [{ METHOD: 'points' }] })
    const { body: paid } = await pay(code, price - 90_000, 90_000)
    expect(paid.DUE).toBe(0)
    const close = async () => (await read<DayClose>('day_close', 'owner')).body
    expect(await close()).toMatchObject({
      SUM: { TOTAL: price, PAID: price, UNPAID: 0 },
      TILL: [{ METHOD: 'cash', TAKEN: price - 90_000 }],
      POINTS: { TAKEN: 90_000, RETURNED: 0 },
    })
    expect(await statement(CARD)).toMatchObject({ BALANCE: 405 })
    const half = await giveBack(code, paid.PAYMENTS[0]?.PAYMENT, { AMOUNT: 45_050 })
    expect(Object.keys(half.body.error.fields ?? {})).toEqual(['AMOUNT'])
    await giveBack(code, paid.PAYMENTS[0]?.PAYMENT, { AMOUNT: 45_000 })
    expect((await statement(CARD)).BALANCE).toBe(405 + 450)
    expect((await close()).POINTS).toEqual({ TAKEN: 90_000, RETURNED: 45_000 })
  })
  it('of one card are used by one of two desks, and the other reads what is left', async () => {
    const { code, CARD } = await withCard(500)
    const other = await walkIn()
    const answers = await Promise.all([redeem(code, CARD, 400), redeem(other, CARD, 400)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)?.body.error
    expect([refused?.code, refused?.data]).toEqual(['BALANCE_LOW', { LEFT: 100 }])
    expect((await statement(CARD)).BALANCE).toBe(100)
  })
  it('above the limit of the programme, or of another patient’s card, need the code that this patient got for them', async () => {
    const { code, CARD } = await withCard(5000)
    expect((await redeem(code, CARD, 2476)).body.error).toMatchObject({
      code: 'POINTS_LIMIT',
      data: { LEFT: 2475 },
    })
    expect((await redeem(code, CARD, 1500)).body.error.code).toBe('POINTS_CODE')
    const { body: sent } = await write<PointsCodeSent>(`appointment/${code}/points/code`, {
      CARD,
      POINTS: 1500,
    })
    expect(sent.TEL).toBe('+7 *** *** 22 33')
    const confirmed = { CONFIRM_ID: sent.CONFIRM_ID, CODE: await codeTo('+77001112233') }
    expect((await redeem(code, CARD, 2000, confirmed)).body.error.code).toBe('POINTS_CODE')
    const wrong = await redeem(code, CARD, 1500, {
      ...confirmed,
      CODE: confirmed.CODE === '000000' ? '111111' : '000000',
    })
    expect(wrong.body.error.code).toBe('CODE_INVALID')
    expect((await redeem(code, CARD, 1500, confirmed)).body.PAID).toBe(150_000)
    const other = await walkIn('Анна', '+77001112244')
    expect((await desk(other, CARD)).CARDS).toMatchObject([{ IS_OWN: false, CODE_FROM: 1 }])
    expect((await redeem(other, CARD, 10)).body.error.code).toBe('POINTS_CODE')
  })
  it('need the code for many small numbers as for a great one', async () => {
    const { code, CARD } = await withCard(5000)
    const { body: first } = await redeem(code, CARD, 900)
    expect(first.PAID).toBe(90_000)
    const more = await redeem(code, CARD, 100, { PAID: 90_000 })
    expect(more.body.error.code).toBe('POINTS_CODE')
    expect((await desk(code)).CARDS).toMatchObject([{ CODE_FROM: 100 }])
    await giveBack(code, first.PAYMENTS[0]?.PAYMENT)
    expect((await desk(code)).CARDS).toMatchObject([{ CODE_FROM: 1000 }])
  })
  it('are found by a phone number that two people share, each on a card of their own', async () => {
    const { code } = await withCard(10, 'Ольга')
    await withCard(20, 'Анна')
    const { CARDS } = await desk(code, '8 700 111 22 33')
    expect(CARDS.map(({ PATIENT, BALANCE, IS_OWN }) => [PATIENT, BALANCE, IS_OWN])).toEqual([
      ['Ким Ольга', 10, true],
      ['Ким Анна', 20, false],
    ])
  })
  it('are corrected with a reason by managers and owners, and the programme is the owner’s', async () => {
    const { CARD } = await withCard(100)
    expect((await correct(CARD, -101)).body.error).toMatchObject({ code: 'BALANCE_LOW', data: { LEFT: 100 } })
    const { body } = await correct(CARD, -30, 'owner')
    expect(body).toMatchObject({
      BALANCE: 70,
      ROWS: [{ KIND: 'correction', REASON: 'Перенос', POINTS: -30 }, {}],
    })
    const opened = await db.orm.select().from(tables.patientOpening)
    expect(opened.map(({ what, role }) => [what, role])).toEqual(
      expect.arrayContaining([
        ['card', 'manager'],
        ['card', 'owner'],
      ]),
    )
    expect((await correct(CARD, 1, 'registrar')).status).toBe(403)
    for (const role of ['manager', 'registrar'] as const) expect((await programme({}, role)).status).toBe(403)
    for (const role of ['doctor', 'analyst'] as const)
      expect((await read('bonus_cards', role)).status).toBe(403)
  })
  it('are read by the link of a card without the name of its patient, until the card has another code', async () => {
    const { CARD } = await withCard(300)
    const { PATH } = await statement(CARD)
    const linked = async (path: string) => {
      const { searchParams } = new URL(path, 'https://shipa.example')
      const answer = await call(
        backend,
        `/api/front/ru/v1/bonus_card/${searchParams.get('code')}?token=${searchParams.get('token')}`,
      )
      return { ...(await answerOf<LinkedBonusCard>(answer)), cached: answer.headers.get('cache-control') }
    }
    const { status, body, cached } = await linked(PATH)
    expect([status, cached]).toEqual([200, expect.stringContaining('no-store')])
    expect(body).toMatchObject({
      ...{ CARD, BALANCE: 300, WORTH: { CURRENCY: 'KZT', SHARE: rules.share } },
      COMPANY: { NAME: expect.any(String) },
    })
    await programme({ isOn: false })
    expect((await linked(PATH)).body.WORTH).toBeNull()
    await programme({})
    expect(JSON.stringify(body)).not.toMatch(/Ольга|Ким|7001112233/)
    const other = await withCard(10, 'Анна')
    const forged = PATH.replace(CARD, other.CARD)
    expect((await linked(forged)).status).toBe(404)
    expect((await write(`bonus_card/${CARD}/renew`, {}, { role: 'doctor' })).status).toBe(403)
    const { body: renewed } = await write<BonusStatement>(`bonus_card/${CARD}/renew`, {})
    expect(renewed.CARD).not.toBe(CARD)
    expect([(await linked(PATH)).status, (await read(`bonus_card/${CARD}`)).status]).toEqual([404, 404])
    expect((await linked(renewed.PATH)).body.BALANCE).toBe(300)
  })
  it('follow the patient: into the profile, to the card that is kept in a merge, and stay when the account goes', async () => {
    const { code, CARD } = await withCard(100)
    const { code: double, CARD: second } = await withCard(50, 'Ольга', '+77001112255')
    const person = await addPerson(db)
    const [kept, merged] = [await patientOf(code), await patientOf(double)]
    await db.orm.update(tables.patient).set({ account: person.account.id }).where(eq(tables.patient.id, kept))
    const own = async () =>
      (
        await answerOf<{ data: OwnBonusCard[] }>(
          await call(backend, '/api/front/ru/v1/user/bonus_cards', { cookie: person.cookie }),
        )
      ).body.data.map(({ CARD, BALANCE }) => [CARD, BALANCE])
    expect(await own()).toEqual([[CARD, 100]])
    const renew = (card: string, { cookie }: SignedIn) =>
      sendTo(backend, `/api/w-front/ru/v1/user/bonus_cards/${card}/renew`, { headers: { cookie } })
    expect((await renew(CARD, await addPerson(db))).status).toBe(404)
    expect((await renew(CARD, person)).status).toBe(204)
    const [[renewed = '']] = (await own()) as [[string]]
    expect(renewed).not.toBe(CARD)
    const revisionOf = async (id: string) =>
      (await db.orm.select().from(tables.patient).where(eq(tables.patient.id, id)))[0]?.revision
    const done = await write(
      `patient/${kept}/merge`,
      {
        OTHER: merged,
        FROM_OTHER: [],
        REVISION: await revisionOf(kept),
        OTHER_REVISION: await revisionOf(merged),
      },
      { role: 'owner' },
    )
    expect(done.status).toBe(200)
    expect(await own()).toEqual([
      [renewed, 100],
      [second, 50],
    ])
    expect((await desk(code)).CARDS.map(({ BALANCE, IS_OWN }) => [BALANCE, IS_OWN])).toEqual([
      [100, true],
      [50, true],
    ])
    const gone = await sendTo(backend, '/api/w-front/ru/v1/user/delete', {
      body: { PASSWORD: testPassword },
      headers: { cookie: person.cookie },
    })
    expect(gone.status).toBe(204)
    expect((await statement(renewed)).BALANCE).toBe(100)
  })
})
