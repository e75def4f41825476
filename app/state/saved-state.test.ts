import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useAppState } from './app-state.ts'
import { restoreState, saveState } from './saved-state.ts'

const values = new Map<string, string>()
const initial = useAppState.getInitialState()

beforeEach(() => {
  values.clear()
  useAppState.setState(initial)
  vi.stubGlobal('location', { pathname: '/pro/a' })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

/** Simulates a reload: resets the state in memory. */
function reload(): void {
  useAppState.setState(initial)
  restoreState()
}

describe('the state of the application', () => {
  it('is there again after a reload that it was kept for (B-28), and can be changed as before', () => {
    useAppState.setState({ sidebar: ['map'], isNavActive: true, pageTitle: 'Отзывы' })
    saveState()
    reload()
    expect(useAppState.getState()).toMatchObject({
      sidebar: ['map'],
      isNavActive: true,
      pageTitle: 'Отзывы',
    })
    useAppState.getState().setNavActive(false)
    expect(useAppState.getState().isNavActive).toBe(false)
  })

  it('is taken up once', () => {
    useAppState.setState({ pageTitle: 'Отзывы' })
    saveState()
    reload()
    reload()
    expect(useAppState.getState()).toEqual(initial)
    expect(values.size).toBe(0)
  })

  it('is not that of another page', () => {
    useAppState.setState({ pageTitle: 'Отзывы' })
    saveState()
    vi.stubGlobal('location', { pathname: '/pro/b' })
    reload()
    expect(useAppState.getState()).toEqual(initial)
  })

  it('takes nothing that another build kept in another form', () => {
    useAppState.setState({ pageTitle: 'Отзывы' })
    saveState()
    const [[key = '', kept = ''] = []] = [...values]
    const other = JSON.parse(kept)
    values.set(key, JSON.stringify({ ...other, state: { ...other.state, sidebar: 'map', other: 1 } }))
    reload()
    expect(useAppState.getState()).toEqual({ ...initial, pageTitle: 'Отзывы' })
  })

  it.each(['', 'no json', 'null', '{"path":"/pro/a"}'])('is as it begins where “%s” was kept', (kept) => {
    useAppState.setState({ pageTitle: 'Отзывы' })
    saveState()
    for (const key of values.keys()) values.set(key, kept)
    reload()
    expect(useAppState.getState()).toEqual(initial)
  })

  it('is not kept where a browser forbids the storage, and nothing else suffers', () => {
    const forbidden = () => {
      throw new DOMException('forbidden', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden })
    saveState()
    reload()
    expect(useAppState.getState()).toEqual(initial)
  })
})
