import { eq, sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { expect } from 'vitest'
import type { Backend } from '../../../create-backend.ts'
import { authenticatorApp, factorReset, outbox, rateLimit } from '../../../database/tables/index.ts'
import type { Database } from '../../../kit/database/database.ts'
import { createPasskey } from '../../../test/authenticator.ts'
import { call, sendTo } from '../../../test/call.ts'
import { addPerson, type SignedIn, testPassword } from '../../../test/people.ts'

export const user = '/api/api-front2/ru/v1/user'
export const own = '/api/w-front/ru/v1/user/factors'
export const ownFactors = '/api/front/ru/v1/user/factors'
export const origin = 'http://localhost:3000'
export const PASSWORD = testPassword

type Answer = { status: number; json: ReturnType<typeof JSON.parse>; cookie: string }
type Options = { cookie?: string; address?: string; method?: 'POST' | 'PUT' }

/** The code that an app with this key shows, now or so many half minutes later. */
export const codeOf = (key: string, steps = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(key), timestamp: Date.now() + steps * 30_000 })

type WithApp = SignedIn & { key: string; codes: string[]; login: string }

/** The calls of people who have second factors. */
export function factorCalls(db: () => Database, backend: () => Backend) {
  const send = async (
    path: string,
    body: unknown,
    { cookie, address, method }: Options = {},
  ): Promise<Answer> => {
    const answer = await sendTo(backend(), path, {
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
    const answer = await call(backend(), path, { cookie })
    return { status: answer.status, json: await answer.json() }
  }
  const mails = () => db().orm.select().from(outbox).orderBy(outbox.id)
  const sentTo = async (to: string | null) => (await mails()).filter(({ recipient }) => recipient === to)
  const history = async (cookie: string): Promise<string[]> =>
    (await read(ownFactors, cookie)).json.HISTORY.map(({ KIND }: { KIND: string }) => KIND)

  /** As if the last code had been entered long ago: another test may be in the same half minute. */
  const later = () => db().orm.update(authenticatorApp).set({ lastStep: null })

  /** A person with an authenticator app, signed in. */
  async function addApp(values: Parameters<typeof addPerson>[1] = {}): Promise<WithApp> {
    const person = await addPerson(db(), values)
    const begun = await send(`${own}/app`, { PASSWORD }, person)
    const key = begun.json.KEY as string
    const made = await send(`${own}/app/confirm`, { CODE: codeOf(key) }, person)
    expect(made.status).toBe(200)
    await later()
    return { ...person, key, codes: made.json.CODES, login: person.account.email ?? '' }
  }
  /** Adds a passkey to a person, made as a device would. */
  async function addKey(person: SignedIn, ways: Partial<Parameters<typeof createPasskey>[1]> = {}) {
    const begun = await send(`${own}/passkeys`, { PASSWORD }, person)
    const made = createPasskey(begun.json.OPTIONS, { origin, ...ways })
    const body = { CHALLENGE: begun.json.CHALLENGE, RESPONSE: made.answer, NAME: 'Мой телефон' }
    return { ...made, kept: await send(`${own}/passkeys/confirm`, body, person), body }
  }
  const authorize = (LOGIN: string, options: Options = {}) =>
    send(`${user}/authorize`, { LOGIN, PASSWORD }, options)
  /** The password is right: what is asked for then. */
  const begin = async (LOGIN: string, options: Options = {}) =>
    (await authorize(LOGIN, options)).json.error.data as {
      CHALLENGE: string
      METHODS: string[]
      PASSKEY: { challenge: string; allowCredentials: { id: string }[]; rpId: string } | null
    }
  const enter = (CHALLENGE: string, CODE: string, options: Options = {}) =>
    send(`${user}/second_step`, { CHALLENGE, CODE }, options)

  /** Says that all factors are lost; `CODE` is what was sent. */
  const lose = async (CHALLENGE: string, options: Options = {}) => {
    const asked = await send(`${user}/second_step/lost`, { CHALLENGE }, options)
    return { asked, CODE: (await mails()).at(-1)?.params.CODE ?? '' }
  }
  /** Says in a new sign-in that all factors are lost, and enters the code of the contact. */
  async function confirmLoss(login: string, options: Options = {}) {
    await db().orm.delete(rateLimit).where(sql`key not like 'known %'`)
    const { CHALLENGE } = await begin(login, options)
    const { asked, CODE } = await lose(CHALLENGE, options)
    const body = { CHALLENGE, CONFIRM_ID: asked.json.CONFIRM_ID, CODE }
    return { asked, CODE, body, done: await send(`${user}/second_step/lost/confirm`, body, options) }
  }
  /** Lets the time of waiting pass. */
  const wait = (account: string) =>
    db()
      .orm.update(factorReset)
      .set({ readyAt: sql`now() - interval '1 minute'` })
      .where(eq(factorReset.account, account))

  return {
    send,
    read,
    mails,
    sentTo,
    history,
    later,
    addApp,
    addKey,
    authorize,
    begin,
    enter,
    lose,
    confirmLoss,
    wait,
  }
}
