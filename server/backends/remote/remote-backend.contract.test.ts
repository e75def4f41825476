import { rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { prove } from '../../../client/proof/prove.ts'
import { browserCredential } from '../../../schemas/calls/browser-credential.ts'
import { createHandler } from '../../http/handler.ts'
import { type Running, start } from '../../start.ts'
import { newDemoDataDir } from '../../test/demo-data-dir.ts'

const assets = { loader: '/loader.js', styles: '/styles.css', lowVision: '/low-vision.css', fonts: {} }
const variables = {
  PORT: '0',
  LOG_LEVEL: 'silent',
  APP_CLIENT_SECRET: 'a secret of the tests',
  POW_BITS: '4',
}
const run = (more: Record<string, string>) =>
  start({ ...variables, ...more }, (services) => createHandler(services, { assets: () => assets }))

const dataDir = await newDemoDataDir()
let far: Running
let near: Running
const through: RequestListener = (request, response) => void far.server.emit('request', request, response)
/** What the way to the backend does with a request. */
let way = through
const between = createServer((request, response) => way(request, response))

beforeAll(async () => {
  far = await run({ DATA_DIR: dataDir, TRUST_PROXY: 'on' })
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve))
  const BACKEND_URL = `http://127.0.0.1:${(between.address() as AddressInfo).port}`
  near = await run({ BACKEND_URL, DATA_DIR: `${dataDir}/near` })
  // What both servers load for their first page takes longer than a page may.
  await wholePage('/l/demo-dent')
})
beforeEach(() => {
  way = through
})
afterAll(async () => {
  await near.stop()
  between.closeAllConnections()
  between.close()
  await far.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const authorization = `Basic ${btoa(`${browserCredential.id}:${browserCredential.secret}`)}`

type Sent = { method?: string; body?: object | FormData; headers?: Record<string, string> }

/** A browser on a page of the near server: with its cookies, its origin, and a proof of work where one is asked for. */
function browser() {
  const cookies = new Map<string, string>()
  const statuses: number[] = []

  async function send(path: string, { method = 'GET', body, headers = {} }: Sent = {}): Promise<Response> {
    const isForm = body instanceof FormData
    const response = await fetch(near.url + path, {
      method,
      redirect: 'manual',
      headers: {
        authorization,
        cookie: [...cookies].map((one) => one.join('=')).join('; '),
        ...(method !== 'GET' && { origin: near.url, 'sec-fetch-site': 'same-origin' }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    statuses.push(response.status)
    return response
  }

  /** Sends a call; again with a proof, if it needs one. */
  async function call(path: string, sent: Sent = {}): Promise<Response> {
    const first = await send(path, sent)
    if (first.status !== 428) return first
    const { error } = (await first.json()) as { error: { data: { SEED: string; BITS: number } } }
    const { SEED: seed, BITS: bits } = error.data
    const { method = 'GET', body } = sent
    const proved = body instanceof FormData ? [...body] : body ? JSON.stringify(body) : ''
    const [unix, nonce] = [Math.floor(Date.now() / 1000), crypto.randomUUID().slice(0, 8)]
    const token = await prove({ seed, bits, unix, nonce, method, path, body: proved })
    return send(path, { ...sent, headers: { ...sent.headers, 'x-pow-seed': seed, 'x-pow-token': token } })
  }

  return { send, call, cookies, statuses }
}

/** A browser in which somebody of the demo is signed in. */
async function signedIn(who: string) {
  const one = browser()
  const body = { LOGIN: `${who}@demo.test`, PASSWORD: 'Demo-2026' }
  const answer = await one.call('/api/api-front2/ru/v1/user/authorize', { method: 'POST', body })
  expect(answer.status).toBe(200)
  return one
}

/** Waits until a page is there whole: one that was too slow for its deadline is there in parts at first. */
async function wholePage(path: string): Promise<void> {
  for (;;) {
    await page(path)
    const kept = near.services.cache.fresh(path)
    if (kept && !kept.degraded) return
  }
}

const page = async (path: string) => (await fetch(near.url + path)).text()

test('somebody signs in, and is known to pages that need it', async () => {
  const stranger = browser()
  expect((await stranger.send('/api/api-front2/ru/v1/user')).status).toBe(401)
  const owner = await signedIn('owner')
  expect(owner.statuses).toEqual([428, 200])
  expect(await (await owner.send('/api/api-front2/ru/v1/user')).json()).toMatchObject({
    EMAIL: 'owner@demo.test',
  })
  const { status, headers } = await owner.send('/auth/signin')
  expect([status, headers.get('location')]).toEqual([302, '/pro'])
  expect((await owner.send('/l/demo-dent?draft=1001')).status).toBe(200)
})

test('the credential of the server is for the server alone', async () => {
  const path = '/api/api-front2/kk/v1/user'
  const own = `Basic ${btoa(`shipa:${variables.APP_CLIENT_SECRET}`)}`
  for (const name of ['authorization', 'x-app-authorization']) {
    const answer = await browser().send(path, { headers: { [name]: own } })
    expect([answer.status, await answer.json()]).toMatchObject([401, { error: { code: 'APP_CREDENTIAL' } }])
  }
})

test('the author of a change sees it at once, and it is refused when it comes late', async () => {
  const owner = await signedIn('owner')
  const list = '/api/business-api-front2/ru/1001/0/services'
  const { data } = (await (await owner.send(list)).json()) as { data: { CODE: string }[] }
  const code = data[0]?.CODE
  const row = (await (await owner.send(`${list}/${code}`)).json()) as {
    VALUE: { name: object }
    REVISION: number
  }
  const body = { VALUE: { ...row.VALUE, name: { ru: 'Снимок зуба удалённо' } }, REVISION: row.REVISION }
  const path = '/companies/clinics/demo-dent/services'
  await wholePage(path)
  expect(await page(path)).not.toContain('Снимок зуба удалённо')
  const put = { method: 'PUT', body }
  expect((await owner.call(`/api/w-business/ru/1001/0/services/${code}`, put)).status).toBe(200)
  expect(near.services.cache.fresh(path)).toBeUndefined()
  // A page that takes longer than two seconds to be made is shown as it was meanwhile.
  await expect.poll(() => page(path)).toContain('Снимок зуба удалённо')
  expect((await owner.call(`/api/w-business/ru/1001/0/services/${code}`, put)).status).toBe(412)
})

test('a change leaves pages alone that it does not concern', async () => {
  await wholePage('/l/demo-practice')
  const owner = await signedIn('owner')
  const body = { TYPE: 'company', CODE: '1001' }
  await owner.call('/api/w-front/ru/v1/like', { method: 'POST', body })
  expect(near.services.cache.fresh('/l/demo-practice')).toBeDefined()
})

test('files go there and come back', async () => {
  const owner = await signedIn('owner')
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c00' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.append('file', new File([new Uint8Array(picture)], 'red.png', { type: 'image/png' }))
  const uploaded = await owner.call('/api/w-business/ru/1001/0/media/upload', { method: 'POST', body: form })
  expect(uploaded.status).toBe(201)
  const { SRC } = (await uploaded.json()) as { SRC: string }
  const shown = await fetch(`${near.url + SRC}/160`, { headers: { accept: 'image/webp' } })
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect((await fetch(`${near.url}/images/site/1001/none`)).status).toBe(404)
  // A system of others has no pictures of the product.
  way = (request, response) =>
    request.url?.startsWith('/images/') ? void response.writeHead(404).end() : through(request, response)
  expect((await fetch(`${near.url}/images/shipa/city/160`)).status).toBe(200)
})

test('a patient’s document and the sheet of a day come byte for byte', async () => {
  const owner = await signedIn('owner')
  const [reads, writes] = ['/api/business-api-front2/ru/1001/0', '/api/w-business/ru/1001/0']
  async function made<T>(path: string, body: object): Promise<T> {
    const answer = await owner.call(`${writes}/${path}`, { method: 'POST', body })
    expect([path, answer.status]).toEqual([path, 201])
    return (await answer.json()) as T
  }
  const child = { _type: 'span', _key: 'b', text: 'Дана {patient.name}', marks: [] }
  const text = [{ _type: 'block', _key: 'a', style: 'normal', markDefs: [], children: [child] }]
  const VALUE = {
    name: { ru: 'Справка' },
    kind: 'certificate',
    body: { ru: text },
    fields: [],
    number: '{year}-{n}',
  }
  const template = await made<{ CODE: string; REVISION: number }>('document-templates', { VALUE })
  const patient = await made<{ PATIENT_CODE: string }>('patients', {
    LASTNAME: 'Удалёнов',
    NAME: 'Пётр',
    LOCALE: 'ru',
  })
  const document = await made<{ CODE: string }>('document', {
    PATIENT_CODE: patient.PATIENT_CODE,
    TEMPLATE_CODE: template.CODE,
    TEMPLATE_REVISION: template.REVISION,
    LANG: 'ru',
    VALUES: {},
  })
  const file = `${reads}/document/${document.CODE}/file`
  const cookie = [...owner.cookies].map((one) => one.join('=')).join('; ')
  const there = await fetch(far.url + file, { headers: { authorization, cookie } })
  const here = await owner.send(file)
  expect([here.status, here.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())
  expect((await bytesOf(here)).equals(await bytesOf(there))).toBe(true)
  const sheet = await owner.send(`${reads}/day_close/xlsx`)
  expect(sheet.headers.get('content-disposition')).toMatch(/filename="day-close-\d{4}-\d\d-\d\d\.xlsx"/)
  expect((await bytesOf(sheet)).subarray(0, 2).toString()).toBe('PK')
})

test('staff hear of a visit when it is made, and the same time is not given twice', async () => {
  const owner = await signedIn('owner')
  const stream = await owner.send('/api/business-api-front2/ru/1001/0/appointment_news')
  expect(stream.headers.get('content-type')).toContain('text/event-stream')
  const reader = stream.body?.getReader()
  const next = async () => new TextDecoder().decode((await reader?.read())?.value)
  expect(await next()).toContain('"AT"')
  const doctors = await owner.send('/api/front/ru/v1/appointment/specialists?company_code=1001')
  type Slot = { START: string; COMPANY_CABINET_CODE: string; SPECIALIST_CODE: string }
  const { data } = (await doctors.json()) as { data: { NEAREST_SLOT: Slot | null }[] }
  const slot = data.flatMap(({ NEAREST_SLOT }) => NEAREST_SLOT ?? [])[0]
  const body = {
    COMPANY_CODE: '1001',
    CABINET_CODE: slot?.COMPANY_CABINET_CODE,
    DOCTOR_CODE: slot?.SPECIALIST_CODE,
    START: slot?.START,
  }
  const hold = { method: 'POST', body }
  expect((await browser().call('/api/w-front/ru/v1/appointment/hold', hold)).status).toBe(201)
  expect(await next()).toContain('"AT"')
  await reader?.cancel()
  expect((await browser().call('/api/w-front/ru/v1/appointment/hold', hold)).status).toBe(409)
})

test('limits count whoever calls, by the address that is true', async () => {
  const post = { method: 'POST', body: { PAGE: '/l/demo-dent' } }
  let last: Response | undefined
  for (let count = 0; count < 11; count++) {
    const headers = { 'x-forwarded-for': `198.51.100.${count}` }
    last = await browser().call('/api/w-front/ru/v1/crm/report_page', { ...post, headers })
    if (count === 0) expect(last.status).toBe(422)
  }
  expect([last?.status, last?.headers.has('retry-after')]).toEqual([429, true])
})

test('a form works without a script', async () => {
  const answer = await fetch(`${near.url}/l/demo-dent/ask-question`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: near.url },
    body: new URLSearchParams({ TEXT: '' }),
  })
  expect([answer.status, (await answer.text()).includes('aria-invalid')]).toEqual([422, true])
})

test('visits are counted there', async () => {
  const post = vi.fn()
  way = (request, response) => {
    if (request.url?.includes('/landing/visits')) response.once('finish', () => post(response.statusCode))
    through(request, response)
  }
  await fetch(`${near.url}/l/demo-dent`, {
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0', accept: 'text/html' },
  })
  await near.services.visits.write()
  expect(post).toHaveBeenCalledExactlyOnceWith(204)
})

test('without its backend it says so and shows what it has, and goes on when the backend is back', async () => {
  const owner = await signedIn('owner')
  const user = () => owner.send('/api/api-front2/ru/v1/user')
  await wholePage('/l/demo-dent/contacts')
  const before = await page('/l/demo-dent/contacts')
  way = (_, response) => void response.writeHead(503, { 'retry-after': '9' }).end()
  near.services.cache.invalidate(['*'])
  expect(await page('/l/demo-dent/contacts')).toBe(before)
  expect([(await user()).status, (await user()).headers.get('retry-after')]).toEqual([503, '9'])
  way = (request) => void request.socket.destroy()
  const lost = await user()
  expect([lost.status, lost.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await lost.json()).toMatchObject({ error: { code: 'UNAVAILABLE' } })
  expect(await page('/l/demo-dent/contacts')).toBe(before)
  // It takes calls and never answers.
  way = () => {}
  near.services.cache.invalidate(['*'])
  expect(await page('/l/demo-dent/contacts')).toBe(before)
  way = through
  expect((await user()).status).toBe(200)
})

test('it listens without asking its backend anything', async () => {
  const asked = vi.fn()
  way = asked
  const BACKEND_URL = `http://127.0.0.1:${(between.address() as AddressInfo).port}`
  const another = await run({ BACKEND_URL, DATA_DIR: `${dataDir}/another` })
  expect((await fetch(`${another.url}/healthz`)).status).toBe(200)
  expect(asked).not.toHaveBeenCalled()
  await another.stop()
})
