import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type AuthChange, onAuthSignal, signalAuth } from './auth-signal.ts'

/** The events that a browser sends to a page, and the storage that its tabs share. */
const page = new EventTarget()
const stored = new Map<string, string>()
const send = (type: string, values: object = {}) => page.dispatchEvent(Object.assign(new Event(type), values))
/** A browser notifies the other tabs only. */
const inAnotherTab = (key: string, newValue: string) => {
  stored.set(key, newValue)
  send('storage', { key, newValue })
}

let heard: AuthChange[]
beforeEach(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => void stored.set(key, value),
    getItem: (key: string) => stored.get(key) ?? null,
  })
  stored.clear()
  heard = []
  const end = onAuthSignal((change) => heard.push(change))
  return () => {
    end()
    vi.unstubAllGlobals()
  }
})

describe('a change of the session (B-29)', () => {
  it('is stored so that the other tabs hear of it, each time', () => {
    vi.useFakeTimers({ now: 1 })
    signalAuth('login')
    const first = stored.get('auth')
    vi.setSystemTime(2)
    signalAuth('login')
    vi.useRealTimers()
    expect(first).toMatch(/^login /)
    expect(stored.get('auth')).not.toBe(first)
  })

  it('is heard from the other tabs', () => {
    inAnotherTab('auth', 'login 1')
    inAnotherTab('auth', 'logout 2')
    expect(heard).toEqual(['login', 'logout'])
  })

  it('is nothing but signing in or out', () => {
    inAnotherTab('theme', 'login 1')
    inAnotherTab('auth', 'dark')
    expect(heard).toEqual([])
  })

  it('is found by a page that comes back from the back/forward cache', () => {
    send('pagehide')
    stored.set('auth', 'logout 3')
    send('pageshow', { persisted: true })
    expect(heard).toEqual(['logout'])
    send('pagehide')
    send('pageshow', { persisted: true })
    expect(heard).toEqual(['logout'])
  })
})
