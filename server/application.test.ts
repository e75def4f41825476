import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressHeader } from '../app/address-header.ts'
import { buildHeader } from '../app/build-header.ts'
import { localeHeader } from '../app/locale-header.ts'
import { createApplication } from './application.ts'

/** A Next that says what it was asked. */
const application = createApplication({
  next: async () => async (request, response) => {
    const {
      [addressHeader]: address,
      [localeHeader]: locale,
      [buildHeader]: build,
      'content-security-policy': policy,
    } = request.headers
    response.end(JSON.stringify({ url: request.url, address, locale, build, policy }))
  },
  paths: ['/pro'],
  build: 'b1',
})

let server: Server
let origin: string
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    if (!(await application(request, response, path))) response.writeHead(404).end('a document')
  })
  // Longer than a loaded machine may need between two requests on one connection.
  server.keepAliveTimeout = 120_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

type Asked = { url: string; address?: string; locale?: string; build?: string; policy?: string }
const get = (path: string, headers?: Record<string, string>) =>
  fetch(origin + path, { redirect: 'manual', ...(headers && { headers }) })
const asked = async (path: string, headers?: Record<string, string>) =>
  (await (await get(path, headers)).json()) as Asked

describe('the way into the application', () => {
  it('gives Next the whole address and the language of it', async () => {
    expect(await asked('/pro/demo?cabinet=1')).toMatchObject({ url: '/pro/demo?cabinet=1', locale: 'ru' })
    expect(await asked('/kk/pro/demo')).toMatchObject({ url: '/kk/pro/demo', locale: 'kk' })
  })
  it('gives it to the pages as well, without the part that is only for Next', async () => {
    expect((await asked('/kk/pro/demo?cabinet=1&_rsc=a1')).address).toBe('/kk/pro/demo?cabinet=1')
  })
  it('tells Next which build it is (B-28)', async () => {
    expect((await asked('/pro')).build).toBe('b1')
  })
  it('believes no address, language, build or policy that a request brings along', async () => {
    const answer = await asked('/uz/pro', {
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
    expect(await asked('/_next/static/a.js')).toEqual({ url: '/_next/static/a.js' })
  })
  it('leaves documents alone', async () => {
    expect((await get('/promotion')).status).toBe(404)
    expect((await get('/')).status).toBe(404)
  })
})
