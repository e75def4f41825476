import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** Loads a separate instance of the module, as another tab would. */
const openTab = () => {
  vi.resetModules()
  return import('./auth-signal.ts')
}
const heard = async (listen: (add: (change: string) => void) => () => void, act: () => void) => {
  const changes: string[] = []
  const end = listen((change) => changes.push(change))
  act()
  await wait(50)
  end()
  act()
  await wait(50)
  return changes
}

describe('a change of the session (B-29)', () => {
  it('is heard by the other tabs, and not by the one that made it', async () => {
    const [one, other] = [await openTab(), await openTab()]
    expect(await heard(other.onAuthSignal, () => one.signalAuth('logout'))).toEqual(['logout'])
    expect(await heard(one.onAuthSignal, () => one.signalAuth('login'))).toEqual([])
  })
  it('is nothing but signing in or out', async () => {
    const { onAuthSignal } = await openTab()
    const stranger = new BroadcastChannel('auth')
    expect(await heard(onAuthSignal, () => stranger.postMessage({ change: 'login' }))).toEqual([])
    stranger.close()
  })
})

describe('where a browser has no channels', () => {
  const tabs = new EventTarget()
  beforeEach(() => {
    vi.stubGlobal('BroadcastChannel', undefined)
    vi.stubGlobal('addEventListener', tabs.addEventListener.bind(tabs))
    vi.stubGlobal('removeEventListener', tabs.removeEventListener.bind(tabs))
    const tell = (key: string, newValue: string | null) =>
      tabs.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
    vi.stubGlobal('localStorage', { setItem: tell, removeItem: (key: string) => tell(key, null) })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })
  it('a change goes by the storage (B-29)', async () => {
    const { onAuthSignal, signalAuth } = await openTab()
    expect(await heard(onAuthSignal, () => signalAuth('login'))).toEqual(['login'])
  })
  it('other keys of the storage mean nothing', async () => {
    const { onAuthSignal } = await openTab()
    expect(await heard(onAuthSignal, () => localStorage.setItem('theme', 'login'))).toEqual([])
  })
})
