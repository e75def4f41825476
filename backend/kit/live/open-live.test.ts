import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import type { Notification } from '../database/database.ts'
import { type LiveSource, openLive } from './open-live.ts'

/** A stream whose source is notified by `tell`; `read` collects what it sends until it ends or is left. */
function opened(more: Partial<LiveSource<{ BOOKED: string[] }>> = {}) {
  const listeners = new Set<(notification: Notification) => void>()
  const read = vi.fn(async (_: Date) => ({ BOOKED: [] as string[] }))
  const news = openLive({
    listen: async (fn) => {
      listeners.add(fn)
      return async () => void listeners.delete(fn)
    },
    isOurs: (payload) => payload === '1001',
    read,
    check: async () => {},
    since: undefined,
    ...more,
    times: { beat: 1000, life: 2000, pause: 1, ...more.times },
  })
  if (!news.body) throw new Error('There is no stream')
  const reader = news.body.getReader()
  return {
    read,
    reader,
    listeners,
    tell: (notification: Notification) => {
      for (const fn of listeners) fn(notification)
    },
    next: async () => {
      const { value } = await reader.read()
      return value && new TextDecoder().decode(value)
    },
  }
}

describe('the news of what somebody watches', () => {
  it('begin with what has happened since the last message', async () => {
    const since = new Date('2026-11-27T04:00:00Z')
    const { read, next, reader } = opened({ since })
    expect(await next()).toMatch(/^data: \{"AT":"\d{4}-.+","BOOKED":\[\]\}\n\n$/)
    expect(read).toHaveBeenCalledExactlyOnceWith(since)
    await reader.cancel()
  })

  it('tell a change of the own company, and once what changes at the same time', async () => {
    const { read, next, tell, reader } = opened()
    await next()
    tell({ kind: 'payload', payload: '1002' })
    tell({ kind: 'payload', payload: '1001' })
    tell({ kind: 'payload', payload: '1001' })
    expect(await next()).toMatch(/^data: /)
    await sleep(20)
    expect(read).toHaveBeenCalledTimes(2)
    tell({ kind: 'gap' })
    expect(await next()).toMatch(/^data: /)
    await reader.cancel()
  })

  it('say something while nothing happens, so that no connection is taken for dead', async () => {
    const { next, reader } = opened({ times: { beat: 10 } })
    await next()
    expect(await next()).toBe(': \n\n')
    await reader.cancel()
  })

  it('end when the session has ended', async () => {
    const check = async () => {
      throw new Error('UNAUTHORIZED')
    }
    const { next, listeners } = opened({ check, times: { beat: 10 } })
    await next()
    expect(await next()).toBeUndefined()
    await expect.poll(() => listeners.size).toBe(0)
  })

  it('end by themselves before a browser or the server gives up, and listen no longer', async () => {
    const { next, listeners } = opened({ times: { life: 20 } })
    await next()
    expect(await next()).toBeUndefined()
    await expect.poll(() => listeners.size).toBe(0)
  })

  it('end when the reader leaves', async () => {
    const { next, reader, listeners } = opened()
    await next()
    await reader.cancel()
    await expect.poll(() => listeners.size).toBe(0)
  })

  it('end when they cannot be read', async () => {
    const { next } = opened({ read: async () => Promise.reject(new Error('no database')) })
    expect(await next()).toBeUndefined()
  })
})
