import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepUnsaved, type Unsaved } from './saved-session.ts'

const person = { company: '1001', person: 'a@example.kz' }
const unsaved = (value: string): Unsaved => ({
  revision: 1,
  waiting: [{ path: ['pages', 'index', 'title', 'ru'], value }],
})

/** Locks of a browser, and which page holds each. */
const locks = new Map<string, object>()
const local = new Map<string, string>()
beforeEach(() => {
  locks.clear()
  local.clear()
})
afterEach(() => void vi.unstubAllGlobals())

const storageOf = (map: Map<string, string>) => ({
  getItem: (key: string) => map.get(key) ?? null,
  setItem: (key: string, value: string) => map.set(key, value),
  removeItem: (key: string) => map.delete(key),
  key: (index: number) => [...map.keys()][index] ?? null,
  get length() {
    return map.size
  },
})

/** A page of a tab, which has its session storage; `close` ends it. */
async function open(session = new Map<string, string>()) {
  const page = {}
  const request = async (name: string, _: object, act: (lock: object | null) => unknown) => {
    const isFree = !locks.has(name)
    if (isFree) locks.set(name, page)
    const result = await act(isFree ? page : null)
    if (isFree) locks.delete(name)
    return result
  }
  const enter = () => {
    vi.stubGlobal('localStorage', storageOf(local))
    vi.stubGlobal('sessionStorage', storageOf(session))
    vi.stubGlobal('navigator', { locks: { request } })
  }
  enter()
  vi.resetModules()
  const { openTab, takeLeft } = await import('./kept-tab.ts')
  const { tab, kept } = await openTab(person)
  const owner = { ...person, tab }
  return {
    session,
    owner,
    tab,
    kept,
    openAgain: async () => (await openTab(person)).tab,
    keep: (value: string) => keepUnsaved(owner, unsaved(value)),
    left: async () => {
      enter()
      const found: Unsaved[] = []
      await takeLeft(owner, (one) => found.push(one) > 0)
      return found
    },
    close: () => {
      for (const [name, holder] of locks) if (holder === page) locks.delete(name)
    },
  }
}

describe('unsaved work of several tabs of one person', () => {
  it('stays apart, and with a tab that is loaded again', async () => {
    const one = await open()
    one.keep('первая')
    const other = await open()
    other.keep('вторая')
    expect(other.tab).not.toBe(one.tab)
    one.close()
    const again = await open(one.session)
    expect(again.tab).toBe(one.tab)
    expect(again.kept.unsaved).toEqual(unsaved('первая'))
    expect(await again.openAgain()).toBe(again.tab)
  })

  it('is gone on with by the next tab that is opened', async () => {
    const one = await open()
    one.keep('оставленное')
    one.close()
    expect((await open()).tab).toBe(one.tab)
  })

  it('is taken over by a tab that is open, once and not before the other one is gone', async () => {
    const one = await open()
    one.keep('оставленное')
    const other = await open()
    expect(await other.left()).toEqual([])
    one.close()
    expect(await other.left()).toEqual([unsaved('оставленное')])
    expect(await other.left()).toEqual([])
  })

  it('is not shared by a tab that was duplicated', async () => {
    const one = await open()
    one.keep('первая')
    const copy = await open(new Map(one.session))
    expect(copy.tab).not.toBe(one.tab)
    expect(copy.session.get('site-tab')).toBe(copy.tab)
  })
})
