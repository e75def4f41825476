import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchClient, fetchPlain } from './clients.ts'
import { hydrate } from './hydrate.tsx'
import { reloadOnce } from './reload-once.ts'

vi.mock('./clients.ts', () => ({ fetchClient: vi.fn(), fetchPlain: vi.fn() }))
vi.mock('./hydrate.tsx', () => ({ hydrate: vi.fn() }))
vi.mock('./reload-once.ts', () => ({ reloadOnce: vi.fn(async () => false) }))

class Click extends Event {
  button = 0
}
class Island {
  dataset: Record<string, string> = { of: 'services' }
  isConnected = true
  dispatchEvent = vi.fn()
  closest = () => this
}

const report = vi.fn()
const listeners = new Map<string, (event: object) => void>()

/** A click as the browser dispatches it; `stopped` is true if the island's own HTML did not get it. */
async function click(island: Island): Promise<{ stopped: boolean }> {
  const stop = vi.fn()
  const event = Object.assign(new Click('click'), { preventDefault: stop, stopPropagation: stop })
  Object.defineProperty(event, 'target', { value: island })
  listeners.get('click')?.(event)
  await expect.poll(() => island.dataset.ready).toBeDefined()
  await Promise.resolve()
  return { stopped: stop.mock.calls.length > 0 }
}

beforeEach(async () => {
  vi.stubGlobal('Element', Island)
  vi.stubGlobal('MouseEvent', Click)
  vi.stubGlobal('SubmitEvent', class extends Event {})
  vi.stubGlobal('reportError', report)
  vi.stubGlobal('document', { querySelectorAll: () => [] })
  vi.stubGlobal('IntersectionObserver', class {})
  vi.stubGlobal('addEventListener', (type: string, run: (event: object) => void) => listeners.set(type, run))
  const { activateIslands } = await import('./islands.ts')
  activateIslands()
})
afterEach(() => {
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

describe('an island that is touched', () => {
  it('is live before it gets the click that woke it', async () => {
    vi.mocked(hydrate).mockImplementationOnce((island) => {
      island.dataset.ready = ''
    })
    const island = new Island()
    expect(await click(island)).toEqual({ stopped: true })
    expect(island.dispatchEvent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'click' }))
    expect(report).not.toHaveBeenCalled()
  })

  it('and cannot be mounted only logs it, and gets its click as without a script (E9)', async () => {
    const fault = new Error('no such props')
    vi.mocked(hydrate).mockImplementationOnce(() => {
      throw fault
    })
    const island = new Island()
    await click(island)
    expect(report).toHaveBeenCalledExactlyOnceWith(fault)
    expect(island.dataset.ready).toBe('failed')
    expect(island.dispatchEvent).toHaveBeenCalledTimes(1)
  })

  it('and has lost its code logs it and asks for a reload; where that is no help it stays as it is (B-28)', async () => {
    const fault = new TypeError('Failed to fetch dynamically imported module')
    vi.mocked(fetchClient).mockRejectedValueOnce(fault)
    const island = new Island()
    await click(island)
    expect(report).toHaveBeenCalledExactlyOnceWith(fault)
    expect(reloadOnce).toHaveBeenCalledTimes(1)
    expect([hydrate, island.dispatchEvent].map((call) => vi.mocked(call).mock.calls.length)).toEqual([0, 1])
  })
})

describe('an island without React', () => {
  it('gets its props, and then the click that woke it', async () => {
    const begin = vi.fn()
    const island = new Island()
    vi.mocked(fetchPlain).mockResolvedValueOnce(() => {
      begin(island.dataset.props)
      island.dataset.ready = ''
    })
    island.dataset = { of: 'parts/schematic/schematic', plain: '', props: '{"list":"a"}' }
    island.dispatchEvent.mockImplementation(() => expect(begin).toHaveBeenCalledWith('{"list":"a"}'))
    expect(await click(island)).toEqual({ stopped: true })
    expect(island.dispatchEvent).toHaveBeenCalledTimes(1)
    expect([fetchPlain, hydrate].map((call) => vi.mocked(call).mock.calls.length)).toEqual([1, 0])
  })
})

describe('an island that needs no touch', () => {
  it('starts when it is seen, and at once where the page is there for it alone', async () => {
    const [seen, atOnce] = [new Island(), new Island()]
    seen.dataset.eager = ''
    atOnce.dataset.eager = 'at-once'
    const observe = vi.fn()
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = observe
      },
    )
    vi.stubGlobal('document', {
      querySelectorAll: (what: string) => (what.includes('data-eager') ? [seen, atOnce] : []),
    })
    const { activateIslands } = await import('./islands.ts')
    activateIslands()
    await expect.poll(() => atOnce.dataset.ready).toBeDefined()
    expect(observe.mock.calls).toEqual([[seen]])
    expect(seen.dataset.ready).toBeUndefined()
  })
})
