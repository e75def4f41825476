import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isMalformed } from './malformed-request.ts'

let server: Server
beforeAll(async () => {
  server = createServer((request, response) => response.end(isMalformed(request) ? 'refused' : 'taken'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => void server.close())

/** The answer to a request that is sent byte for byte, as no HTTP client would. */
const answerTo = (path: string, ...headers: string[]) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    let text = ''
    socket.on('data', (data) => {
      text += data
    })
    socket.on('end', () => resolve(text.split('\r\n').at(-1) || text.slice(9, 12)))
    socket.on('error', reject)
    socket.end(Buffer.from([`GET ${path} HTTP/1.1`, 'Connection: close', ...headers, '', ''].join('\r\n')))
  })

describe('a request', () => {
  it.each([
    '/_next/../pro/1001/staff',
    '/_next/%2e%2e/pro/1001/staff',
    '/_next/%2E./pro',
    '/_next/..%2fpro',
    '/_next/..\\pro',
    '/l/./demo-dent',
    '/..',
    '/l/..?a=1',
  ])('with the path %s is refused', async (path) => {
    expect(await answerTo(path, 'Host: shipa.example')).toBe('refused')
  })

  it.each([
    ['Content-Length: 2', 'Connection: content-length'],
    ['Connection: close,\tHost , x'],
    ['Transfer-Encoding: chunked', 'Connection: Transfer-Encoding'],
    ['Transfer-Encoding: gzip, chunked'],
    ['Transfer-Encoding: gzip', 'Transfer-Encoding: chunked'],
  ])('whose end may be elsewhere for another server (%s) is refused', async (...headers) => {
    expect(await answerTo('/', 'Host: shipa.example', ...headers)).toBe('refused')
  })

  it.each([['Transfer-Encoding: chunked'], ['Connection: keep-alive, x-host, content-length-x']])(
    'framed as usual (%s) is taken',
    async (...headers) => {
      expect(await answerTo('/', 'Host: shipa.example', ...headers)).toBe('taken')
    },
  )

  it.each(['/', '/sitemap.xml', '/a/..b/c', '/a/b../c', '/a/...', '/search?from=/../x', '/.well-known/x'])(
    'with the path %s is taken',
    async (path) => expect(await answerTo(path, 'Host: shipa.example')).toBe('taken'),
  )

  it.each([
    ['in Cyrillic', ['Host: пример.рф']],
    ['of 300 letters', [`Host: ${'a'.repeat(300)}.kz`]],
    ['with a name and a password', ['Host: a:b@shipa.example']],
    ['twice', ['Host: shipa.example', 'host: clinic.example']],
  ])('with a host %s is refused', async (_, headers) => {
    expect(await answerTo('/', ...headers)).toBe('refused')
  })

  it.each(['shipa.example', 'xn--e1afmkfd.xn--p1ai:443', '[::1]:3000', 'localhost:3000'])(
    'to the host %s is taken',
    async (host) => expect(await answerTo('/', `Host: ${host}`)).toBe('taken'),
  )
})
