import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Backend } from '../create-backend.ts'
import { account, outbox, rateLimit, session } from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import { endSessions, findPerson } from '../kit/sessions/session.ts'
import { call, sendTo, testBackend } from '../test/call.ts'
import { testDatabases } from '../test/databases.ts'
import { addPerson, signIn, testPassword } from '../test/people.ts'
import { createToken } from './confirmation.ts'

const api = '/api/api-front2/ru/v1/user'
const silentCaller = {
  address: '203.0.113.1',
  userAgent: 'tests',
  cookie: () => undefined,
  header: () => undefined,
  setCookie: () => {},
  isTrusted: false,
  key: undefined,
}

describe.each(await testDatabases())('on $name, an account', ({ open }) => {
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

  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const response = await sendTo(backend, `${api}${path}`, { body, headers })
    const text = await response.text()
    return { response, status: response.status, json: text ? JSON.parse(text) : undefined }
  }
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await call(backend, path, { origin: 'http://api.test', ...headers })
    const text = await response.text()
    return { response, status: response.status, json: text ? JSON.parse(text) : undefined }
  }
  const mails = () => db.orm.select().from(outbox).orderBy(outbox.id)
  const lastParam = async (name: string) => (await mails()).at(-1)?.params[name] ?? ''
  /** Cookie of the browser that started a registration. */
  const browserOf = (response: Response) => ({
    cookie: /reg=[^;]+/.exec(response.headers.get('set-cookie') ?? '')?.[0] ?? '',
  })
  const cookieOf = (response: Response) =>
    /sid=[^;]+/.exec(response.headers.get('set-cookie') ?? '')?.[0] ?? ''

  const entered = {
    EMAIL: 'new@example.kz',
    PASSWORD: testPassword,
    LASTNAME: 'Әлімжанова',
    NAME: 'Гүлнұр',
    LOCALE: 'kk',
    CONSENT: true,
  }
  const registered = async (values: Record<string, unknown>) => {
    const { json } = await post('/register/email', { ...entered, ...values })
    return post('/register/confirmation_code', { CONFIRM_ID: json.CONFIRM_ID, CODE: await lastParam('CODE') })
  }

  it('begins with a code and is there, signed in, once the code is entered (A24, A27, A28)', async () => {
    const begun = await post('/register/email', entered)
    expect(begun.status).toBe(201)
    expect(begun.json).toEqual({ CONFIRM_ID: expect.any(String), RESEND_AFTER: 60 })
    expect(await db.orm.select().from(account).where(eq(account.email, 'new@example.kz'))).toEqual([])
    expect(await mails()).toMatchObject([
      { template: 'confirm-email', channel: 'mail', recipient: 'new@example.kz', locale: 'kk' },
    ])

    const CODE = await lastParam('CODE')
    const wrong = CODE === '000000' ? '000001' : '000000'
    const first = await post('/register/confirmation_code', {
      CONFIRM_ID: begun.json.CONFIRM_ID,
      CODE: wrong,
    })
    expect(first).toMatchObject({
      status: 422,
      json: { error: { code: 'CODE_INVALID', data: { ATTEMPTS_LEFT: 4 } } },
    })
    const done = await post('/register/confirmation_code', { CONFIRM_ID: begun.json.CONFIRM_ID, CODE })
    expect(done.json).toMatchObject({ EMAIL: 'new@example.kz', NAME: 'Гүлнұр', LOCALE: 'kk', TEL: null })
    expect(await get('/api/api-front2/kk/v1/user', { cookie: cookieOf(done.response) })).toMatchObject({
      status: 200,
      json: { LASTNAME: 'Әлімжанова' },
    })
    expect(
      (await post('/register/confirmation_code', { CONFIRM_ID: begun.json.CONFIRM_ID, CODE })).status,
    ).toBe(410)
  })

  it('closes a code after five wrong attempts, and another one can be sent', async () => {
    const { json, response } = await post('/register/email', { ...entered, EMAIL: 'five@example.kz' })
    const CODE = await lastParam('CODE')
    const wrong = CODE === '000000' ? '000001' : '000000'
    const left: unknown[] = []
    for (let attempt = 0; attempt < 6; attempt++) {
      const { json: answer } = await post('/register/confirmation_code', {
        CONFIRM_ID: json.CONFIRM_ID,
        CODE: wrong,
      })
      left.push(answer.error.data.ATTEMPTS_LEFT ?? answer.error.code)
    }
    expect(left).toEqual([4, 3, 2, 1, 0, 'TOO_MANY'])
    expect((await post('/register/confirmation_code', { CONFIRM_ID: json.CONFIRM_ID, CODE })).status).toBe(
      429,
    )
    const again = await post('/confirmation/email', { EMAIL: 'five@example.kz' }, browserOf(response))
    expect(again).toMatchObject({ status: 202, json: { CONFIRM_ID: json.CONFIRM_ID } })
    expect(
      (
        await post('/register/confirmation_code', {
          CONFIRM_ID: json.CONFIRM_ID,
          CODE: await lastParam('CODE'),
        })
      ).status,
    ).toBe(200)
  })

  it('may be begun with a phone alone, whose code goes by SMS', async () => {
    const { EMAIL: _, ...rest } = entered
    const { json } = await post('/register/email', { ...rest, TEL: '8 (701) 111-22-33' })
    expect(await mails()).toMatchObject([{ channel: 'sms', recipient: '+77011112233' }])
    const done = await post('/register/confirmation_code', {
      CONFIRM_ID: json.CONFIRM_ID,
      CODE: await lastParam('CODE'),
    })
    expect(done.json).toMatchObject({
      TEL: '+77011112233',
      EMAIL: null,
      TEL_CONFIRMED_AT: expect.any(String),
    })
    expect((await post('/authorize', { LOGIN: '8 701 111 22 33', PASSWORD: testPassword })).status).toBe(200)
  })

  it('answers a second registration as the first, and tells the owner by mail', async () => {
    const { account: owner } = await addPerson(db, { locale: 'uz' })
    const { status, json } = await post('/register/email', { ...entered, EMAIL: owner.email })
    expect(status).toBe(201)
    expect(Object.keys(json)).toEqual(['CONFIRM_ID', 'RESEND_AFTER'])
    expect(await mails()).toMatchObject([
      { template: 'account-exists', recipient: owner.email, locale: 'uz', params: { NAME: owner.name } },
    ])
    const tried = await post('/register/confirmation_code', { CONFIRM_ID: json.CONFIRM_ID, CODE: '000000' })
    expect(tried).toMatchObject({ status: 422, json: { error: { data: { ATTEMPTS_LEFT: 4 } } } })
  })

  it('belongs to who proves the contact, not to who registered it first', async () => {
    const thief = await post('/register/email', {
      ...entered,
      EMAIL: 'mine@example.kz',
      PASSWORD: 'Чужой-пароль-1',
    })
    await registered({ EMAIL: 'mine@example.kz' })
    expect((await post('/authorize', { LOGIN: 'mine@example.kz', PASSWORD: 'Чужой-пароль-1' })).status).toBe(
      401,
    )
    expect((await post('/authorize', { LOGIN: 'mine@example.kz', PASSWORD: testPassword })).status).toBe(200)
    expect(thief.status).toBe(201)
  })

  it('sends a code again in the browser that registered, for its own registration and no other', async () => {
    const own = await post('/register/email', { ...entered, EMAIL: 'taken@example.kz' })
    const thief = { ...entered, EMAIL: 'taken@example.kz', PASSWORD: 'Чужой-пароль-1' }
    const other = await post('/register/email', thief)
    const again = await post('/confirmation/email', { EMAIL: 'taken@example.kz' }, browserOf(own.response))
    expect(again.json.CONFIRM_ID).toBe(own.json.CONFIRM_ID)
    const done = await post('/register/confirmation_code', {
      ...again.json,
      RESEND_AFTER: undefined,
      CODE: await lastParam('CODE'),
    })
    expect(done.status).toBe(200)
    expect((await post('/authorize', { LOGIN: 'taken@example.kz', PASSWORD: testPassword })).status).toBe(200)

    await db.orm.delete(rateLimit)
    const sent = (await mails()).length
    const stranger = await post('/confirmation/email', { EMAIL: 'taken@example.kz' })
    expect(Object.keys(stranger.json)).toEqual(Object.keys(again.json))
    expect([own.json.CONFIRM_ID, other.json.CONFIRM_ID]).not.toContain(stranger.json.CONFIRM_ID)
    expect(await mails()).toHaveLength(sent)
  })

  it('goes on with its registration by its own password, whoever began another with its address', async () => {
    const own = await post('/register/email', { ...entered, EMAIL: 'both@example.kz' })
    await post('/register/email', { ...entered, EMAIL: 'both@example.kz', PASSWORD: 'Чужой-пароль-1' })
    const { status, json } = await post('/authorize', { LOGIN: 'both@example.kz', PASSWORD: testPassword })
    expect({ status, id: json.error.data.CONFIRM_ID }).toEqual({ status: 403, id: own.json.CONFIRM_ID })
  })

  it('has one limit for one phone, however it is spelled', async () => {
    const { cookie } = await addPerson(db)
    const PASSWORD = testPassword
    const ask = (TEL: string) => post('/confirmation/phone', { TEL, PASSWORD }, { cookie })
    expect((await ask('+77015556677')).status).toBe(202)
    expect((await ask('8 (701) 555-66-77')).status).toBe(429)
  })

  it('is worth nothing on a site that is no demo, if it is of the demo', async () => {
    const demo = await addPerson(db, { isDemo: true })
    const login = { LOGIN: demo.account.email, PASSWORD: testPassword }
    expect((await post('/authorize', login)).status).toBe(401)
    expect((await get(api, { cookie: demo.cookie })).status).toBe(401)
    const site = testBackend(db, undefined, { demoAccounts: true })
    expect((await sendTo(site, `${api}/authorize`, { body: login })).status).toBe(200)
    const headers = { cookie: demo.cookie }
    const PASSWORD = testPassword
    const address = { body: { EMAIL: 'mine@example.kz', PASSWORD }, headers }
    expect((await sendTo(site, `${api}/confirmation/email`, address)).status).toBe(403)
    const phone = { body: { TEL: '+77012223344', PASSWORD }, headers }
    expect((await sendTo(site, `${api}/confirmation/phone`, phone)).status).toBe(403)
    const change = { body: { OLD_PASSWORD: testPassword, PASSWORD: 'Новый-пароль-1' }, headers }
    expect((await sendTo(site, `${api}/change_password`, change)).status).toBe(403)
    await sendTo(site, `${api}/restore`, { body: { LOGIN: demo.account.email } })
    expect((await mails()).filter(({ template }) => template === 'restore-password')).toEqual([])
  })

  it('is not opened by a link that was sent before its password was changed', async () => {
    const { account: owner, cookie } = await addPerson(db)
    await post('/restore', { LOGIN: owner.email })
    const TOKEN = new URL(await lastParam('LINK'), 'http://x').searchParams.get('token')
    await post('/change_password', { OLD_PASSWORD: testPassword, PASSWORD: 'Новый-пароль-1' }, { cookie })
    expect((await post('/restore_password', { TOKEN, PASSWORD: 'Ещё-пароль-12' })).status).toBe(410)
  })

  it('does not come back to life when it is used while it ends', async () => {
    const { account: owner, cookie } = await addPerson(db)
    await db.orm
      .update(session)
      .set({ usedAt: new Date(0) })
      .where(eq(session.account, owner.id))
    const { orm } = db
    // The session is read while valid, then ended before its last use is recorded.
    const late = findPerson(
      orm,
      { ...silentCaller, cookie: () => cookie.slice('sid='.length) },
      { demoAccounts: false },
    )
    await Promise.all([late, endSessions(orm, owner.id)])
    expect((await get(api, { cookie })).status).toBe(401)
  })

  it('signs in with a cookie that scripts cannot read, for thirty days where one wants to be remembered (A25)', async () => {
    const { account: owner } = await addPerson(db)
    const brief = await post('/authorize', { LOGIN: owner.email?.toUpperCase(), PASSWORD: testPassword })
    expect(brief.response.headers.getSetCookie()[0]).toMatch(
      /^sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    const lasting = await post('/authorize', { LOGIN: owner.email, PASSWORD: testPassword, REMEMBER: true })
    expect(lasting.response.headers.get('set-cookie')).toContain('Max-Age=2592000')
    expect(lasting.response.headers.get('cache-control')).toBe('no-store')
  })

  it('is asked for over https with a cookie that goes nowhere else', async () => {
    const secure = testBackend(db, undefined, { origin: 'https://shipa.example' })
    const { account: owner } = await addPerson(db)
    const response = await sendTo(secure, `${api}/authorize`, {
      body: { LOGIN: owner.email, PASSWORD: testPassword },
    })
    expect(response.headers.get('set-cookie')).toContain('Secure')
  })

  it('gets a new session with every sign-in, and the one before is over', async () => {
    const { account: owner, cookie } = await addPerson(db)
    const { response } = await post('/authorize', { LOGIN: owner.email, PASSWORD: testPassword }, { cookie })
    expect(cookieOf(response)).not.toBe(cookie)
    expect((await get(`${api}`, { cookie })).status).toBe(401)
    expect((await get(`${api}`, { cookie: cookieOf(response) })).status).toBe(200)
  })

  it('hears of a sign-in from a browser that it has not known, once', async () => {
    const { account: owner } = await addPerson(db, { locale: 'en' })
    const agent = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/150 Safari/537' }
    const enter = () => post('/authorize', { LOGIN: owner.email, PASSWORD: testPassword }, agent)
    const { response } = await enter()
    expect(await mails()).toMatchObject([
      { template: 'new-sign-in', recipient: owner.email, params: { DEVICE: 'Chrome, Windows' } },
    ])
    await call(backend, `${api}/logout`, { ...agent, cookie: cookieOf(response), origin: 'http://api.test' })
    await enter()
    expect(await mails()).toHaveLength(1)
  })

  it('answers a wrong password and an unknown login with the same words', async () => {
    const { account: owner } = await addPerson(db)
    const wrong = await post('/authorize', { LOGIN: owner.email, PASSWORD: 'Не-тот-пароль-1' })
    const unknown = await post('/authorize', { LOGIN: 'nobody@example.kz', PASSWORD: 'Не-тот-пароль-1' })
    expect(wrong.status).toBe(401)
    expect(wrong.json).toEqual(unknown.json)
  })

  it.each(['known', 'unknown'])('is locked after ten wrong passwords, the login being %s', async (kind) => {
    const { account: owner } = await addPerson(db)
    const LOGIN = kind === 'known' ? owner.email : 'guess@example.kz'
    const tries = await Promise.all(
      Array.from({ length: 10 }, () => post('/authorize', { LOGIN, PASSWORD: 'Не-тот-пароль-1' })),
    )
    expect(tries.map(({ status }) => status)).toEqual(Array(10).fill(401))
    const locked = await post('/authorize', { LOGIN, PASSWORD: testPassword })
    expect(locked).toMatchObject({ status: 423, json: { error: { code: 'LOCKED' } } })
    expect(Number(locked.response.headers.get('retry-after'))).toBeGreaterThan(800)
  })

  it('counts wrong passwords anew after a right one', async () => {
    const { account: owner } = await addPerson(db)
    for (let round = 0; round < 2; round++) {
      for (let wrong = 0; wrong < 9; wrong++)
        await post('/authorize', { LOGIN: owner.email, PASSWORD: 'Не-тот-пароль-1' })
      expect((await post('/authorize', { LOGIN: owner.email, PASSWORD: testPassword })).status).toBe(200)
    }
  })

  it('that is not confirmed is led to its code, with the right password only', async () => {
    const { json } = await post('/register/email', { ...entered, EMAIL: 'wait@example.kz' })
    const asked = { LOGIN: 'wait@example.kz', PASSWORD: testPassword }
    expect(await post('/authorize', asked)).toMatchObject({
      status: 403,
      json: { error: { code: 'EMAIL_NOT_CONFIRMED', data: { CONFIRM_ID: json.CONFIRM_ID } } },
    })
    expect((await post('/authorize', { ...asked, PASSWORD: 'Не-тот-пароль-1' })).status).toBe(401)
  })

  it('with an expired password gets a token for another one', async () => {
    const { account: owner } = await addPerson(db, { passwordExpiresAt: new Date(Date.now() - 1000) })
    const { status, json } = await post('/authorize', { LOGIN: owner.email, PASSWORD: testPassword })
    expect({ status, code: json.error.code }).toEqual({ status: 403, code: 'PASSWORD_EXPIRED' })
    const { CHANGE_TOKEN } = json.error.data
    const same = await post('/change_password', { CHANGE_TOKEN, PASSWORD: testPassword })
    expect(same).toMatchObject({
      status: 422,
      json: { error: { fields: { PASSWORD: ['Это прежний пароль: придумайте новый.'] } } },
    })
    const changed = await post('/change_password', { CHANGE_TOKEN, PASSWORD: 'Новый-пароль-1' })
    expect(changed.status).toBe(200)
    expect((await get(api, { cookie: cookieOf(changed.response) })).status).toBe(200)
    expect((await post('/change_password', { CHANGE_TOKEN, PASSWORD: 'Ещё-пароль-12' })).status).toBe(410)
  })

  it('has a password that expires with its age, where the configuration says so', async () => {
    const { account: owner } = await addPerson(db, {
      passwordChangedAt: new Date(Date.now() - 91 * 86_400_000),
    })
    const strict = testBackend(db, undefined, { passwordMaxAgeDays: 90 })
    const body = { LOGIN: owner.email, PASSWORD: testPassword }
    expect((await sendTo(strict, `${api}/authorize`, { body })).status).toBe(403)
    expect((await sendTo(backend, `${api}/authorize`, { body })).status).toBe(200)
  })

  it('gets a link to a new password, which works once and ends every other session', async () => {
    const { account: owner, cookie } = await addPerson(db)
    const known = await post('/restore', { LOGIN: owner.email })
    const TOKEN = new URL(await lastParam('LINK'), 'http://x').searchParams.get('token')
    const unknown = await post('/restore', { LOGIN: 'nobody@example.kz' })
    expect([known.status, known.json]).toEqual([unknown.status, unknown.json])
    expect(await mails()).toHaveLength(1)

    const weak = await post('/restore_password', { TOKEN, PASSWORD: 'weak' })
    expect(weak.status).toBe(422)
    const set = await post('/restore_password', { TOKEN, PASSWORD: 'Новый-пароль-1' })
    expect(set.status).toBe(200)
    expect((await get(api, { cookie })).status).toBe(401)
    expect((await get(api, { cookie: cookieOf(set.response) })).status).toBe(200)
    expect((await post('/restore_password', { TOKEN, PASSWORD: 'Ещё-пароль-12' })).status).toBe(410)
    expect((await mails()).at(-1)?.template).toBe('password-changed')
  })

  it('gets one new password from five links that are used fifty times at once, and no call fails', async () => {
    const { account: owner } = await addPerson(db)
    const row = {
      contact: owner.email ?? '',
      channel: 'email',
      purpose: 'restore',
      account: owner.id,
    } as const
    const tokens: string[] = []
    for (let link = 0; link < 5; link++) tokens.push(await createToken(db.orm, { ...row, seconds: 3600 }))
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, use) => {
        const body = { TOKEN: tokens[use % 5], PASSWORD: 'Новый-пароль-1' }
        return sendTo(backend, `${api}/restore_password`, { body, address: `203.0.113.${use + 1}` })
      }),
    )
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array<number>(49).fill(410)])
    expect((await mails()).filter(({ template }) => template === 'password-changed')).toHaveLength(1)
  })

  it('is opened again by a new password while it is locked', async () => {
    const { account: owner } = await addPerson(db)
    for (let wrong = 0; wrong < 11; wrong++)
      await post('/authorize', { LOGIN: owner.email, PASSWORD: 'Не-тот-пароль-1' })
    await post('/restore', { LOGIN: owner.email })
    const TOKEN = new URL(await lastParam('LINK'), 'http://x').searchParams.get('token')
    await post('/restore_password', { TOKEN, PASSWORD: 'Новый-пароль-1' })
    expect((await post('/authorize', { LOGIN: owner.email, PASSWORD: 'Новый-пароль-1' })).status).toBe(200)
  })

  it('changes its password by the old one, and only this session stays', async () => {
    const { account: owner, cookie } = await addPerson(db)
    const elsewhere = await signIn(db, owner.id)
    const wrong = await post(
      '/change_password',
      { OLD_PASSWORD: 'Не-тот-1', PASSWORD: 'Новый-пароль-1' },
      { cookie },
    )
    expect(wrong.json.error.fields).toEqual({ OLD_PASSWORD: ['Это не ваш нынешний пароль.'] })
    const login = { OLD_PASSWORD: testPassword, PASSWORD: owner.email?.replace('@e', '@E') }
    expect((await post('/change_password', login, { cookie })).status).toBe(422)
    const right = { OLD_PASSWORD: testPassword, PASSWORD: 'Новый-пароль-1' }
    expect((await post('/change_password', right, { cookie })).status).toBe(200)
    expect((await get(api, { cookie })).status).toBe(200)
    expect((await get(api, { cookie: elsewhere })).status).toBe(401)
  })

  it('does not open a locked phone that it only wrote down by changing its own password', async () => {
    const { cookie } = await addPerson(db, { phone: '+77017770001' })
    const lock = {
      key: 'login/900 +77017770001 from 203.0.113.1',
      count: 11,
      resetsAt: new Date(Date.now() + 60_000),
    }
    await db.orm.insert(rateLimit).values(lock)
    const right = { OLD_PASSWORD: testPassword, PASSWORD: 'Новый-пароль-1' }
    expect((await post('/change_password', right, { cookie })).status).toBe(200)
    expect(await db.orm.select().from(rateLimit).where(eq(rateLimit.key, lock.key))).toHaveLength(1)
  })

  it('takes a new e-mail address by its code, and the old one hears of it', async () => {
    const { account: owner, cookie } = await addPerson(db)
    const asked = { EMAIL: 'next@example.kz', PASSWORD: testPassword }
    const { status, json } = await post('/confirmation/email', asked, { cookie })
    expect(status).toBe(202)
    const body = { CONFIRM_ID: json.CONFIRM_ID, CODE: await lastParam('CODE') }
    expect((await post('/confirmation/email', body)).status).toBe(401)
    const { cookie: stranger } = await addPerson(db)
    expect((await post('/confirmation/email', body, { cookie: stranger })).status).toBe(410)
    expect((await post('/confirmation/email', body, { cookie })).json).toMatchObject({
      EMAIL: 'next@example.kz',
    })
    expect((await mails()).at(-1)).toMatchObject({
      template: 'email-changed',
      recipient: owner.email,
      params: { EMAIL: 'n***@example.kz' },
    })
  })

  it.each([
    ['email', { EMAIL: 'thief@example.kz' }],
    ['phone', { TEL: '+77771112233' }],
  ])(
    'sends no code to a new %s without the password, also where there was none, and one at once after it',
    async (kind, contact) => {
      const { cookie } = await addPerson(
        db,
        kind === 'email'
          ? { email: null, emailConfirmedAt: null, phone: '+77771112234', phoneConfirmedAt: new Date() }
          : {},
      )
      const ask = async (PASSWORD?: string) => {
        const { status, json } = await post(`/confirmation/${kind}`, { ...contact, PASSWORD }, { cookie })
        return { status, fields: json.error?.fields }
      }
      expect(await ask()).toEqual({ status: 422, fields: { PASSWORD: ['Заполните это поле.'] } })
      const wrong = { PASSWORD: ['Это не ваш нынешний пароль.'] }
      expect(await ask('Чужой-пароль-1')).toEqual({ status: 422, fields: wrong })
      expect(await mails()).toEqual([])
      expect((await ask(testPassword)).status).toBe(202)
      expect(await mails()).toMatchObject([{ template: `confirm-${kind}` }])
      await db.orm.delete(rateLimit)
      for (let guess = 0; guess < 10; guess += 1) await ask('Чужой-пароль-1')
      expect((await ask(testPassword)).status).toBe(429)
    },
  )

  it('takes a new phone, and all contacts of before hear of it', async () => {
    const before = { phone: '+77771112200', phoneConfirmedAt: new Date() }
    const { account: owner, cookie } = await addPerson(db, before)
    const asked = { TEL: '+77771112201', PASSWORD: testPassword }
    const { json } = await post('/confirmation/phone', asked, { cookie })
    const body = { CONFIRM_ID: json.CONFIRM_ID, CODE: await lastParam('CODE') }
    expect((await post('/confirmation/phone', body, { cookie })).status).toBe(200)
    const told = (await mails()).filter(({ template }) => template === 'phone-changed')
    expect(told.map(({ recipient }) => recipient)).toEqual([owner.email, before.phone])
    expect(told[0]).toMatchObject({ params: { TEL: '+7 *** *** 22 01' } })
  })

  it('does not learn whether a contact is somebody else’s', async () => {
    const { cookie } = await addPerson(db)
    const { account: other } = await addPerson(db, { phone: '+77770001122', phoneConfirmedAt: new Date() })
    const PASSWORD = testPassword
    const taken = await post('/confirmation/phone', { TEL: other.phone, PASSWORD }, { cookie })
    const free = await post('/confirmation/phone', { TEL: '+77770001133', PASSWORD }, { cookie })
    expect(Object.keys(taken.json)).toEqual(Object.keys(free.json))
    expect(taken.status).toBe(free.status)
    expect((await mails()).map(({ template }) => template)).toEqual(['account-exists', 'confirm-phone'])
  })

  it('is sent one code a minute', async () => {
    const { cookie } = await addPerson(db)
    const asked = { EMAIL: 'often@example.kz', PASSWORD: testPassword }
    await post('/confirmation/email', asked, { cookie })
    const second = await post('/confirmation/email', asked, { cookie })
    expect(second.status).toBe(429)
    expect(Number(second.response.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  })

  it('changes what it says about itself; a contact only after its code', async () => {
    const { cookie } = await addPerson(db)
    const values = {
      NAME: 'Oʻgʻiloy',
      MIDDLENAME: null,
      BIRTHDAY: '1985-02-28',
      GENDER: 'female',
      LOCALE: 'uz',
    }
    expect((await post('/change_information', values, { cookie })).json).toMatchObject(values)
    const contact = await post('/change_information', { EMAIL: 'other@example.kz' }, { cookie })
    expect(contact.json.error.fields).toEqual({
      EMAIL: ['Сначала подтвердите новую почту или телефон кодом.'],
    })
    expect((await post('/change_information', { LOCATION: 'atlantis' }, { cookie })).status).toBe(422)
  })

  it('signs out where our own page asks, and then the cookie is worth nothing (A26)', async () => {
    const { cookie } = await addPerson(db)
    const path = '/api/api-front2/ru/v1/user/logout'
    const foreign = await call(backend, path, { cookie, 'sec-fetch-site': 'cross-site' })
    expect(foreign.status).toBe(403)
    expect((await get(api, { cookie })).status).toBe(200)
    const own = await call(backend, path, { cookie, 'sec-fetch-site': 'same-origin' })
    expect(own.status).toBe(204)
    expect(own.headers.get('set-cookie')).toContain('Max-Age=0')
    expect((await get(api, { cookie })).status).toBe(401)
  })

  it('tells anybody whether somebody is signed in, and keeps no copy (A35)', async () => {
    const { cookie } = await addPerson(db)
    const one = await get('/api/front/ru/v1/auth', { cookie })
    expect(one.json).toEqual({
      AUTHORIZED: true,
      METHODS: ['email', 'phone'],
      EXPIRES_AT: expect.any(String),
    })
    expect(one.response.headers.get('cache-control')).toBe('no-store')
    expect((await get('/api/front/ru/v1/auth')).json).toMatchObject({ AUTHORIZED: false, EXPIRES_AT: null })
  })

  it.each([
    ['ru', 'Пароль: не короче 8 знаков'],
    ['kk', 'Құпиясөз'],
    ['uz', 'Parol'],
    ['en', 'Password'],
  ])('says what is wrong with each field in %s', async (locale, words) => {
    const body = { EMAIL: 'a', PASSWORD: 'short', LASTNAME: '', NAME: '1', LOCALE: 'ru', CONSENT: false }
    const response = await sendTo(backend, `/api/api-front2/${locale}/v1/user/register/email`, { body })
    expect(response.status).toBe(422)
    const { error } = await response.json()
    expect(Object.keys(error.fields).sort()).toEqual(['CONSENT', 'EMAIL', 'LASTNAME', 'NAME', 'PASSWORD'])
    expect(error.fields.PASSWORD[0]).toContain(words)
  })
})
