import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { appointment, outbox, rateLimit } from '../../database/tables/index.ts'
import type { Database } from '../../kit/database/database.ts'
import { sendTo, testBackend } from '../../test/call.ts'
import { openEither } from '../../test/databases.ts'
import { openClinic, patientOf, wFront } from '../test/clinic.ts'

const TEL = '+77001112233'
const stranger = '+77009998877'

let db: Database
let backend: ReturnType<typeof testBackend>
let patient: ReturnType<typeof patientOf>
let number: string
beforeAll(async () => {
  db = await openEither()
  await openClinic(db)
  backend = testBackend(db)
  patient = patientOf(backend, db)
})
afterAll(() => db.close())
beforeEach(async () => {
  await db.orm.delete(appointment)
  await db.orm.delete(rateLimit)
  const [start = ''] = await patient.slots()
  number = String((await patient.book(start, TEL)).body.APPOINTMENT_CODE)
  await db.orm.delete(outbox)
  await db.orm.delete(rateLimit)
})

type Asked = { APPOINTMENT_CODE: string; CONTACT: string; CONFIRM_ID?: unknown; CODE?: unknown }
const find = (body: Asked) => patient.post('/find', body)

it('opens a booking by its number and the code that its phone gets', async () => {
  // As it is read aloud: in two groups, in small letters.
  const typed = { APPOINTMENT_CODE: `${number.slice(0, 4)}-${number.slice(4)}`.toLowerCase(), CONTACT: TEL }
  const { status, body: asked } = await find(typed)
  expect([status, Object.keys(asked.error?.fields ?? {})]).toEqual([422, ['CODE']])
  const { CONFIRM_ID } = asked.error?.data ?? {}
  const found = await find({ ...typed, CONFIRM_ID, CODE: await patient.codeTo(TEL) })
  expect(found).toMatchObject({ status: 200, body: { APPOINTMENT_CODE: number } })
  const card = await patient.get(`/${number}?token=${found.body.TOKEN}`)
  expect(card.body).toMatchObject({ APPOINTMENT_CODE: number })
})

it('opens the new time of a booking that was moved, by its first number', async () => {
  const [, next = ''] = await patient.slots()
  const typed = { APPOINTMENT_CODE: number, CONTACT: TEL }
  const open = async () => {
    const { body } = await find(typed)
    return (
      await find({ ...typed, CONFIRM_ID: body.error?.data?.CONFIRM_ID, CODE: await patient.codeTo(TEL) })
    ).body
  }
  const { TOKEN } = await open()
  const { body: held } = await patient.hold(next)
  const { body: moved } = await patient.post(`/${number}/move`, { TOKEN, HOLD_ID: held.HOLD_ID })
  expect(moved.APPOINTMENT_CODE).not.toBe(number)
  expect((await open()).APPOINTMENT_CODE).toBe(moved.APPOINTMENT_CODE)
})

it('answers a wrong number, another phone and a wrong code as it answers the right ones, and sends nothing', async () => {
  const pairs = [
    { APPOINTMENT_CODE: number, CONTACT: TEL },
    { APPOINTMENT_CODE: 'ZZZZZZZZ', CONTACT: TEL },
    { APPOINTMENT_CODE: number, CONTACT: stranger },
    { APPOINTMENT_CODE: number, CONTACT: 'stranger@example.kz' },
    { APPOINTMENT_CODE: 'no number', CONTACT: stranger },
  ]
  const answers = new Set<string>()
  for (const pair of pairs) {
    const { status, body } = await find(pair)
    const { CONFIRM_ID, ...data } = body.error?.data ?? {}
    const tried = await find({ ...pair, CONFIRM_ID, CODE: '00000' })
    answers.add(JSON.stringify([status, { ...body.error, data }, tried]))
  }
  expect(answers.size).toBe(1)
  expect((await db.orm.select().from(outbox)).map(({ recipient }) => recipient)).toEqual([TEL])
})

it('does not open a booking of somebody else by a code for another phone', async () => {
  const own = { APPOINTMENT_CODE: number, CONTACT: TEL }
  const { body } = await find(own)
  const proof = { CONFIRM_ID: body.error?.data?.CONFIRM_ID, CODE: await patient.codeTo(TEL) }
  const other = await find({ ...own, ...proof, CONTACT: stranger })
  expect(other).toMatchObject({ status: 422, body: { error: { fields: { CONTACT: [expect.any(String)] } } } })
  const unknown = await find({ ...own, ...proof, APPOINTMENT_CODE: 'ZZZZZZZZ' })
  expect(Object.keys(unknown.body.error?.fields ?? {})).toEqual(['APPOINTMENT_CODE'])
})

it('ends tries: of one code after five, of one phone after a minute’s one code, of one address after twenty calls', async () => {
  const pair = { APPOINTMENT_CODE: number, CONTACT: TEL }
  const { body } = await find(pair)
  const { CONFIRM_ID } = body.error?.data ?? {}
  const codes: (string | undefined)[] = []
  const wrong = String((Number(await patient.codeTo(TEL)) + 1) % 1_000_000).padStart(6, '0')
  for (let time = 0; time < 6; time += 1)
    codes.push((await find({ ...pair, CONFIRM_ID, CODE: wrong })).body.error?.code)
  expect(codes).toEqual([...Array<string>(5).fill('CODE_INVALID'), 'TOO_MANY'])

  const statuses: number[] = []
  for (let time = 0; time < 21; time += 1) {
    const contact = `+7700999${String(8800 + time)}`
    const sent = { body: { ...pair, CONTACT: contact }, address: '192.0.2.1' }
    statuses.push((await sendTo(backend, `${wFront}/find`, sent)).status)
  }
  expect(statuses).toEqual([...Array<number>(20).fill(422), 429])
  await db.orm.delete(rateLimit)
  const again = { body: pair, address: '192.0.2.1' }
  const twice = [
    await sendTo(backend, `${wFront}/find`, again),
    await sendTo(backend, `${wFront}/find`, again),
  ]
  expect(twice.map(({ status }) => status)).toEqual([422, 429])
})
