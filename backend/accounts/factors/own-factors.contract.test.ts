import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Backend } from '../../create-backend.ts'
import { authenticatorApp, outbox, rateLimit, session } from '../../database/tables/index.ts'
import type { Database } from '../../kit/database/database.ts'
import { askPasskey, createPasskey } from '../../test/authenticator.ts'
import { call, sendTo, testBackend } from '../../test/call.ts'
import { testDatabases } from '../../test/databases.ts'
import { addPerson, type SignedIn, signIn } from '../../test/people.ts'
import { codeOf, factorCalls, origin, own, ownFactors, PASSWORD, user } from './test/factor-calls.ts'

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
  const { send, read, mails, sentTo, history, later, addApp, addKey, authorize, begin, enter } = factorCalls(
    () => db,
    () => backend,
  )

  describe('of an app', () => {
    it('is turned on by the password and a first code; other sessions end, and the person is told', async () => {
      const person = await addPerson(db)
      const other = await signIn(db, person.account.id)
      expect(
        (await send(`${own}/app`, { PASSWORD: 'Чужой-пароль-1' }, person)).json.error.fields,
      ).toHaveProperty('PASSWORD')
      const begun = await send(`${own}/app`, { PASSWORD }, person)
      expect(begun.json.ADDRESS).toContain(`secret=${begun.json.KEY}`)
      expect((await read(ownFactors, person.cookie)).json.APP).toBeNull()
      const made = await send(`${own}/app/confirm`, { CODE: codeOf(begun.json.KEY) }, person)
      expect(new Set(made.json.CODES).size).toBe(10)
      expect((await read(user, other)).status).toBe(401)
      expect((await read(ownFactors, person.cookie)).json).toMatchObject({
        APP: { CREATED_AT: expect.any(String) },
        CODES_LEFT: 10,
      })
      expect(await sentTo(person.account.email)).toMatchObject([{ template: 'factor-added' }])
      const [stored] = await db.orm
        .select()
        .from(authenticatorApp)
        .where(eq(authenticatorApp.account, person.account.id))
      expect(stored?.secret).not.toContain(begun.json.KEY)
      const exported = await call(backend, '/api/front/ru/v1/user/export', { cookie: person.cookie })
      expect(await exported.text()).not.toContain(stored?.secret)
    })

    it('says that the clock of the phone is wrong, and which way', async () => {
      const person = await addPerson(db)
      const { json } = await send(`${own}/app`, { PASSWORD }, person)
      const fault = async (steps: number) =>
        (await send(`${own}/app/confirm`, { CODE: codeOf(json.KEY, steps) }, person)).json.error.fields
          .CODE[0]
      expect([await fault(-20), await fault(20)]).toEqual([
        expect.stringContaining('отстают'),
        expect.stringContaining('спешат'),
      ])
    })

    it('is asked for after the password, and until then there is no session', async () => {
      const { login, key } = await addApp()
      const first = await authorize(login)
      expect([first.status, first.json.error.code, first.cookie]).toEqual([403, 'SECOND_STEP', ''])
      const { CHALLENGE, METHODS } = first.json.error.data
      expect(METHODS).toEqual(['app', 'recovery'])
      expect((await read(user, `sid=${CHALLENGE}`)).status).toBe(401)
      const done = await enter(CHALLENGE, codeOf(key))
      expect([done.status, done.json.EMAIL]).toEqual([200, login])
      expect((await read(user, done.cookie)).status).toBe(200)
      expect((await enter(CHALLENGE, codeOf(key, 1))).json.error.code).toBe('CHALLENGE_OVER')
    })

    it('takes a code once, and none that is older than it, in two calls at once too', async () => {
      const { login, key } = await addApp()
      const challenges = [
        await begin(login),
        await begin(login),
        await begin(login),
        await begin(login),
      ] as const
      const [one, two, three, four] = challenges.map(({ CHALLENGE }) => CHALLENGE) as [
        string,
        string,
        string,
        string,
      ]
      const statuses = (await Promise.all([enter(one, codeOf(key)), enter(two, codeOf(key))])).map(
        ({ status }) => status,
      )
      expect(statuses.sort()).toEqual([200, 422])
      expect((await enter(three, codeOf(key))).json.error.fields.CODE[0]).toContain('уже использован')
      expect((await enter(four, codeOf(key, -1))).status).toBe(422)
    })

    it('does not take the code of the setup again', async () => {
      const person = await addPerson(db)
      const { json } = await send(`${own}/app`, { PASSWORD }, person)
      const CODE = codeOf(json.KEY)
      await send(`${own}/app/confirm`, { CODE }, person)
      const { CHALLENGE } = await begin(person.account.email ?? '')
      expect((await enter(CHALLENGE, CODE)).status).toBe(422)
    })

    it('takes five wrong codes for one password, tells the person, and then asks for the password again', async () => {
      const { login, account } = await addApp()
      const { CHALLENGE } = await begin(login)
      const answers: unknown[] = []
      for (let attempt = 0; attempt < 6; attempt++) {
        const { json } = await enter(CHALLENGE, 'AAAA-AAAA-AAAA')
        answers.push(json.error.data?.ATTEMPTS_LEFT ?? json.error.code)
      }
      expect(answers).toEqual([4, 3, 2, 1, 'CHALLENGE_OVER', 'CHALLENGE_OVER'])
      expect((await sentTo(account.email)).map(({ template }) => template)).toContain('factor-guessed')
    })

    it('limits strangers who know the password, and not the person where they were before', async () => {
      const { login, key } = await addApp()
      const home = await enter((await begin(login)).CHALLENGE, codeOf(key), { address: '198.51.100.1' })
      expect(home.status).toBe(200)
      await later()
      let refused = 0
      for (let from = 1; from <= 12; from++) {
        const address = `203.0.113.${from}`
        const { CHALLENGE } = await begin(login, { address })
        for (let guess = 0; guess < 4; guess++)
          if ((await enter(CHALLENGE, 'AAAAAAAAAAAA', { address })).status === 429) refused += 1
      }
      expect(refused).toBeGreaterThan(10)
      const { CHALLENGE } = await begin(login, { address: '203.0.113.99', cookie: home.cookie })
      expect(
        (await enter(CHALLENGE, codeOf(key), { address: '203.0.113.99', cookie: home.cookie })).status,
      ).toBe(200)
    })

    it('belongs to its account: the challenge of another one takes no code of it', async () => {
      const [one, other] = [await addApp(), await addApp()]
      const { CHALLENGE } = await begin(other.login)
      expect((await enter(CHALLENGE, codeOf(one.key))).status).toBe(422)
      expect((await enter(CHALLENGE, one.codes[0] ?? '')).status).toBe(422)
      expect((await enter(CHALLENGE, codeOf(other.key))).json.EMAIL).toBe(other.login)
    })

    it('is turned off by the password alone, and its recovery codes go with it', async () => {
      const person = await addApp()
      const { status } = await send(`${own}/app/remove`, { PASSWORD: 'Чужой-пароль-1' }, person)
      expect(status).toBe(422)
      expect((await send(`${own}/app/remove`, { PASSWORD }, person)).status).toBe(204)
      expect((await read(ownFactors, person.cookie)).json).toMatchObject({
        APP: null,
        CODES_LEFT: 0,
      })
      expect((await authorize(person.login)).status).toBe(200)
      expect(await history(person.cookie)).toEqual(['app-removed', 'codes-made', 'app-added'])
    })
  })

  describe('of recovery codes', () => {
    it('takes each once however it is typed, of two calls at once too, and counts what is left', async () => {
      const { login, codes, account } = await addApp()
      const [first = '', second = ''] = codes
      const typed = `${first.slice(0, 4)}-${first.slice(4, 8)} ${first.slice(8)}`.toLowerCase()
      const challenges = [await begin(login), await begin(login)]
      const answers = await Promise.all(challenges.map(({ CHALLENGE }) => enter(CHALLENGE, typed)))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
      expect(answers.find(({ status }) => status === 422)?.json.error.fields.CODE[0]).toContain(
        'уже использован',
      )
      const cookie = answers.find(({ status }) => status === 200)?.cookie ?? ''
      expect((await read(ownFactors, cookie)).json.CODES_LEFT).toBe(9)
      expect((await sentTo(account.email)).at(-1)?.template).toMatch(/recovery-code-used|new-sign-in/)
      const anew = await send(`${own}/recovery`, { PASSWORD }, { cookie })
      expect(anew.json.CODES).toHaveLength(10)
      expect((await enter((await begin(login)).CHALLENGE, second)).status).toBe(422)
      expect((await enter((await begin(login)).CHALLENGE, anew.json.CODES[3])).status).toBe(200)
    })
  })

  describe('that is a passkey', () => {
    it('ends a sign-in, and only for the question that it was asked', async () => {
      const person = await addPerson(db)
      const { key, kept } = await addKey(person)
      expect(kept.json.CODES).toHaveLength(10)
      const login = person.account.email ?? ''
      const { CHALLENGE, PASSKEY, METHODS } = await begin(login)
      expect([METHODS, PASSKEY?.allowCredentials.length, PASSKEY?.rpId]).toEqual([
        ['passkey', 'recovery'],
        1,
        'localhost',
      ])
      const asked = PASSKEY ?? { challenge: '' }
      const answer = (response: unknown, token = CHALLENGE) =>
        send(`${user}/second_step`, { CHALLENGE: token, RESPONSE: response })
      const elsewhere = askPasskey(key, asked, { origin: 'https://shipa.example.evil' })
      expect((await answer(elsewhere)).json.error.code).toBe('PASSKEY_REFUSED')
      const stale = askPasskey(key, { challenge: 'b3RoZXI' }, { origin })
      expect((await answer(stale)).json.error.code).toBe('PASSKEY_REFUSED')
      const right = askPasskey(key, asked, { origin, isVerified: false })
      const done = await answer(right)
      expect([done.status, done.json.EMAIL]).toEqual([200, login])
      expect((await answer(right)).json.error.code).toBe('CHALLENGE_OVER')
      const next = await begin(login)
      expect((await answer(right, next.CHALLENGE)).json.error.code).toBe('PASSKEY_REFUSED')
    })

    it('of another account, or a copy with an old counter, opens nothing', async () => {
      const [one, other] = [await addPerson(db), await addPerson(db)]
      const { key } = await addKey(one)
      await addKey(other)
      const asked = await begin(other.account.email ?? '')
      const response = askPasskey(key, asked.PASSKEY ?? { challenge: '' }, { origin })
      expect(
        (await send(`${user}/second_step`, { CHALLENGE: asked.CHALLENGE, RESPONSE: response })).status,
      ).toBe(422)
      const use = async () => {
        const { CHALLENGE, PASSKEY } = await begin(one.account.email ?? '')
        return send(`${user}/second_step`, {
          CHALLENGE,
          RESPONSE: askPasskey(key, PASSKEY ?? { challenge: '' }, { origin }),
        })
      }
      expect((await use()).status).toBe(200)
      key.counter = 0
      expect((await use()).status).toBe(422)
    })

    it('signs in alone if it has verified who holds it, and not otherwise', async () => {
      const person = await addPerson(db)
      const { key } = await addKey(person)
      const alone = async (isVerified: boolean) => {
        const { json } = await send(`${user}/passkey/options`, undefined)
        const RESPONSE = askPasskey(key, json.OPTIONS, { origin, isVerified })
        return send(`${user}/passkey`, { CHALLENGE: json.CHALLENGE, RESPONSE })
      }
      expect((await alone(false)).json.error.code).toBe('PASSKEY_REFUSED')
      const done = await alone(true)
      expect([done.status, done.json.EMAIL]).toEqual([200, person.account.email])
    })

    it('is kept only if it was made here, for this person, and once', async () => {
      const [one, other] = [await addPerson(db), await addPerson(db)]
      const foreign = await addKey(one, { origin: 'https://evil.example' })
      expect(foreign.kept.json.error.code).toBe('PASSKEY_REFUSED')
      const begun = await send(`${own}/passkeys`, { PASSWORD }, one)
      const { answer } = createPasskey(begun.json.OPTIONS, { origin })
      const body = { CHALLENGE: begun.json.CHALLENGE, RESPONSE: answer, NAME: 'Чужой' }
      expect((await send(`${own}/passkeys/confirm`, body, other)).json.error.code).toBe('CHALLENGE_OVER')
      expect((await send(`${own}/passkeys/confirm`, body, one)).status).toBe(200)
      expect((await send(`${own}/passkeys/confirm`, body, one)).json.error.code).toBe('CHALLENGE_OVER')
      const { PASSKEYS } = (await read(ownFactors, one.cookie)).json
      expect(PASSKEYS).toMatchObject([{ NAME: 'Чужой' }])
      const remove = (who: SignedIn) =>
        send(`${own}/passkeys/${PASSKEYS[0].PASSKEY_ID}/remove`, { PASSWORD }, who)
      expect((await remove(other)).status).toBe(404)
      expect((await remove(one)).status).toBe(200)
    })
  })

  describe('and a new password', () => {
    it('are two things: a link by mail sets the password and does not sign in', async () => {
      const { login, key, cookie } = await addApp()
      await send(`${user}/restore`, { LOGIN: login })
      const TOKEN = (await mails()).at(-1)?.params.LINK?.split('token=')[1]
      const reset = await send(`${user}/restore_password`, { TOKEN, PASSWORD: 'Новый-пароль-1' })
      expect([reset.status, reset.json.error.code, reset.cookie]).toEqual([403, 'SECOND_STEP', ''])
      expect((await read(user, cookie)).status).toBe(401)
      expect((await enter(reset.json.error.data.CHALLENGE, codeOf(key))).status).toBe(200)
    })

    it('in place of an expired one is set after both steps', async () => {
      const { login, key } = await addApp({ passwordExpiresAt: new Date(Date.now() - 1000) })
      const { CHALLENGE } = await begin(login)
      const asked = await enter(CHALLENGE, codeOf(key))
      expect(asked.json.error.code).toBe('PASSWORD_EXPIRED')
      const { CHANGE_TOKEN } = asked.json.error.data
      const done = await send(`${user}/change_password`, { CHANGE_TOKEN, PASSWORD: 'Новый-пароль-1' })
      expect(done.status).toBe(200)
    })

    it('of the demo, whose password is public, takes no factor', async () => {
      const demo = await addPerson(db, { isDemo: true })
      const site = testBackend(db, undefined, { demoAccounts: true })
      const answer = await sendTo(site, `${own}/app`, {
        body: { PASSWORD },
        headers: { cookie: demo.cookie },
      })
      expect(answer.status).toBe(403)
    })
  })

  it('is kept from nobody by a session that was begun before it', async () => {
    const person = await addApp()
    const [row] = await db.orm.select().from(session).where(eq(session.account, person.account.id))
    expect(row?.factorAt).not.toBeNull()
  })
})
