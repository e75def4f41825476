import { hash, randomBytes } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hasLeadingZeroBits, proofMessage, writeProofToken } from '../../../schemas/calls/proof.ts'
import type { Backend } from '../../create-backend.ts'
import { appointment, outbox, rateLimit, service } from '../../database/tables/index.ts'
import type { Database } from '../../kit/database/database.ts'
import { call, sendTo, testBackend } from '../../test/call.ts'
import { testDatabases } from '../../test/databases.ts'
import { branch, company, front, inDays, openClinic, patientOf, wFront } from '../test/clinic.ts'

const bits = 4
const crowd = '203.0.113.200'
/** Days from today, which stay the same if midnight comes meanwhile. */
const dates = [0, 1, 2, 3, 4].map(inDays)

type Answer = {
  status: number
  json: Record<string, never> & {
    error?: { code: string; data?: { SEED?: string; BITS?: number; NEAREST?: unknown[] } }
  }
}

describe.each(await testDatabases())(
  'on $name, time that is kept without a word of who keeps it',
  ({ open }) => {
    let db: Database
    let backend: Backend
    beforeAll(async () => {
      db = await open()
      backend = testBackend(db, undefined, { powBits: bits })
      await openClinic(db)
    })
    afterAll(() => db.close())
    beforeEach(async () => {
      await db.orm.delete(appointment)
      await db.orm.delete(rateLimit)
      await db.orm.delete(outbox)
    })

    /** A visitor’s browser in a frame: no cookies, one user agent for all; the seed that a refusal brings is in its memory. */
    const visitor = (address: string) => {
      let terms = { SEED: '', BITS: bits }
      const once = async (path: string, body: unknown): Promise<Answer> => {
        const text = JSON.stringify(body)
        const unix = Math.floor(Date.now() / 1000)
        const nonce = randomBytes(4).toString('hex')
        const proved = {
          seed: terms.SEED,
          method: 'POST',
          path: wFront + path,
          bodyHash: hash('sha256', text),
          unix,
          nonce,
        }
        let counter = 0
        while (!hasLeadingZeroBits(hash('sha256', proofMessage(proved, counter), 'buffer'), terms.BITS))
          counter += 1
        const headers = {
          'user-agent': 'one phone like all others',
          ...(terms.SEED && {
            'x-pow-token': writeProofToken({ unix, nonce, counter }),
            'x-pow-seed': terms.SEED,
          }),
        }
        const response = await sendTo(backend, wFront + path, { body, headers, address })
        const answer = await response.text()
        return { status: response.status, json: answer ? JSON.parse(answer) : {} }
      }
      const post = async (path: string, body: unknown): Promise<Answer> => {
        let answer = await once(path, body)
        for (let turn = 0; turn < 3 && answer.json.error?.data?.SEED; turn += 1) {
          terms = answer.json.error.data as typeof terms
          answer = await once(path, body)
        }
        return answer
      }
      const hold = (START: string, more: object = {}) =>
        post('/hold', {
          COMPANY_CODE: company,
          CABINET_CODE: branch,
          DOCTOR_CODE: '501',
          START,
          ...more,
        })
      const book = async (HOLD_ID: unknown, TEL: string) => {
        const sent = await post('/confirmation_code', { HOLD_ID, TEL })
        const [message] = await db.orm.select().from(outbox).where(eq(outbox.recipient, TEL))
        const who = { LASTNAME: 'Серикова', NAME: 'Айгуль', TEL, CONSENT: true, LOCALE: 'ru' }
        return post('', { HOLD_ID, CONFIRM_ID: sent.json.CONFIRM_ID, CODE: message?.params.CODE, ...who })
      }
      return { hold, book, work: () => terms.BITS }
    }
    /** The free times that other visitors see with the doctor on one day. */
    const free = async (day = 2): Promise<string[]> => {
      const query = `company_code=${company}&cabinet_code=${branch}&doctor_code=501&date_from=${dates[day]}&date_to=${dates[day]}`
      const answer = await (await call(backend, `${front}/slots?${query}`)).json()
      return answer.DAYS.flatMap(({ SLOTS }: { SLOTS: { START: string }[] }) =>
        SLOTS.map(({ START }) => START),
      )
    }
    const statuses = (answers: Answer[]) => [...new Set(answers.map(({ status }) => status))]

    it('is a quarter of a doctor’s day for one address at most, whatever it holds', async () => {
      const all = await free()
      const answers: Answer[] = []
      for (const start of all) answers.push(await visitor(crowd).hold(start))
      expect(statuses(answers)).toEqual([201])
      expect(all.length).toBe(18)
      expect((await free()).length).toBe(14)
    })

    it('is not the whole day of a doctor for a service that takes as long', async () => {
      const all = await free()
      await db.orm.update(service).set({ duration: 480 }).where(eq(service.code, 's1'))
      const held = await visitor(crowd).hold(all[0] ?? '', { SERVICE_CODE: 's1' })
      await db.orm.update(service).set({ duration: null }).where(eq(service.code, 's1'))
      expect(held.status).toBe(201)
      expect((await free()).length).toBe(18)
    })

    it('is half of a doctor’s day for all of them together, from however many addresses', async () => {
      const all = await free()
      for (const [at, start] of all.entries()) await visitor(`198.51.100.${at}`).hold(start)
      expect((await free()).length).toBe(9)
      // Another day, and other visitors, are not affected.
      expect((await free(3)).length).toBe(18)
      expect((await visitor('192.0.2.1').hold((await free())[0] ?? '')).status).toBe(201)
    })

    it('lets twenty people behind one address, with one kind of browser and no cookie, book one day of one doctor at once', async () => {
      const all = await free()
      const other = (await free(3)).slice(0, 2)
      const people = [...all, ...other].map((start, at) => ({
        start,
        phone: `+770255500${String(at).padStart(2, '0')}`,
        browser: visitor(crowd),
      }))
      expect(people.length).toBe(20)
      const held = await Promise.all(people.map(({ start, browser }) => browser.hold(start)))
      expect(statuses(held)).toEqual([201])
      // No visitor's proof of work has become harder.
      expect(people.map(({ browser }) => browser.work())).toEqual(Array(20).fill(bits))
      const booked = await Promise.all(
        people.map(({ browser, phone }, at) => browser.book(held[at]?.json.HOLD_ID, phone)),
      )
      expect(statuses(booked)).toEqual([201])
      expect(await free()).toEqual([])
    })

    it('is nobody’s for ever: a time that was kept three times within the hour is kept from nobody', async () => {
      const [start = ''] = await free()
      for (let turn = 0; turn < 3; turn += 1) {
        const { json } = await visitor(crowd).hold(start)
        expect(await free()).not.toContain(start)
        await db.orm
          .update(appointment)
          .set({ expiresAt: new Date(Date.now() - 1) })
          .where(eq(appointment.id, json.HOLD_ID ?? ''))
      }
      expect((await visitor(crowd).hold(start)).status).toBe(201)
      expect(await free()).toContain(start)
    })

    it('belongs to whoever books it first, and the other one is told of times near to it', async () => {
      const all = await free()
      const slow = visitor(crowd)
      for (const start of all.slice(0, 6)) await visitor(crowd).hold(start)
      const start = all[6] ?? ''
      const late = await slow.hold(start)
      const quick = visitor('192.0.2.1')
      const held = await quick.hold(start)
      expect([late.status, held.status]).toEqual([201, 201])
      expect((await quick.book(held.json.HOLD_ID, '+77025550101')).status).toBe(201)
      const lost = await slow.book(late.json.HOLD_ID, '+77025550102')
      expect([lost.status, lost.json.error?.code]).toEqual([409, 'SLOT_TAKEN'])
      expect(lost.json.error?.data?.NEAREST?.length).toBeGreaterThan(0)
      const kept = await db.orm
        .select()
        .from(appointment)
        .where(inArray(appointment.status, ['confirmed']))
      expect(kept.map(({ isOverbook, heldFrom, heldBy }) => [isOverbook, heldFrom, heldBy])).toEqual([
        [false, null, null],
      ])
    })

    it('can be moved to, also where it would yield', async () => {
      const all = await free()
      const plain = patientOf(testBackend(db), db)
      const { body } = await plain.book(all[0] ?? '')
      for (const start of all.slice(1, 8)) await visitor(crowd).hold(start)
      const held = await visitor(crowd).hold(all[9] ?? '')
      expect(await free()).toContain(all[9])
      const moved = await plain.post(`/${body.APPOINTMENT_CODE}/move`, {
        TOKEN: body.MANAGE_TOKEN,
        HOLD_ID: held.json.HOLD_ID,
      })
      expect([moved.status, moved.body.START]).toEqual([200, all[9]])
      expect(await free()).not.toContain(all[9])
    })

    it('is three times for one browser: with a fourth one the first ends', async () => {
      const all = await free()
      const one = visitor('192.0.2.1')
      for (const start of all.slice(0, 4)) expect((await one.hold(start)).status).toBe(201)
      expect((await free()).slice(0, 2)).toEqual([all[0], all[4]])
    })

    it('takes more work the more an address holds and does not book, and no more than a person has time for', async () => {
      const all = [...(await free()), ...(await free(3)), ...(await free(4))]
      const work: number[] = []
      for (const start of all) {
        const one = visitor(crowd)
        expect((await one.hold(start)).status).toBe(201)
        work.push(one.work() - bits)
      }
      expect(work.slice(0, 20)).toEqual(Array(20).fill(0))
      expect([work[20], work[25], work[50], Math.max(...work)]).toEqual([1, 2, 6, 6])
    })
  },
)
