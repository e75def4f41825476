import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isConnectionError } from './connection-error.ts'
import { connectionOptions } from './connection-options.ts'

/** Accepts connections and never responds. */
const sockets = new Set<Socket>()
const silent = createServer((socket) => sockets.add(socket))
let url = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  url = `postgres://shipa:geheim@127.0.0.1:${(silent.address() as AddressInfo).port}/shipa`
})
afterAll(() => {
  for (const socket of sockets) socket.destroy()
  silent.close()
})

describe('a connection to a host that never answers', () => {
  it('is given up before the caller gives up', () => {
    expect(connectionOptions(url).connectionTimeoutMillis).toBeLessThan(4500)
  })

  it.concurrent.each(['Client', 'Pool'] as const)(
    'of a %s ends in time and is known as one',
    async (kind) => {
      const connection = new pg[kind](connectionOptions(url))
      const fault: unknown = await connection.connect().then(
        () => undefined,
        (error: unknown) => error,
      )
      expect(isConnectionError(fault)).toBe(true)
      await connection.end()
    },
  )
})
