import { request as ask, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createLog } from '../log.ts'
import { createHttpServer } from './http-server.ts'

let server: Server
let lines: string[]
const answerMuch: RequestListener = (_, response) => response.end('x'.repeat(64 * 1024 * 1024))
async function serve(timeout?: number, answer = answerMuch) {
  server = createHttpServer(createLog('info', { write: (line) => void lines.push(line) }), timeout)
  server.on('request', answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
}
beforeEach(() => {
  lines = []
  return serve()
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const dial = () => connect((server.address() as AddressInfo).port, '127.0.0.1')

describe('a connection', () => {
  it('whose request comes too slowly gets 408 and is closed, which is no error of ours', async () => {
    server.headersTimeout = 100
    const socket = dial()
    const text = await new Promise<string>((resolve) => {
      let all = ''
      socket.on('data', (data) => {
        all += data
      })
      socket.on('close', () => resolve(all))
      socket.write('GET / HTTP/1.1\r\nHost: a\r\n')
    })
    expect(text).toMatch(/^HTTP\/1\.1 408 /)
    expect(text).toContain('X-Content-Type-Options: nosniff')
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 30, code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
    ])
  })

  it('whose client does not read its answer is closed', async () => {
    server.setTimeout(200)
    const taken = new Promise<void>((resolve) =>
      server.once('connection', (socket) => socket.once('close', () => resolve())),
    )
    const socket = dial().pause()
    socket.on('error', () => {})
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    await taken
    socket.destroy()
  })

  it('that waits for an answer of ours is not idle: a photo may stand in a queue', async () => {
    server.close()
    // The answer comes after the connection has been silent for too long, whenever that is.
    await serve(undefined, (request, response) => {
      request.resume().once('end', () => {
        request.socket.setTimeout(50).once('timeout', () => response.end('drawn'))
      })
    })
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
      method: 'POST',
      body: 'a photo',
    })
    expect(await answer.text()).toBe('drawn')
  })

  it('whose client stops sending in the middle of a request is closed', async () => {
    server.close()
    await serve(undefined, (request) => request.resume())
    server.setTimeout(50)
    const { port } = server.address() as AddressInfo
    const sending = ask({ port, host: '127.0.0.1', method: 'POST', headers: { 'content-length': 100 } })
    const ended = new Promise((resolve) => sending.once('error', resolve))
    sending.write('a part')
    expect(await ended).toMatchObject({ code: 'ECONNRESET' })
  })

  it('whose client reads a byte at a time is closed by a deadline, which is no error of ours', async () => {
    server.close()
    await serve(300)
    const closed = new Promise<void>((resolve) =>
      server.once('connection', (socket) => socket.once('close', () => resolve())),
    )
    const socket = dial().pause()
    socket.on('error', () => {})
    socket.write('GET /l/a?b=1 HTTP/1.1\r\nHost: a\r\n\r\n')
    // Each byte that is read counts as activity, so no time-out for silence ends this.
    const reading = setInterval(() => socket.read(1), 20)
    await closed
    clearInterval(reading)
    socket.destroy()
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 30, path: '/l/a', msg: 'an answer was not read in time' }),
    ])
  })

  it('whose client reads its answer within the deadline gets all of it', async () => {
    server.close()
    await serve(30_000)
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    expect((await answer.arrayBuffer()).byteLength).toBe(64 * 1024 * 1024)
    expect(lines).toEqual([])
  })

  it('that is idle stays open longer than a proxy keeps it', () => {
    expect(server.keepAliveTimeout).toBeGreaterThan(60_000)
    expect(server.headersTimeout).toBeLessThan(server.keepAliveTimeout)
  })
})
