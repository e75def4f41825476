import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readBody, SlowBody } from './read-form.ts'

let server: Server
let read: Promise<unknown>
beforeEach(async () => {
  server = createServer((request, response) => {
    read = readBody(request, 100, 200).catch((error: unknown) => error)
    void read.then((body) => response.end(typeof body === 'string' ? `read ${body}` : 'too large'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const send = (length: number, body: string) =>
  new Promise<string>((resolve) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    let answer = ''
    socket.on('data', (data) => {
      answer += data
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(answer))
    socket.write(
      `POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n${body}`,
    )
  })

it('reads a body, and nothing of one that is too large', async () => {
  expect(await send(3, 'a=1')).toContain('read a=1')
  expect(await send(101, 'x'.repeat(101))).toContain('too large')
})

it('drops the rest of a body that is too large, and answers the next request of the connection', async () => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let answers = ''
  socket.on('data', (data) => {
    answers += data
  })
  const size = 20_000_000
  socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${size}\r\n\r\n${'x'.repeat(size)}`)
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\na=1')
  await expect.poll(() => answers, { timeout: 5000 }).toMatch(/too large[\s\S]*read a=1/)
  socket.destroy()
})

it('closes the connection of a body that does not come in time', async () => {
  expect(await send(50, 'a=')).toBe('')
  expect(await read).toBeInstanceOf(SlowBody)
})
