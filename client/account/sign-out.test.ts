import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { signOut } from './sign-out.ts'

let server: Server
let status: number
const reported = vi.fn()
const heard: unknown[] = []

beforeEach(async () => {
  reported.mockReset()
  heard.length = 0
  server = createServer((_, response) => response.writeHead(status).end())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  vi.stubGlobal('location', new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
  vi.stubGlobal('document', { documentElement: { lang: 'ru' }, cookie: '' })
  vi.stubGlobal('reportError', reported)
  vi.stubGlobal('localStorage', { setItem: (_: string, mark: string) => heard.push(mark) })
})
afterEach(() => {
  vi.unstubAllGlobals()
  server.closeAllConnections()
  server.close()
})

describe('signing out (A26, S-AUTH)', () => {
  it('is true once the session is over, and the other tabs hear of it', async () => {
    status = 204
    expect(await signOut()).toBe(true)
    expect(heard).toEqual([expect.stringMatching(/^logout /)])
  })

  it('is false where it failed, which is reported, and no tab is told (E8)', async () => {
    status = 500
    expect(await signOut()).toBe(false)
    expect(reported).toHaveBeenCalledOnce()
    expect(heard).toEqual([])
  })
})
