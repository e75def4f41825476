import { eq, sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Role } from '../../../schemas/access/roles.ts'
import { seedDatabase } from '../../content/seed-database.ts'
import type { Backend } from '../../create-backend.ts'
import {
  authenticatorApp,
  company,
  factorReset,
  outbox,
  rateLimit,
  session,
} from '../../database/tables/index.ts'
import type { Database } from '../../kit/database/database.ts'
import { askPasskey, createPasskey } from '../../test/authenticator.ts'
import { call, sendTo, testBackend } from '../../test/call.ts'
import { testDatabases } from '../../test/databases.ts'
import { addPerson, addStaff, type SignedIn, signIn, testPassword } from '../../test/people.ts'
import { smallSeed } from '../../test/small-seed.ts'

const user = '/api/api-front2/ru/v1/user'
const own = '/api/w-front/ru/v1/user/factors'
const origin = 'http://localhost:3000'
const PASSWORD = testPassword

type Answer = { status: number; json: ReturnType<typeof JSON.parse>; cookie: string }

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

  type Options = { cookie?: string; address?: string; method?: 'POST' | 'PUT' }
  const send = async (
    path: string,
    body: unknown,
    { cookie, address, method }: Options = {},
  ): Promise<Answer> => {
    const answer = await sendTo(backend, path, {
      body,
      headers: cookie ? { cookie } : {},
      ...(address && { address }),
      ...(method && { method }),
    })
    const text = await answer.text()
    const cookies = answer.headers.get('set-cookie') ?? ''
    const part = (name: string) => new RegExp(`${name}=[^;,]+`).exec(cookies)?.[0] ?? ''
    return {
      status: answer.status,
      json: text ? JSON.parse(text) : undefined,
      cookie: [part('sid'), part('known')].filter(Boolean).join('; '),
    }
  }
  const read = async (path: string, cookie: string) => {
    const answer = await call(backend, path, { cookie })
    return { status: answer.status, json: await answer.json() }
  }
  const mails = async () => (await db.orm.select().from(outbox).orderBy(outbox.id)).map((row) => row)
  const sentTo = async (to: string | null) => (await mails()).filter(({ recipient }) => recipient === to)
  const history = async (cookie: string): Promise<string[]> =>
    (await read('/api/front/ru/v1/user/factors', cookie)).json.HISTORY.map(
      ({ KIND }: { KIND: string }) => KIND,
    )

  const codeOf = (key: string, steps = 0) =>
    TOTP.generate({ secret: Secret.fromBase32(key), timestamp: Date.now() + steps * 30_000 })
  /** As if the last code had been entered long ago: another test may be in the same half minute. */
  const later = () => db.orm.update(authenticatorApp).set({ lastStep: null })

  type WithApp = SignedIn & { key: string; codes: string[]; login: string }
  async function addApp(values: Parameters<typeof addPerson>[1] = {}): Promise<WithApp> {
    const person = await addPerson(db, values)
    const begun = await send(`${own}/app`, { PASSWORD }, person)
    const key = begun.json.KEY as string
    const made = await send(`${own}/app/confirm`, { CODE: codeOf(key) }, person)
    expect(made.status).toBe(200)
    await later()
    return { ...person, key, codes: made.json.CODES, login: person.account.email ?? '' }
  }
  async function addKey(person: SignedIn, ways: Partial<Parameters<typeof createPasskey>[1]> = {}) {
    const begun = await send(`${own}/passkeys`, { PASSWORD }, person)
    const made = createPasskey(begun.json.OPTIONS, { origin, ...ways })
    const body = { CHALLENGE: begun.json.CHALLENGE, RESPONSE: made.answer, NAME: 'Мой телефон' }
    return { ...made, kept: await send(`${own}/passkeys/confirm`, body, person), body }
  }
  const authorize = (LOGIN: string, options: Options = {}) =>
    send(`${user}/authorize`, { LOGIN, PASSWORD }, options)
  const begin = async (LOGIN: string, options: Options = {}) =>
    (await authorize(LOGIN, options)).json.error.data as {
      CHALLENGE: string
      METHODS: string[]
      PASSKEY: { challenge: string; allowCredentials: { id: string }[]; rpId: string } | null
    }
  const enter = (CHALLENGE: string, CODE: string, options: Options = {}) =>
    send(`${user}/second_step`, { CHALLENGE, CODE }, options)

  describe('of an app', () => {
    it('is turned on by the password and a first code; other sessions end, and the person is told', async () => {
      const person = await addPerson(db)
      const other = await signIn(db, person.account.id)
      expect(
        (await send(`${own}/app`, { PASSWORD: 'Чужой-пароль-1' }, person)).json.error.fields,
      ).toHaveProperty('PASSWORD')
      const begun = await send(`${own}/app`, { PASSWORD }, person)
      expect(begun.json.ADDRESS).toContain(`secret=${begun.json.KEY}`)
      expect((await read('/api/front/ru/v1/user/factors', person.cookie)).json.APP).toBeNull()
      const made = await send(`${own}/app/confirm`, { CODE: codeOf(begun.json.KEY) }, person)
      expect(new Set(made.json.CODES).size).toBe(10)
      expect((await read(user, other)).status).toBe(401)
      expect((await read('/api/front/ru/v1/user/factors', person.cookie)).json).toMatchObject({
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
      expect((await read('/api/front/ru/v1/user/factors', person.cookie)).json).toMatchObject({
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
      expect((await read('/api/front/ru/v1/user/factors', cookie)).json.CODES_LEFT).toBe(9)
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
      const { PASSKEYS } = (await read('/api/front/ru/v1/user/factors', one.cookie)).json
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

  const lose = async (CHALLENGE: string, options: Options = {}) => {
    const asked = await send(`${user}/second_step/lost`, { CHALLENGE }, options)
    return { asked, CODE: (await mails()).at(-1)?.params.CODE ?? '' }
  }
  /** Says in a new sign-in that all factors are lost, and enters the code of the contact. */
  async function confirmLoss(login: string, options: Options = {}) {
    await db.orm.delete(rateLimit).where(sql`key not like 'known %'`)
    const { CHALLENGE } = await begin(login, options)
    const { asked, CODE } = await lose(CHALLENGE, options)
    const body = { CHALLENGE, CONFIRM_ID: asked.json.CONFIRM_ID, CODE }
    return { asked, CODE, body, done: await send(`${user}/second_step/lost/confirm`, body, options) }
  }
  /** Lets the time of waiting pass. */
  const wait = (account: string) =>
    db.orm
      .update(factorReset)
      .set({ readyAt: sql`now() - interval '1 minute'` })
      .where(eq(factorReset.account, account))

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
      await factor({ REQUIRED: true, DAYS: 0 }, owner)
      await expect
        .poll(() => statuses(bare))
        .toEqual(['FACTOR_REQUIRED', 'FACTOR_REQUIRED', 'FACTOR_REQUIRED'])
      const companies = await read('/api/api-front2/ru/v1/business/user/companies', bare.cookie)
      expect(companies.json).toMatchObject([{ COMPANY_CODE: code, NEEDS_FACTOR: true }])
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

  it('is kept from nobody by a session that was begun before it', async () => {
    const person = await addApp()
    const [row] = await db.orm.select().from(session).where(eq(session.account, person.account.id))
    expect(row?.factorAt).not.toBeNull()
  })
})
