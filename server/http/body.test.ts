import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { growsWithSize } from '../../schemas/testing/quickest.ts'
import { type Body, makeBody, sendBody } from './body.ts'

const text = 'Врачи и цены '.repeat(200)
let body: Body
const server = createServer((request: IncomingMessage, response: ServerResponse) =>
  sendBody(request, response, 200, body),
)
let url = ''

beforeAll(async () => {
  body = await makeBody(text, { 'content-type': 'text/html; charset=utf-8' })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  url = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

/** A raw request, since `fetch` adds an Accept-Encoding and decompresses. */
async function get(headers: Record<string, string>, method = 'GET') {
  const { request } = await import('node:http')
  return new Promise<{ status: number; headers: IncomingMessage['headers']; bytes: Buffer }>(
    (resolve, reject) => {
      request(url, { method, headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            bytes: Buffer.concat(chunks),
          }),
        )
      })
        .on('error', reject)
        .end()
    },
  )
}

const decoders = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0.5', 'gzip'],
  ['identity', 'identity'],
] as const)('answers Accept-Encoding %s with %s', async (accepted, encoding) => {
  const { headers, bytes } = await get({ 'accept-encoding': accepted })
  expect(headers['content-encoding'] ?? 'identity').toBe(encoding)
  expect(Number(headers['content-length'])).toBe(bytes.length)
  expect(decoders[encoding](bytes).toString()).toBe(text)
})

test('answers 304 without a body to a client that has it', async () => {
  const first = await get({})
  const again = await get({ 'if-none-match': String(first.headers.etag) })
  expect(again.status).toBe(304)
  expect(again.bytes.length).toBe(0)
  expect(again.headers.etag).toBe(first.headers.etag)
})

test('answers HEAD with the headers of GET and no body', async () => {
  const { headers, bytes } = await get({ 'accept-encoding': 'br' }, 'HEAD')
  expect(Number(headers['content-length'])).toBeGreaterThan(0)
  expect(bytes.length).toBe(0)
})

test.each(['0q', 'q=0', ';q=0', ' ', 'br;'])(
  'a header of many %j takes time that grows with its length',
  (part) => {
    const response = { writeHead: () => response, end: () => response } as unknown as ServerResponse
    const send = (length: number) => {
      const headers = { 'accept-encoding': `br;${part.repeat(length / part.length)}q=0x` }
      sendBody({ method: 'HEAD', headers } as unknown as IncomingMessage, response, 200, body)
    }
    expect(growsWithSize(send, 10_000, 100_000)).toBe(true)
  },
)
