import { rmSync } from 'node:fs'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mutate, mutation } from '../../../content-adapters/testing/mutations.ts'
import { createHandler } from '../../http/handler.ts'
import { type Running, start } from '../../start.ts'
import { newDemoDataDir } from '../../test/demo-data-dir.ts'

/** How often the pages are made, and of how many changed values each time. */
const [rounds, values] = process.env.FULL ? [200, 50] : [10, 10]
const seen = ['/l/demo-dent', '/kk/l/demo-dent/contacts', '/companies/clinics/demo-dent/services']
const assets = { loader: '/loader.js', styles: '/styles.css', lowVision: '/low-vision.css', fonts: {} }
const variables = { PORT: '0', LOG_LEVEL: 'silent', APP_CLIENT_SECRET: 'a secret of the tests' }
const run = (more: Record<string, string>) =>
  start({ ...variables, ...more }, (services) => createHandler(services, { assets: () => assets }))

const dataDir = await newDemoDataDir()
let far: Running
let near: Running
/** Sends an answer of the backend; `text` is what it should be. */
let answer: (response: ServerResponse, text: string) => void
const sound = (response: ServerResponse, text: string) =>
  void response.setHeader('content-type', 'application/json').end(text)

const listener: RequestListener = async ({ url = '', headers }, response) => {
  const { authorization = '' } = headers
  const { status, text } = await fetch(far.url + url, { headers: { authorization } }).then(async (found) => ({
    status: found.status,
    text: await found.text(),
  }))
  response.statusCode = status
  answer(response, text)
}
const between = createServer(listener)

beforeAll(async () => {
  far = await run({ DATA_DIR: dataDir })
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve))
  const BACKEND_URL = `http://127.0.0.1:${(between.address() as AddressInfo).port}`
  answer = sound
  near = await run({ BACKEND_URL, DATA_DIR: `${dataDir}/near` })
  for (const path of seen) {
    // A page that was too slow for its deadline is there in parts at first.
    do await statuses([path])
    while (near.services.cache.fresh(path)?.degraded !== undefined)
  }
})
afterAll(async () => {
  await near.stop()
  between.closeAllConnections()
  between.close()
  await far.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const statuses = (paths: readonly string[]) =>
  Promise.all(paths.map(async (path) => (await fetch(near.url + path, { redirect: 'manual' })).status))

test(`pages that were seen stay whatever of ${rounds * values} values the backend changes`, async () => {
  const property = fc.asyncProperty(
    fc.array(fc.tuple(fc.nat(), mutation), { minLength: values, maxLength: values }),
    async (mutations) => {
      let count = 0
      answer = (response, text) => {
        const mine = mutations.filter(([at]) => at % 3 === count++ % 3)
        const changed = mine.reduce((value, [, change]) => mutate(value, change), JSON.parse(text) as unknown)
        sound(response, JSON.stringify(changed) ?? 'null')
      }
      near.services.cache.invalidate(['*'])
      expect(await statuses(seen)).toEqual(seen.map(() => 200))
    },
  )
  await fc.assert(property, { numRuns: rounds })
})

test.each<[what: string, answer: typeof answer]>([
  ['HTML in place of JSON', (response) => void response.setHeader('content-type', 'text/html').end('<h1>')],
  ['half of the JSON', (response, text) => sound(response, text.slice(0, text.length / 2))],
  [
    'a body that breaks off',
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 }).write('{')
      setImmediate(() => response.destroy())
    },
  ],
  ['bytes that are no gzip', (response, text) => sound(response.setHeader('content-encoding', 'gzip'), text)],
  ['no HTTP', (response) => void response.socket?.end('hello\r\n\r\n')],
  [
    'a redirect to another host',
    (response) => void response.writeHead(302, { location: 'http://[::1]:9/' }).end(),
  ],
  [
    'tags and dates that are none',
    (response, text) => {
      response
        .setHeader('cache-tag', ',,%,*')
        .setHeader('expires', 'never')
        .setHeader('cache-control', 'max-age=x')
      sound(response, text)
    },
  ],
  ['a status that is none', (response, text) => sound(Object.assign(response, { statusCode: 799 }), text)],
])('%s costs no page that was seen, and is no fault of this server on any other', async (_, hostile) => {
  answer = hostile
  near.services.cache.invalidate(['*'])
  expect(await statuses(seen)).toEqual(seen.map(() => 200))
  for (const status of await statuses(['/uz/l/demo-family', '/api/front/ru/v1/company/demo-dent']))
    expect([200, 302, 401, 502, 503, 504, 799]).toContain(status)
})
