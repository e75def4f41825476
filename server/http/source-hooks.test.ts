import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sanityWebhook } from '../../content-adapters/sanity/webhook.ts'
import { createLog } from '../log.ts'
import { createSourceHooks } from './source-hooks.ts'

const secret = 'a secret of both'
const lines: { source?: string; reason?: string }[] = []
const changed: string[] = []
let server: Server
let address: string

beforeAll(async () => {
  const hooks = createSourceHooks({
    takers: new Map([['sanity', sanityWebhook(secret)]]),
    changed: async (tags) => void changed.push(...tags),
    log: createLog('warn', { write: (line) => void lines.push(JSON.parse(line)) }),
  })
  server = createServer(async (request, response) => {
    const parsed = { path: request.url ?? '', query: '', id: '1', owner: 'product' as const }
    if (!(await hooks(request, response, parsed))) response.writeHead(418).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/_hooks/`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

async function post(source: string, body: string, by = secret) {
  const signature = await encodeSignatureHeader(body, Date.now(), by)
  const headers = { [SIGNATURE_HEADER_NAME]: signature }
  return fetch(address + source, { method: 'POST', headers, body })
}

it('takes a signed post of the service of a source', async () => {
  expect((await post('sanity', '{"_id":"page-about"}')).status).toBe(204)
  expect(changed).toEqual(['sanity'])
})

it.each([
  ['forged', '{}', 401, /^Its signature is wrong/],
  ['larger than a megabyte', 'x'.repeat(1024 * 1024 + 1), 413, /^It is larger than 1048576 bytes$/],
])('refuses one that is %s, and says why to its sender and in the log', async (_, body, status, reason) => {
  const answer = await post('sanity', body, 'a guess')
  expect(answer.status).toBe(status)
  expect(await answer.json()).toEqual({ message: expect.stringMatching(reason) })
  expect(lines.at(-1)).toMatchObject({ source: 'sanity', reason: expect.stringMatching(reason) })
})

it('says that nothing takes posts at an address whose service is not configured', async () => {
  for (const method of ['GET', 'POST', 'PUT']) {
    const answer = await fetch(`${address}whatsapp`, { method })
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({
      message: 'Nothing takes posts at /_hooks/whatsapp: its service is not configured here',
    })
  }
})

it('leaves other methods and addresses to others', async () => {
  expect((await fetch(`${address}sanity`)).status).toBe(418)
  expect((await fetch(new URL('/elsewhere', address))).status).toBe(418)
})
