import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { httpGateway } from './http-gateway.ts'

describe('httpGateway', () => {
  const asked: { request: IncomingMessage; body: string }[] = []
  let status = 200
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => {
      body += part
    })
    request.on('end', () => {
      asked.push({ request, body })
      response.writeHead(status, { location: '/elsewhere' }).end('{}')
    })
  })
  let host = ''
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  it('posts number and text as JSON, with the password of its address as a bearer token (A30)', async () => {
    await httpGateway(`http://:to%2Fken@${host}/send?from=Shipa`).send('+77001234567', 'Код: 483920')
    const [{ request, body } = { request: undefined, body: '' }] = asked
    expect([request?.method, request?.url]).toEqual(['POST', '/send?from=Shipa'])
    expect(request?.headers).toMatchObject({
      authorization: 'Bearer to/ken',
      'content-type': 'application/json',
    })
    expect(JSON.parse(body)).toEqual({ to: '+77001234567', text: 'Код: 483920' })
  })
  it('needs no token', async () => {
    await httpGateway(`http://${host}/send`).send('+77001234567', 'Hello')
    expect(asked.at(-1)?.request.headers.authorization).toBeUndefined()
  })
  it.each([302, 401, 500])('throws for an answer %s, without the token in the words', async (wrong) => {
    status = wrong
    const sending = httpGateway(`http://:geheim@${host}/send`).send('+77001234567', 'Hello')
    await expect(sending).rejects.toThrow(/^(?!.*geheim)/)
  })
  it('throws where nobody answers', async () => {
    await expect(httpGateway('http://127.0.0.1:1/').send('+77001234567', 'Hello')).rejects.toThrow()
  })
})
