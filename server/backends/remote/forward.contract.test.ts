import { createServer, type IncomingMessage, type RequestListener, request, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { createBreaker } from '../../../content-adapters/source/breaker.ts'
import { createLog } from '../../log.ts'
import { createReports } from '../../reports/reports.ts'
import { fetchAs } from '../../test/fetch-as.ts'
import { createForward } from './forward.ts'

const servers: Server[] = []

async function listening(answer: RequestListener): Promise<{ server: Server; url: string }> {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

afterEach(async () => {
  vi.useRealTimers()
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

/** A server that passes everything on to a backend; `origin` is its own address. */
async function passing(
  answer: RequestListener,
  { path = '', isSecure = false, breaker = createBreaker(), isWanted = (): boolean => true } = {},
) {
  const backend = await listening(answer)
  const changed: unknown[] = []
  const log = createLog('silent')
  const forward = createForward({
    base: new URL(backend.url + path),
    breaker,
    log,
    reports: createReports(log),
    isSecure,
    addressOf: () => '203.0.113.7',
    onAnswer: (...heard) => changed.push(heard),
  })
  const front = await listening((asked, response) => {
    response.setHeader('x-request-id', 'id-of-ours').setHeader('x-content-type-options', 'nosniff')
    void forward(asked, response, isWanted).then((isAnswered) => isAnswered || response.end('left'))
  })
  return { backend, front: front.url, changed }
}

test('a call goes on to the same path below that of the backend, and says what only this server knows', async () => {
  let heard: IncomingMessage | undefined
  const { front, backend } = await passing(
    (asked, response) => {
      heard = asked
      response.end()
    },
    { path: '/medical/' },
  )
  const { host } = new URL(front)
  await fetchAs(`${front}/api/front/kk/v1/news?page=2`, {
    headers: {
      authorization: 'Basic x',
      cookie: 'sid=1; seed=2',
      origin: front,
      connection: 'keep-alive, x-of-this-hop',
      'x-of-this-hop': 'yes',
      'x-forwarded-for': '10.0.0.1',
      forwarded: 'for=10.0.0.1',
      'x-client-address': '10.0.0.1',
      x_client_address: '10.0.0.1',
      'x-prepared-company': '1001',
      'x-external-domain': 'evil.example',
      'x-pow-token': 'v1',
      'if-none-match': '"a"',
    },
  })
  expect(heard?.url).toBe('/medical/api/front/kk/v1/news?page=2')
  expect(heard?.headers).toMatchObject({
    host: new URL(backend.url).host,
    origin: backend.url,
    authorization: 'Basic x',
    cookie: 'sid=1; seed=2',
    'x-forwarded-for': '203.0.113.7',
    'x-forwarded-host': host,
    'x-external-domain': host,
    'x-request-id': 'id-of-ours',
    'x-pow-token': 'v1',
    'if-none-match': '"a"',
  })
  for (const name of [
    'x-of-this-hop',
    'forwarded',
    'x-client-address',
    'x_client_address',
    'x-prepared-company',
  ])
    expect(heard?.headers).not.toHaveProperty(name)
})

test.each([
  ['of another site stays one of another site', () => 'https://evil.example', 'https://evil.example'],
  [
    'of this host by another scheme is one of another site',
    (own: string) => own.replace('http', 'https'),
    'https',
  ],
  ['of the host of the backend is one of nobody', (_: string, backend: string) => backend, 'null'],
])('a page %s', async (_, origin, expected) => {
  const { front, backend } = await passing((asked, response) => response.end(asked.headers.origin))
  const answer = await fetchAs(front, { method: 'POST', headers: { origin: origin(front, backend.url) } })
  expect(answer.text.startsWith(expected)).toBe(true)
})

test.each([
  [false, 'sid=1; Path=/; HttpOnly; SameSite=Lax', 'sid=1; Path=/; HttpOnly; SameSite=Lax'],
  [false, 'sid=1; Domain=api.example; Path=/medical; Secure', 'sid=1; Path=/; Secure'],
  [true, 'sid=1; path=/medical/api; DOMAIN=.api.example', 'sid=1; Path=/api; Secure'],
  [true, 'a="x"; Path=/elsewhere; secure', 'a="x"; Path=/elsewhere; secure'],
])('a cookie of the backend is one of this host (https: %s): %s', async (isSecure, sent, kept) => {
  const { front } = await passing((_, response) => response.setHeader('set-cookie', [sent, 'b=2']).end(), {
    path: '/medical',
    isSecure,
  })
  const { cookies } = await fetchAs(front)
  expect(cookies).toEqual([kept, isSecure ? 'b=2; Secure' : 'b=2'])
})

test.each([429, 409, 412, 304, 204, 503])('an answer %s stays as it is', async (status) => {
  const { front } = await passing((_, response) =>
    response
      .writeHead(status, {
        etag: '"r7"',
        'retry-after': '7',
        server: 'x',
        'access-control-allow-origin': '*',
      })
      .end(status > 400 ? 'why' : undefined),
  )
  const answer = await fetchAs(front)
  expect(answer).toMatchObject({ status, text: status > 400 ? 'why' : '' })
  expect(answer.headers).toMatchObject({ etag: '"r7"', 'retry-after': '7', 'x-request-id': 'id-of-ours' })
  expect(answer.headers).not.toHaveProperty('server')
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
})

test('a redirect is for the client: to this host if it leads to the backend, and never followed', async () => {
  const { front, backend } = await passing(
    (asked, response) =>
      response
        .writeHead(302, {
          location: asked.url?.endsWith('own')
            ? `${backend.url}/medical/api/x?a=1`
            : 'http://169.254.169.254/',
        })
        .end(),
    { path: '/medical' },
  )
  expect((await fetchAs(`${front}/own`)).headers.location).toBe('/api/x?a=1')
  expect(await fetchAs(`${front}/other`)).toMatchObject({
    status: 302,
    headers: { location: 'http://169.254.169.254/' },
  })
})

test.each([
  ['/medical//evil.example/x', '/evil.example/x'],
  ['/medical/.//evil.example', '/evil.example'],
  ['/medical', '/'],
  ['/medical/\\evil.example', undefined],
  ['\\\\evil.example', undefined],
  ['/\t/evil.example', undefined],
])('a redirect to a path that browsers read as a host leads to none: %j', async (path, expected) => {
  const { front, backend } = await passing(
    ({ url }, response) =>
      response.writeHead(302, { location: `${url?.endsWith('whole') ? backend.url : ''}${path}` }).end(),
    { path: '/medical' },
  )
  expect((await fetchAs(`${front}/short`)).headers.location).toBe(expected)
  if (path.startsWith('/')) expect((await fetchAs(`${front}/whole`)).headers.location).toBe(expected)
})

test('what a backend says to the proxy before it, or of its own host, goes no further', async () => {
  const dropped = ['x-accel-redirect', 'x-sendfile', 'nel', 'report-to', 'reporting-endpoints', 'refresh']
  const { front } = await passing((_, response) => {
    for (const name of dropped) response.setHeader(name, 'x')
    response.setHeader('x-content-type-options', 'x').setHeader('content-security-policy', 'sandbox').end()
  })
  const { headers } = await fetchAs(front)
  for (const name of dropped) expect(headers).not.toHaveProperty(name)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': 'sandbox',
  })
})

test('says which tags a change has altered, before its client has the answer', async () => {
  const { front, changed } = await passing((_, response) =>
    response.setHeader('cache-changed', 'site:1001').end(),
  )
  const { headers } = await fetchAs(front, { method: 'PUT' })
  expect(changed).toEqual([['PUT', 200, 'site:1001']])
  expect(headers).not.toHaveProperty('cache-changed')
})

describe('a body', () => {
  it('goes on while it comes, in both directions', async () => {
    const heard: string[] = []
    const { front } = await passing((asked, response) => {
      asked.setEncoding('utf8').on('data', (part: string) => {
        heard.push(part)
        response.write(`heard ${part}`)
      })
      asked.on('end', () => response.end('end'))
    })
    const sent = request(front, { method: 'POST' })
    const answered = new Promise<IncomingMessage>((resolve) => sent.once('response', resolve))
    sent.write('first')
    const answer = (await answered).setEncoding('utf8')
    const parts: string[] = []
    answer.on('data', (part: string) => parts.push(part))
    await expect.poll(() => parts.join('')).toBe('heard first')
    sent.end('second')
    await expect.poll(() => parts.join('')).toContain('heard second')
    await expect.poll(() => parts.join('')).toMatch(/end$/)
  })

  const hidden = 'GET /hidden HTTP/1.1\r\nHost: x\r\n\r\n'
  const chunked = `Transfer-Encoding: chunked\r\n\r\n${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`
  const counted = `Content-Length: ${hidden.length}\r\n\r\n${hidden}`

  it.each([
    ['in chunks', chunked],
    ['of a length', counted],
    ['in chunks that are said to be of the connection', `Connection: transfer-encoding\r\n${chunked}`],
    ['of a length that is said to be of the connection', `Connection: x, Content-Length\r\n${counted}`],
    [
      'of a length with all said to be of it',
      `Connection: host,content-length,\ttransfer-encoding\r\n${counted}`,
    ],
    ['of a request that wants another protocol', `Connection: Upgrade\r\nUpgrade: websocket\r\n${counted}`],
  ])('%s is one body for the backend whatever the method, and no further request', async (_, framed) => {
    const heard: string[] = []
    const { front } = await passing(async (asked, response) => {
      heard.push(`${asked.method} ${asked.url}`)
      response.end(await text(asked))
    })
    const methods = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT', 'TRACE', 'PROPFIND']
    for (const method of methods) {
      const socket = connect(Number(new URL(front).port), '127.0.0.1')
      socket.write(`${method} /shown HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${framed}`)
      const answer = await text(socket)
      expect(answer).toMatch(/^HTTP\/1\.1 200/)
      if (method !== 'HEAD') expect(answer).toContain('GET /hidden')
    }
    // A connection that had such a body is left to no other request with anything unread.
    expect(await fetchAs(`${front}/after`)).toMatchObject({ status: 200, text: '' })
    expect(heard).toEqual([...methods.map((method) => `${method} /shown`), 'GET /after'])
  })

  it('with two lengths is refused', async () => {
    const { front } = await passing((_, response) => response.end('reached'))
    const socket = connect(Number(new URL(front).port), '127.0.0.1')
    socket.write(
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET',
    )
    const answer = await text(socket)
    expect(answer).toMatch(/^HTTP\/1\.1 400/)
    expect(answer).not.toContain('reached')
  })

  it('that the backend refuses before it is there is answered at once', async () => {
    const { front } = await passing((asked, response) => {
      asked.once('data', () => response.writeHead(413).end('too large'))
    })
    const sent = request(front, { method: 'POST', headers: { 'content-length': 50_000_000 } })
    const answered = new Promise<IncomingMessage>((resolve) => sent.once('response', resolve))
    sent.write(Buffer.alloc(1000))
    expect((await answered).statusCode).toBe(413)
    sent.destroy()
  })
})

describe('without an answer of the backend', () => {
  it('a call that reads is sent again, one that changes is not, and both say when to come again', async () => {
    const asked: string[] = []
    const { front } = await passing(({ method, socket }) => {
      asked.push(method ?? '')
      socket.destroy()
    })
    for (const method of ['GET', 'POST']) {
      const answer = await fetchAs(`${front}/api/front/uz/v1/news`, { method })
      expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
      expect(JSON.parse(answer.text)).toMatchObject({ error: { code: 'UNAVAILABLE' } })
    }
    expect(asked).toEqual(['GET', 'GET', 'GET', 'POST'])
  })

  it('a call that reads gets the answer of the second try', async () => {
    let count = 0
    const { front } = await passing((_, response) => {
      if (count++ === 0) response.writeHead(502).end('away')
      else response.end('there')
    })
    expect(await fetchAs(front)).toMatchObject({ status: 200, text: 'there' })
  })

  it.each([
    'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket',
    'HTTP/1.1 000 None\r\nContent-Length: 0',
    'HTTP/1.1 099 None\r\nContent-Length: 0',
  ])('%j is none', async (head) => {
    const { front } = await passing(({ socket }) => void socket.write(`${head}\r\n\r\n`))
    expect(await fetchAs(front, { method: 'POST' })).toMatchObject({ status: 503 })
  })

  it('one that is not wanted is not read to its end', async () => {
    let isClosed = false
    const { front } = await passing(
      (_, response) => {
        response.once('close', () => {
          isClosed = true
        })
        response.write('begun')
      },
      { isWanted: () => false },
    )
    expect((await fetchAs(front)).text).toBe('left')
    await expect.poll(() => isClosed).toBe(true)
  })

  it('a client that leaves takes its call with it', async () => {
    let isLeft = false
    const { front } = await passing((_, response) => {
      response.once('close', () => {
        isLeft = true
      })
      response.write('begun')
    })
    const sent = request(front).on('error', () => {})
    sent.end()
    const answer = await new Promise<IncomingMessage>((resolve) => sent.once('response', resolve))
    answer.on('error', () => {})
    sent.destroy()
    await expect.poll(() => isLeft).toBe(true)
  })

  it('an answer that breaks off breaks off here too', async () => {
    const { front } = await passing((_, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('half')
      setImmediate(() => response.destroy())
    })
    await expect(fetch(front).then((answer) => answer.text())).rejects.toThrow()
  })

  it('calls are refused once nothing was answered for a while, until a probe is', async () => {
    let isUp = false
    let count = 0
    const breaker = createBreaker({ failures: 2, silentMs: 0, pauseMs: 50 })
    const { front } = await passing(
      ({ socket }, response) => {
        count++
        if (isUp) response.end('up')
        else socket.destroy()
      },
      { breaker },
    )
    const post = () => fetchAs(front, { method: 'POST' })
    // The pause is over when the test says so, however long the calls take.
    vi.useFakeTimers({ toFake: ['Date'] })
    for (let call = 0; call < 6; call++) expect((await post()).status).toBe(503)
    const tried = count
    expect(tried).toBeLessThan(6)
    isUp = true
    vi.setSystemTime(Date.now() + 50)
    expect((await post()).text).toBe('up')
    expect(count).toBe(tried + 1)
  })
})
