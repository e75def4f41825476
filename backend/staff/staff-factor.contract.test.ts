import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Role } from '../../schemas/access/roles.ts'
import { codeOf, factorCalls, own, PASSWORD, user } from '../accounts/factors/test/factor-calls.ts'
import { seedDatabase } from '../content/seed-database.ts'
import type { Backend } from '../create-backend.ts'
import { company, outbox, rateLimit } from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import { testBackend } from '../test/call.ts'
import { testDatabases } from '../test/databases.ts'
import { addPerson, addStaff, type SignedIn } from '../test/people.ts'
import { smallSeed } from '../test/small-seed.ts'

describe.each(await testDatabases())('on $name, a second factor', ({ open }) => {
  let db: Database
  let backend: Backend
  beforeAll(async () => {
    db = await open()
    await seedDatabase(db, smallSeed)
    backend = testBackend(db)
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    await db.orm.delete(rateLimit)
    await db.orm.delete(outbox)
  })
  const { send, read, sentTo, history, addApp, authorize, begin, enter, confirmLoss } = factorCalls(
    () => db,
    () => backend,
  )

  const code = '1001'
  const staff = `/api/w-business/ru/${code}/0`
  const addMember = async <Person extends SignedIn>(role: Role, person: Person) => {
    await addStaff(db, person.account, code, role)
    return person
  }
  const factor = (body: object, who: SignedIn) =>
    send(`${staff}/staff_factor`, body, { ...who, method: 'PUT' })

  describe('that a clinic requires', () => {
    it('is required by an owner with one of their own, from the day that is said', async () => {
      const bare = await addMember('owner', await addPerson(db))
      expect((await factor({ REQUIRED: true }, bare)).json.error.code).toBe('OWN_FACTOR_FIRST')
      const owner = await addMember('owner', await addApp())
      const member = await addMember('registrar', await addPerson(db))
      const { json } = await factor({ REQUIRED: true, DAYS: 7 }, owner)
      expect(Date.parse(json.FROM) - Date.now()).toBeGreaterThan(6.9 * 86_400_000)
      expect(await sentTo(member.account.email)).toMatchObject([{ template: 'factor-required' }])
      const paths = [
        `/api/business-api-front2/ru/${code}/0/business/user/get_access`,
        `/api/business-api-front2/ru/${code}/0/staff`,
        `/api/api-front2/ru/v1/business/user/cabinets?company_code=${code}`,
      ]
      const statuses = async ({ cookie }: SignedIn) => {
        const answers: unknown[] = []
        for (const path of paths) {
          const answer = await read(path, cookie)
          answers.push(answer.json.error?.code ?? answer.status)
        }
        return answers
      }
      expect(await statuses(bare)).toEqual([200, 200, 200])
      const companiesOf = async ({ cookie }: SignedIn) =>
        (await read('/api/api-front2/ru/v1/business/user/companies', cookie)).json
      // Who has none reads in time from when on it is needed.
      const soon = { FACTOR_FROM: json.FROM, NEEDS_FACTOR: false }
      expect(await companiesOf(bare)).toMatchObject([{ ...soon, LACKS_FACTOR: true }])
      expect(await companiesOf(owner)).toMatchObject([{ ...soon, LACKS_FACTOR: false }])
      await factor({ REQUIRED: true, DAYS: 0 }, owner)
      await expect
        .poll(() => statuses(bare))
        .toEqual(['FACTOR_REQUIRED', 'FACTOR_REQUIRED', 'FACTOR_REQUIRED'])
      expect(await companiesOf(bare)).toMatchObject([{ COMPANY_CODE: code, NEEDS_FACTOR: true }])
      expect(await statuses(owner)).toEqual([200, 200, 200])
      const ofBranch = await addApp()
      await addStaff(db, ofBranch.account, code, 'owner', { cabinets: ['11'] })
      expect((await factor({ REQUIRED: false }, ofBranch)).status).toBe(403)
      const list = await read(paths[1] ?? '', owner.cookie)
      const has = (who: SignedIn) =>
        list.json.find(({ ACCOUNT }: { ACCOUNT: string }) => ACCOUNT === who.account.id).HAS_FACTOR
      expect([has(owner), has(bare)]).toEqual([true, false])
      const begun = await send(`${own}/app`, { PASSWORD }, bare)
      await send(`${own}/app/confirm`, { CODE: codeOf(begun.json.KEY) }, bare)
      expect(await statuses(bare)).toEqual([200, 200, 200])
      await factor({ REQUIRED: false }, owner)
      const [row] = await db.orm.select().from(company).where(eq(company.code, code))
      expect(row?.staffFactorFrom).toBeNull()
    })
  })

  describe('that a member of staff has lost', () => {
    const allow = (who: SignedIn, { account }: SignedIn) =>
      send(`${staff}/staff_factor/${account.id}/allow_reset`, {}, who)

    it('is not taken away by an owner, who lets the person do so within a day, and at once where they were before', async () => {
      const owner = await addMember('owner', await addPerson(db))
      const member = await addMember('registrar', await addApp())
      expect((await allow(owner, member)).status).toBe(200)
      expect((await sentTo(member.login)).at(-1)).toMatchObject({ template: 'factor-reset-allowed' })
      expect((await authorize(member.login)).json.error.code).toBe('SECOND_STEP')
      expect((await read(user, member.cookie)).status).toBe(200)
      expect(await history(member.cookie)).toContain('reset-allowed')
      const stranger = await confirmLoss(member.login, { address: '203.0.113.50' })
      expect([stranger.asked.json.WAIT_HOURS, stranger.done.json.USER]).toEqual([24, null])

      const known = await addMember('registrar', await addApp())
      const home = await enter((await begin(known.login)).CHALLENGE, codeOf(known.key))
      const device = /known=[^;]+/.exec(home.cookie)?.[0] ?? ''
      await allow(owner, known)
      const loss = await confirmLoss(known.login, { cookie: device })
      expect([loss.asked.json.WAIT_HOURS, loss.done.json.USER?.EMAIL]).toEqual([0, known.login])
      expect((await read(user, known.cookie)).status).toBe(401)
      expect((await sentTo(known.login)).map(({ template }) => template)).toContain('factor-reset-done')
    })

    it('concerns nobody above the caller, nobody of another clinic, and not the caller', async () => {
      const manager = await addMember('manager', await addApp())
      const owner = await addMember('owner', await addApp())
      const outsider = await addApp()
      const bare = await addMember('registrar', await addPerson(db))
      expect((await allow(manager, owner)).status).toBe(403)
      expect((await allow(owner, owner)).status).toBe(403)
      expect((await allow(owner, outsider)).status).toBe(404)
      expect((await allow(owner, bare)).json.error.code).toBe('NO_FACTOR')
      expect((await allow(owner, manager)).status).toBe(200)
    })
  })
})
