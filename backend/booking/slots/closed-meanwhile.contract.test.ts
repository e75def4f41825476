import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Backend } from '../../create-backend.ts'
import { appointment, cabinet } from '../../database/tables/index.ts'
import { lockCompany } from '../../kit/company/lock-company.ts'
import type { Database } from '../../kit/database/database.ts'
import { sendTo, testBackend } from '../../test/call.ts'
import { testDatabases } from '../../test/databases.ts'
import { addPerson, addStaff } from '../../test/people.ts'
import { branch, company, everyDay, inDays, openBranch, openClinic } from '../test/clinic.ts'

// The embedded database does one thing at a time: there is no meanwhile.
describe.each((await testDatabases()).filter(({ name }) => name === 'Postgres'))(
  'on $name, a day that is closed while the staff waits for it',
  ({ open }) => {
    let db: Database
    let backend: Backend
    let cookie: string
    beforeAll(async () => {
      db = await open()
      await openClinic(db)
      backend = testBackend(db)
      const owner = await addPerson(db)
      await addStaff(db, owner.account, company, 'owner')
      cookie = owner.cookie
    })
    afterAll(() => db.close())
    beforeEach(async () => {
      await db.orm.delete(appointment)
      await openBranch(db, null)
    })

    const day = inDays(3)
    const at = (time: string) => new Date(`${day}T${time}:00+05:00`).toISOString()
    const closed = { ...everyDay('07:00', '20:00'), exceptions: [{ date: day, intervals: [] }] }
    const write = async (method: 'POST' | 'PUT', path: string, body: object) => {
      const address = `/api/w-business/ru/${company}/${branch}/appointment${path}`
      const answer = await sendTo(backend, address, { method, body, headers: { cookie } })
      return { status: answer.status, body: JSON.parse(await answer.text()) }
    }
    const patient = { LASTNAME: 'Ким', NAME: 'Ольга', TEL: '+77005550011', DOCTOR_CODE: '501' }
    const make = () => write('POST', '', { ...patient, START: at('10:00'), DURATION: 30 })
    const waiting = async () => {
      const { rows } = (await db.orm.execute(
        sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
      )) as unknown as { rows: { count: number }[] }
      return rows[0]?.count
    }
    /** Closes the day in a transaction while a call waits for its end, and returns the call's answer. */
    async function closedWhile<Answer>(call: () => Promise<Answer>): Promise<Answer> {
      const pending = await db.orm.transaction(async (orm) => {
        await lockCompany(orm, company)
        const answer = call()
        await expect.poll(waiting).toBe(1)
        await orm.update(cabinet).set({ hours: closed }).where(eq(cabinet.code, branch))
        return { answer }
      })
      return pending.answer
    }
    const refused = { status: 409, body: { error: { code: 'BRANCH_CLOSED' } } }

    it('is not booked', async () => {
      expect(await closedWhile(make)).toMatchObject(refused)
    })
    it('gets no visit from another time', async () => {
      const { body } = await make()
      const move = () => write('POST', `/${body.APPOINTMENT_CODE}/move`, { START: at('12:00') })
      expect(await closedWhile(move)).toMatchObject(refused)
    })
    it('has no longer visits than before', async () => {
      const { body } = await make()
      const { APPOINTMENT_CODE, UPDATED_AT, TEL } = body
      const correct = () => write('PUT', `/${APPOINTMENT_CODE}`, { UPDATED_AT, TEL, DURATION: 60 })
      expect(await closedWhile(correct)).toMatchObject(refused)
    })
  },
)
