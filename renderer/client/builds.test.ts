import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const remove = vi.fn()
const fetched = vi.fn()

/** Loads the script in a page of the build `own` whose server responds with `answer`. */
async function open(answer: () => Promise<Response>, { own = 'loader-a', hidden = false } = {}) {
  fetched.mockImplementation(answer)
  const page = {
    hidden,
    querySelector: (selector: string) =>
      selector === 'script[type=speculationrules]' ? { remove } : selector.includes(own) ? {} : null,
  }
  vi.stubGlobal('document', page)
  vi.resetModules()
  await import('./builds.ts')
  await vi.advanceTimersByTimeAsync(0)
  return page
}
const manifest = (id: string) => async () => Response.json({ id, timestamp: 1 })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('CSS', { escape: (text: string) => text })
})
afterEach(() => {
  vi.clearAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the search for a newer build (B-28)', () => {
  it('asks once an hour while the page is seen', async () => {
    const page = await open(manifest('loader-a'))
    expect(fetched.mock.calls).toEqual([['/builds/latest.json', { cache: 'no-store' }]])
    await vi.advanceTimersByTimeAsync(3_599_999)
    expect(fetched).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(fetched).toHaveBeenCalledTimes(2)
    page.hidden = true
    await vi.advanceTimersByTimeAsync(7_200_000)
    expect(fetched).toHaveBeenCalledTimes(2)
    expect(remove).not.toHaveBeenCalled()
  })

  it('fetches nothing ahead any more once there is one', async () => {
    await open(manifest('loader-b'))
    expect(remove).toHaveBeenCalledTimes(1)
  })

  it.each([403, 404, 500])('ignores a manifest that is answered by %i (E9)', async (status) => {
    await open(async () => new Response('', { status }))
    expect(remove).not.toHaveBeenCalled()
  })

  it('ignores a server that cannot be reached (E9)', async () => {
    await open(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(remove).not.toHaveBeenCalled()
  })
})
