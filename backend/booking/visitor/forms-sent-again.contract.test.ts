import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { offeredTime } from '../../../schemas/booking/offered-time.ts'
import type { Backend } from '../../create-backend.ts'
import { appointment, outbox, rateLimit } from '../../database/tables/index.ts'
import type { Database } from '../../kit/database/database.ts'
import type { TemplateName } from '../../kit/outbox/templates.ts'
import { sendTo, testBackend } from '../../test/call.ts'
import { testDatabases } from '../../test/databases.ts'
import { addPerson } from '../../test/people.ts'
import { type Answer, branch, company, openClinic, patientOf, wFront } from '../test/clinic.ts'

/** The patient's address, and that of somebody else. */
const [home, elsewhere] = ['203.0.113.7', '198.51.100.7']

/** The different ones of several answers. */
const kinds = (answers: readonly Answer[]) => [...new Set(answers.map((answer) => JSON.stringify(answer)))]

describe.each(await testDatabases())('a form without a script that is sent again, on $name', ({ open }) => {
  let db: Database
  let backend: Backend
  let patient: ReturnType<typeof patientOf>
  beforeAll(async () => {
    db = await open()
    await openClinic(db)
    backend = testBackend(db)
    patient = patientOf(backend, db)
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    await db.orm.delete(appointment)
    await db.orm.delete(outbox)
    await db.orm.delete(rateLimit)
  })

  type By = { address?: string; headers?: Record<string, string> }
  const post = async (
    path: string,
    body: object,
    { address = home, headers = {} }: By = {},
  ): Promise<Answer> => {
    const response = await sendTo(backend, `${wFront}${path}`, { body, address, headers })
    return { status: response.status, body: await response.json() }
  }
  const atOnce = (times: number, send: () => Promise<Answer>) =>
    Promise.all(Array.from({ length: times }, send))
  const slotOf = (time: string) => [offeredTime(time), branch, '501'].join('~')
  const typed = { LASTNAME: 'Серикова', NAME: 'Айгуль', TEL: '+77001112233', CONSENT: true }
  const formOf = (time: string, more: object = {}) => ({
    COMPANY_CODE: company,
    SLOT: slotOf(time),
    HOLD_ID: '',
    ...typed,
    ...more,
  })
  const messages = (template: TemplateName) =>
    db.orm.select().from(outbox).where(eq(outbox.template, template))
  const statuses = async () => (await db.orm.select().from(appointment)).map(({ status }) => status)
  /** The form that asks for the code, filled in. */
  const asked = async (time: string) => {
    const { body } = await post('/form', formOf(time))
    return formOf(time, { ...body.error?.data, CODE: await patient.codeTo(typed.TEL) })
  }

  describe('a booking', () => {
    it('asks for one code, with the same ids, and books by it', async () => {
      const [start = ''] = await patient.slots()
      const send = () => post('/form', formOf(start))
      const answers = [...(await atOnce(3, send)), await send()]
      expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422])
      expect(kinds(answers)).toHaveLength(1)
      expect(await messages('booking-code')).toHaveLength(1)
      const CODE = await patient.codeTo(typed.TEL)
      const booked = await post('/form', formOf(start, { ...answers[0]?.body.error?.data, CODE }))
      expect([booked.status, booked.body.START]).toEqual([201, start])
    })
    it('sends no other code within a minute to whoever leaves the code out, and then one', async () => {
      const [start = ''] = await patient.slots()
      const { CODE: _, ...form } = (await asked(start)) as Record<string, unknown>
      const again = await post('/form', form)
      expect(again.body.error?.data).toEqual({ CONFIRM_ID: form.CONFIRM_ID, HOLD_ID: form.HOLD_ID })
      await db.orm.execute("update confirmation set sent_at = sent_at - interval '61 seconds'")
      const answers = await atOnce(3, () => post('/form', form))
      expect(kinds(answers)).toHaveLength(1)
      expect(answers[0]?.body.error?.data).toMatchObject({ HOLD_ID: form.HOLD_ID })
      expect(answers[0]?.body.error?.data?.CONFIRM_ID).not.toBe(form.CONFIRM_ID)
      expect(await messages('booking-code')).toHaveLength(2)
    })
    it('is one visit, and each answer is that visit', async () => {
      const [start = ''] = await patient.slots()
      const form = await asked(start)
      const answers = [...(await atOnce(5, () => post('/form', form))), await post('/form', form)]
      expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201))
      expect(kinds(answers)).toHaveLength(1)
      expect(await statuses()).toEqual(['confirmed'])
      expect(await messages('appointment-confirmed')).toHaveLength(1)
    })
    it('is one visit at another time than the one that was kept', async () => {
      const [start = '', next = ''] = await patient.slots()
      const form = { ...(await asked(start)), SLOT: slotOf(next) }
      const answers = [...(await atOnce(4, () => post('/form', form))), await post('/form', form)]
      expect(answers.map(({ status, body }) => [status, body.START])).toEqual(Array(5).fill([201, next]))
      expect(kinds(answers)).toHaveLength(1)
      expect(await statuses()).toEqual(['confirmed'])
    })
    it('is one visit of somebody who is signed in and needs no code', async () => {
      const { cookie, account } = await addPerson(db)
      const [start = ''] = await patient.slots()
      const form = formOf(start, { EMAIL: account.email, CODE_BY: 'EMAIL' })
      const send = () => post('/form', form, { headers: { cookie } })
      const answers = [...(await atOnce(3, send)), await send()]
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
      expect(kinds(answers)).toHaveLength(1)
    })
  })

  describe('somebody else', () => {
    it('gets neither hold nor code, whatever of the patient they know', async () => {
      const [start = ''] = await patient.slots()
      await post('/form', formOf(start))
      const others = [
        await post('/form', formOf(start), { address: elsewhere }),
        await post('/form', formOf(start, { NAME: 'Другая' })),
        await post('/form', formOf(start, { EMAIL: 'other@example.kz', CODE_BY: 'EMAIL' })),
      ]
      for (const { status, body } of others) {
        expect([status, body.error?.code]).toEqual([409, 'SLOT_TAKEN'])
        expect(Object.keys(body.error?.data ?? {})).toEqual(['NEAREST'])
      }
      expect(await messages('booking-code')).toHaveLength(1)
    })
    it('does not see the visit without its code and the id of its confirmation', async () => {
      const [start = ''] = await patient.slots()
      const form = (await asked(start)) as Record<string, unknown>
      expect((await post('/form', form)).status).toBe(201)
      const others = [
        formOf(start),
        { ...form, CODE: '' },
        { ...form, CONFIRM_ID: randomUUID() },
        { ...form, CODE: form.CODE === '000000' ? '000001' : '000000' },
      ]
      for (const other of others) {
        const { status, body } = await post('/form', other)
        expect([status, body.error?.code]).toEqual([409, 'SLOT_TAKEN'])
        expect(JSON.stringify(body)).not.toContain('APPOINTMENT_CODE')
      }
    })
  })

  describe('a code that is refused', () => {
    it('keeps no time for an invented one', async () => {
      const [start = ''] = await patient.slots()
      const form = formOf(start, { CONFIRM_ID: randomUUID(), CODE: '123456' })
      const answers = [await post('/form', form), await post('/form', form)]
      expect(answers.map(({ status, body }) => [status, body.error?.code])).toEqual(
        Array(2).fill([410, 'CODE_EXPIRED']),
      )
      expect(await statuses()).toEqual([])
    })
    it('leaves another time free until the right one comes', async () => {
      const [start = '', next = ''] = await patient.slots()
      const form = { ...(await asked(start)), SLOT: slotOf(next) } as Record<string, unknown>
      const wrong = await post('/form', { ...form, CODE: form.CODE === '000000' ? '000001' : '000000' })
      expect(wrong.body.error).toMatchObject({ code: 'CODE_INVALID', data: { ATTEMPTS_LEFT: 4 } })
      expect(await patient.slots()).toContain(next)
      expect((await post('/form', form)).body.START).toBe(next)
    })
  })

  describe('a visit', () => {
    const booked = async () => {
      const [start = '', next = ''] = await patient.slots()
      const { body } = await patient.book(start)
      const send = (form: object) =>
        post(`/${body.APPOINTMENT_CODE}/form`, { TOKEN: body.MANAGE_TOKEN, ...form })
      return { next, send }
    }
    it('is moved once, and each answer is the visit at its new time', async () => {
      const { next, send } = await booked()
      const move = () => send({ DO: 'move', SLOT: slotOf(next) })
      const answers = [...(await atOnce(4, move)), await move()]
      expect(answers.map(({ status, body }) => [status, body.START])).toEqual(Array(5).fill([200, next]))
      expect(kinds(answers)).toHaveLength(1)
      expect((await statuses()).sort()).toEqual(['confirmed', 'moved'])
      expect(await messages('appointment-moved')).toHaveLength(1)
    })
    it('is cancelled once, and each answer is the cancelled visit', async () => {
      const { send } = await booked()
      const cancel = () => send({ DO: 'cancel', REASON: '' })
      const answers = [...(await atOnce(12, cancel)), await cancel()]
      expect(answers.map(({ body }) => body.STATUS)).toEqual(Array(13).fill('cancelled_by_patient'))
      expect(await messages('appointment-cancelled')).toHaveLength(1)
    })
    it('that the clinic has cancelled is not said to be cancelled by the patient', async () => {
      const { send } = await booked()
      await db.orm.update(appointment).set({ status: 'cancelled_by_clinic' })
      const { status, body } = await send({ DO: 'cancel', REASON: '' })
      expect([status, body.error?.code]).toEqual([409, 'STATE_CHANGED'])
    })
  })
})
