import { like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Backend } from '../create-backend.ts'
import { outbox, rateLimit } from '../database/tables/index.ts'
import type { Caller } from '../kit/caller.ts'
import type { Database } from '../kit/database/database.ts'
import { rememberOrigin } from '../kit/limits/known-origin.ts'
import { sendTo, testBackend } from '../test/call.ts'
import { testDatabases } from '../test/databases.ts'
import { addPerson, testPassword } from '../test/people.ts'
import { countAttempt } from './login-attempts.ts'

const api = '/api/api-front2/ru/v1/user'
const wrong = 'Не-тот-пароль-1'
const home = '203.0.113.40'

const strangerAt = (address: string): Caller => ({
  address,
  userAgent: 'tests',
  cookie: () => undefined,
  header: () => undefined,
  setCookie: () => {},
  isTrusted: false,
  key: undefined,
})

describe.each(await testDatabases())('on $name, whoever guesses at a login', ({ open }) => {
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

  const post = async (
    path: string,
    body: unknown,
    { address, ...headers }: { address: string; cookie?: string },
  ) => {
    const response = await sendTo(backend, `${api}${path}`, { body, headers, address })
    return { response, status: response.status, json: await response.json().catch(() => undefined) }
  }
  const enter = (LOGIN: string | null, PASSWORD: string, at: { address: string; cookie?: string }) =>
    post('/authorize', { LOGIN, PASSWORD }, at)
  const known = (response: Response) =>
    /known=[^;]+/.exec(response.headers.get('set-cookie') ?? '')?.[0] ?? ''
  /** Guesses of one login from many addresses, as the sign-in counts them: how many were let through. */
  const guess = async (login: string, addresses: number, each: number) => {
    let through = 0
    for (let address = 0; address < addresses; address += 1)
      for (let turn = 0; turn < each; turn += 1)
        await countAttempt(db.orm, strangerAt(`198.51.${address >> 8}.${address & 255}`), login).then(
          () => {
            through += 1
          },
          () => {},
        )
    return through
  }

  it('locks nobody out where they have signed in before: at the address, and in the browser wherever it is', async () => {
    const { account: owner } = await addPerson(db)
    const first = await enter(owner.email, testPassword, { address: home })
    expect(first.response.headers.get('set-cookie')).toMatch(/known=[^;]+;[^,]*HttpOnly/i)
    await guess(owner.email ?? '', 20, 5)
    expect((await enter(owner.email, testPassword, { address: '192.0.2.7' })).status).toBe(423)
    expect((await enter(owner.email, testPassword, { address: home })).status).toBe(200)
    const cookie = known(first.response)
    expect((await enter(owner.email, testPassword, { address: '192.0.2.7', cookie })).status).toBe(200)
  })

  it('has ten guesses in a quarter of an hour from one address, and a hundred a day from all together', async () => {
    expect(await guess('one@example.kz', 1, 14)).toBe(10)
    expect(await guess('many@example.kz', 24, 5)).toBe(100)
  })

  it('has fifty guesses a day also where whoever has the login was before', async () => {
    await rememberOrigin(db.orm, { contact: 'near@example.kz', address: '198.51.0.0' })
    const windows = [0, 1, 2, 3, 4, 5].map(() => async () => {
      await db.orm.delete(rateLimit).where(like(rateLimit.key, 'login/900 %'))
      return guess('near@example.kz', 1, 11)
    })
    let all = 0
    for (const window of windows) all += await window()
    expect(all).toBe(50)
  })

  it('does not lock the browser of the owner from the same address, whoever uses that up', async () => {
    const { account: owner } = await addPerson(db)
    const cookie = known((await enter(owner.email, testPassword, { address: home })).response)
    for (let turn = 0; turn < 12; turn += 1)
      await countAttempt(db.orm, strangerAt(home), owner.email ?? '').catch(() => {})
    for (let turn = 0; turn < 70; turn += 1)
      await countAttempt(db.orm, strangerAt(home), `someone${turn}@example.kz`).catch(() => {})
    expect((await enter('other@example.kz', wrong, { address: home })).status).toBe(429)
    expect((await enter(owner.email, testPassword, { address: home, cookie })).status).toBe(200)
  })

  it('counts a stranger with all addresses of one network once, however they are written', async () => {
    const { account: owner } = await addPerson(db)
    const inNetwork = Array.from({ length: 30 }, (_, at) =>
      at % 2 ? `2001:db8:5:6:${at.toString(16)}::${at}` : `2001:0DB8:0005:0006:0:${at}:0:1`,
    )
    const statuses: number[] = []
    for (const address of inNetwork) statuses.push((await enter(owner.email, 'wrong', { address })).status)
    expect(statuses.filter((status) => status !== 423)).toHaveLength(10)
    // Others are counted for themselves, those of mobile networks behind IPv4 too.
    expect((await enter(owner.email, testPassword, { address: '2001:db8:5:7::1' })).status).toBe(200)
    expect((await enter(owner.email, testPassword, { address: '::ffff:cb00:7109' })).status).toBe(200)
  })

  it('learns nothing of whether there is such a login', async () => {
    const { account: owner } = await addPerson(db)
    await enter(owner.email, testPassword, { address: home })
    const answersFor = async (login: string | null) => {
      const answers: unknown[] = []
      for (let turn = 0; turn < 12; turn += 1) {
        const { status, json } = await enter(login, wrong, { address: '192.0.2.9' })
        answers.push([status, json.error.code, json.error.message])
      }
      return answers
    }
    expect(await answersFor(owner.email)).toEqual(await answersFor('nobody@example.kz'))
  })

  it('leaves the owner at a new place a way in: a new password by mail', async () => {
    const { account: owner } = await addPerson(db)
    await guess(owner.email ?? '', 20, 5)
    const at = { address: '192.0.2.8' }
    const refused = await enter(owner.email, testPassword, at)
    expect(refused).toMatchObject({ status: 423, json: { error: { code: 'LOCKED' } } })
    expect(refused.json.error.message).toContain('восстановите пароль')
    await post('/restore', { LOGIN: owner.email }, at)
    const [mail] = await db.orm.select().from(outbox)
    const TOKEN = new URL(mail?.params.LINK ?? '', 'http://x').searchParams.get('token')
    expect((await post('/restore_password', { TOKEN, PASSWORD: 'Новый-пароль-1' }, at)).status).toBe(200)
    expect((await enter(owner.email, 'Новый-пароль-1', at)).status).toBe(200)
  })

  it('does not keep whoever is signed in from changing the password', async () => {
    const { account: owner, cookie } = await addPerson(db)
    await guess(owner.email ?? '', 20, 5)
    const change = { OLD_PASSWORD: testPassword, PASSWORD: 'Новый-пароль-1' }
    expect((await post('/change_password', change, { address: home, cookie })).status).toBe(200)
  })

  it('pushes nobody’s registration out of their own browser by beginning others with the same address', async () => {
    const begin = (PASSWORD: string, address: string) =>
      post(
        '/register/email',
        {
          EMAIL: 'mine@example.kz',
          PASSWORD,
          LASTNAME: 'Әлімжанова',
          NAME: 'Гүлнұр',
          LOCALE: 'kk',
          CONSENT: true,
        },
        { address },
      )
    const own = await begin(testPassword, home)
    const cookie = /reg=[^;]+/.exec(own.response.headers.get('set-cookie') ?? '')?.[0] ?? ''
    for (let other = 0; other < 6; other += 1) await begin(wrong, `198.51.100.${other}`)
    const again = await post('/confirmation/email', { EMAIL: 'mine@example.kz' }, { address: home, cookie })
    expect(again.json.CONFIRM_ID).toBe(own.json.CONFIRM_ID)
    const signedIn = await enter('mine@example.kz', testPassword, { address: home, cookie })
    expect(signedIn.json.error.data.CONFIRM_ID).toBe(own.json.CONFIRM_ID)
  })
})
