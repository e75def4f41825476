import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressHeader } from '../../app/address-header.ts'
import { answersHeader } from '../../app/answers-header.ts'
import { buildHeader } from '../../app/build-header.ts'
import { localeHeader } from '../../app/locale-header.ts'
import { sessionHeader } from '../../app/session-header.ts'
import { createApplication } from './application.ts'
import { cachedAnswer } from './guard-answers.ts'

/** An API that knows one person, by the cookie, and records its calls. */
const called: string[] = []
const api = async (path: string, init?: RequestInit): Promise<Response> => {
  called.push(path)
  const cookie = new Headers(init?.headers).get('cookie')
  if (cookie === 'sid=late') return Response.json({}, { status: 503 })
  const isKnown = cookie === 'sid=ana'
  return isKnown ? Response.json({ NAME: 'Ana' }) : Response.json({}, { status: 401 })
}

/** Stands in for Next: answers with the request that it got and with the guard's cached answer. */
const common = {
  next: async () => async (request: IncomingMessage, response: ServerResponse) => {
    const {
      [addressHeader]: address,
      [localeHeader]: locale,
      [buildHeader]: build,
      [answersHeader]: answers,
      'content-security-policy': policy,
    } = request.headers
    const user = await cachedAnswer(String(answers), '/api/api-front2/ru/v1/user')?.json()
    response.end(JSON.stringify({ url: request.url, address, locale, build, policy, answers, user }))
  },
  build: 'b1',
}
const application = createApplication({ ...common, paths: ['/pro'] })
/** Whether there are messages to see, which a backend elsewhere may not say. */
let hasInbox: boolean | undefined
const messages = createApplication({ ...common, paths: ['/dev'], hasInbox: async () => hasInbox })
const guarded = createApplication({ ...common, paths: ['/profile'], api })

let server: Server
let origin: string
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    const isAnswered =
      (await application(request, response, path)) ||
      (await guarded(request, response, path)) ||
      (await messages(request, response, path))
    if (!isAnswered) response.writeHead(404).end('a document')
  })
  // A loaded machine may be slow between two requests on one connection.
  server.keepAliveTimeout = 120_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

type Asked = {
  url: string
  address?: string
  locale?: string
  build?: string
  policy?: string
  answers?: string
  user?: object
}
const get = (path: string, headers?: Record<string, string>) =>
  fetch(origin + path, { redirect: 'manual', ...(headers && { headers }) })
const received = async (path: string, headers?: Record<string, string>) =>
  (await (await get(path, headers)).json()) as Asked

describe('the way into the application', () => {
  it('gives Next the whole address and the language of it', async () => {
    expect(await received('/pro/demo?cabinet=1')).toMatchObject({ url: '/pro/demo?cabinet=1', locale: 'ru' })
    expect(await received('/kk/pro/demo')).toMatchObject({ url: '/kk/pro/demo', locale: 'kk' })
  })
  it('says in its language when to come again where the database does not answer, and asks it nothing more', async () => {
    called.length = 0
    const answer = await get('/uz/profile', { cookie: 'sid=late' })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await answer.text()).toContain('<html lang="uz"')
    expect(called).toHaveLength(1)
  })
  it('gives it to the pages as well, without the part that is only for Next', async () => {
    expect((await received('/kk/pro/demo?cabinet=1&_rsc=a1')).address).toBe('/kk/pro/demo?cabinet=1')
  })
  it('tells Next which build it is (B-28)', async () => {
    expect((await received('/pro')).build).toBe('b1')
  })
  it('believes no address, language, build or policy that a request brings along', async () => {
    const answer = await received('/uz/pro', {
      [addressHeader]: '/profile',
      [localeHeader]: 'en',
      [buildHeader]: 'mine',
      'content-security-policy': "script-src 'nonce-mine'",
    })
    expect(answer.locale).toBe('uz')
    expect(answer.address).toBe('/uz/pro')
    expect(answer.build).toBe('b1')
    expect(answer.policy).not.toContain('mine')
  })
  it('sends the policy that Next was given, with another nonce each time', async () => {
    const answers = await Promise.all([get('/pro'), get('/pro')])
    const policies = answers.map(({ headers }) => headers.get('content-security-policy'))
    const given = await Promise.all(answers.map(async (answer) => ((await answer.json()) as Asked).policy))
    expect(policies).toEqual(given)
    expect(new Set(policies).size).toBe(2)
    expect(policies[0]).toMatch(/script-src 'self' 'nonce-[\w+/=]{22,}' 'strict-dynamic';/)
    expect(policies[0]).not.toContain('unsafe-eval')
  })
  it('keeps its pages out of search engines (B-20)', async () => {
    expect((await get('/pro')).headers.get('x-robots-tag')).toBe('noindex')
  })
  it('sends another spelling of an address to the right one, query and all', async () => {
    const answer = await get('/RU/pro/demo/?cabinet=1')
    expect(answer.status).toBe(301)
    expect(answer.headers.get('location')).toBe('/pro/demo?cabinet=1')
  })
  it('leaves Next its own files as they are', async () => {
    expect(await received('/_next/static/a.js')).toEqual({ url: '/_next/static/a.js' })
  })
  it('leaves documents alone', async () => {
    expect((await get('/promotion')).status).toBe(404)
    expect((await get('/')).status).toBe(404)
  })
})

describe('what the guard of a request was answered', () => {
  const cookie = { cookie: 'sid=ana' }
  it('is there for the page, which need not ask again', async () => {
    called.length = 0
    expect((await received('/profile', cookie)).user).toEqual({ NAME: 'Ana' })
    expect(called).toEqual(['/api/api-front2/ru/v1/user'])
  })
  it('is for that request alone, and gone with it', async () => {
    const [one, other] = await Promise.all([received('/profile', cookie), received('/profile', cookie)])
    expect(one.answers).not.toBe(other.answers)
    await expect.poll(() => cachedAnswer(one.answers ?? '', '/api/api-front2/ru/v1/user')).toBeUndefined()
  })
  it('is not found by a name that a request brings along', async () => {
    const { answers } = await received('/profile', { ...cookie, [answersHeader]: 'mine' })
    expect(answers).toMatch(/^[\da-f-]{36}$/)
  })
})

describe('without a session (B-3, B-4)', () => {
  const router = { rsc: '1' }
  it('a page is the sign-in, and what somebody goes to within the application asks for it there', async () => {
    const page = await get('/kk/profile/likes?type=news')
    expect([page.status, page.headers.get('location')]).toEqual([
      302,
      '/kk/auth/signin?redirect=%2Fkk%2Fprofile%2Flikes%3Ftype%3Dnews',
    ])
    const navigation = await get('/kk/profile/likes?type=news&_rsc=1', router)
    expect([navigation.status, navigation.headers.get(sessionHeader)]).toEqual([
      401,
      '/kk/profile/likes?type=news',
    ])
  })
  it.each(['next-router-prefetch', 'next-router-segment-prefetch'])(
    'nothing is asked for what is only fetched ahead (%s)',
    async (ahead) => {
      const answer = await get('/profile?_rsc=1', { ...router, [ahead]: '1' })
      expect([answer.status, answer.headers.get(sessionHeader)]).toEqual([302, null])
    },
  )
})

it('has a page of messages where there are any to see, and asks to come again while nobody says', async () => {
  const statuses: number[] = []
  for (hasInbox of [true, false, undefined]) statuses.push((await get('/kk/dev/inbox')).status)
  expect(statuses).toEqual([200, 404, 503])
})
