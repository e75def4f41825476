import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Backend } from '../../create-backend.ts'
import { factorReset, outbox, rateLimit } from '../../database/tables/index.ts'
import type { Database } from '../../kit/database/database.ts'
import { testBackend } from '../../test/call.ts'
import { testDatabases } from '../../test/databases.ts'
import { codeOf, factorCalls, user } from './test/factor-calls.ts'

describe.each(await testDatabases())('on $name, a second factor', ({ open }) => {
  let db: Database
  let backend: Backend
  beforeAll(async () => {
    db = await open()
    backend = testBackend(db)
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    await db.orm.delete(rateLimit)
    await db.orm.delete(outbox)
  })
  const { send, read, mails, sentTo, history, addApp, authorize, begin, enter, lose, confirmLoss, wait } =
    factorCalls(
      () => db,
      () => backend,
    )

  describe('that is lost', () => {
    it('goes three days after the password and the code of the contact, and not before', async () => {
      const person = await addApp({ phone: '+77015550101', phoneConfirmedAt: new Date() })
      const { asked, done } = await confirmLoss(person.login)
      expect(asked).toMatchObject({ status: 202, json: { CONTACT: '+7 *** *** 01 01', WAIT_HOURS: 72 } })
      expect([done.json.USER, done.cookie]).toEqual([null, ''])
      expect(Date.parse(done.json.READY_AT) - Date.now()).toBeGreaterThan(71 * 3_600_000)
      const told = (await mails()).filter(({ template }) => template === 'factor-reset-asked')
      expect(told.map(({ channel }) => channel).sort()).toEqual(['mail', 'sms'])
      expect((await confirmLoss(person.login)).done.json).toMatchObject({ USER: null })
      await wait(person.account.id)
      const after = await confirmLoss(person.login)
      expect([after.done.status, after.done.json.USER.EMAIL]).toEqual([200, person.login])
      expect((await read(user, person.cookie)).status).toBe(401)
      expect((await authorize(person.login)).status).toBe(200)
      expect((await history(after.done.cookie)).slice(0, 2)).toEqual(['reset-done', 'reset-asked'])
    })

    it('stays if the person refuses by the link, which works once', async () => {
      const person = await addApp()
      await confirmLoss(person.login)
      const link = (await sentTo(person.login)).at(-1)?.params.LINK ?? ''
      const refuse = (TOKEN: string) => send(`${user}/factor_reset/refuse`, { TOKEN })
      const token = link.split('keep=')[1] ?? ''
      expect((await refuse(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).status).toBe(410)
      expect((await refuse(token)).status).toBe(200)
      expect((await refuse(token)).status).toBe(410)
      await wait(person.account.id)
      expect((await confirmLoss(person.login)).done.json.USER).toBeNull()
    })

    it('is not lost once the person signs in with it', async () => {
      const person = await addApp()
      await confirmLoss(person.login)
      expect((await enter((await begin(person.login)).CHALLENGE, codeOf(person.key))).status).toBe(200)
      await wait(person.account.id)
      expect((await confirmLoss(person.login)).done.json.USER).toBeNull()
    })

    it('takes neither a wrong code, nor that of another account, nor one without the password', async () => {
      const [person, other] = [await addApp(), await addApp()]
      const mine = await lose((await begin(person.login)).CHALLENGE)
      const { CHALLENGE } = await begin(other.login)
      const body = { CHALLENGE, CONFIRM_ID: mine.asked.json.CONFIRM_ID, CODE: mine.CODE }
      expect((await send(`${user}/second_step/lost/confirm`, body)).status).toBe(410)
      const wrong = {
        ...body,
        CHALLENGE: (await begin(person.login)).CHALLENGE,
        CODE: mine.CODE === '000000' ? '000001' : '000000',
      }
      expect((await send(`${user}/second_step/lost/confirm`, wrong)).status).toBe(422)
      expect((await send(`${user}/second_step/lost`, { CHALLENGE: 'A'.repeat(43) })).status).toBe(410)
      expect(
        await db.orm.select().from(factorReset).where(eq(factorReset.account, person.account.id)),
      ).toEqual([])
    })
  })
})
