import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createHttpServer } from './http-server.ts'
import { createLog } from './log.ts'

let server: Server
let lines: string[]
beforeEach(async () => {
  lines = []
  server = createHttpServer(createLog('info', { write: (line) => void lines.push(line) }))
  server.on('request', (_, response) => response.end('x'.repeat(64 * 1024 * 1024)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
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

  it('that is idle stays open longer than a proxy keeps it', () => {
    expect(server.keepAliveTimeout).toBeGreaterThan(60_000)
    expect(server.headersTimeout).toBeLessThan(server.keepAliveTimeout)
  })
})
