import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildPollInterval } from '../../ui/loaded/latest-build.ts'
import { watchBuilds } from './watch-builds.ts'

const fetched = vi.fn<(path: string) => Promise<Response>>()
const onNewer = vi.fn()
let stop = () => {}

const answer = (body: unknown, status = 200) =>
  fetched.mockImplementation(async () => new Response(JSON.stringify(body), { status }))
const hours = (count: number) => vi.advanceTimersByTimeAsync(count * buildPollInterval)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('document', { hidden: false })
  stop = watchBuilds('b1', onNewer)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

describe('watchBuilds', () => {
  it('asks once an hour, not before (B-28)', async () => {
    answer({ id: 'loader-1', application: 'b1' })
    await vi.advanceTimersByTimeAsync(3_599_999)
    expect(fetched).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/builds/latest.json'])
    await hours(4)
    expect(fetched).toHaveBeenCalledTimes(5)
    expect(onNewer).not.toHaveBeenCalled()
  })

  it('tells once of another build, then asks no more', async () => {
    answer({ id: 'loader-1', application: 'b1' })
    await hours(2)
    answer({ id: 'loader-1', application: 'b2' })
    await hours(1)
    expect(onNewer).toHaveBeenCalledOnce()
    await hours(3)
    expect(onNewer).toHaveBeenCalledOnce()
    expect(fetched).toHaveBeenCalledTimes(3)
  })

  it('takes a new build of the documents alone for none', async () => {
    answer({ id: 'loader-2', application: 'b1' })
    await hours(2)
    answer({ id: 'loader-2' })
    await hours(2)
    expect(onNewer).not.toHaveBeenCalled()
  })

  it.each([403, 404, 500])('takes a %s for no news, and asks again (E9)', async (status) => {
    answer({ application: 'b2' }, status)
    await hours(2)
    expect(onNewer).not.toHaveBeenCalled()
    answer({ application: 'b2' })
    await hours(1)
    expect(onNewer).toHaveBeenCalledOnce()
  })

  it('lives on without a network, and with another answer than the server’s', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    await hours(1)
    fetched.mockImplementation(async () => new Response('<p>Sign in to this network</p>'))
    await hours(1)
    expect(onNewer).not.toHaveBeenCalled()
    answer({ application: 'b2' })
    await hours(1)
    expect(onNewer).toHaveBeenCalledOnce()
  })

  it('does not ask for a page that nobody looks at', async () => {
    answer({ application: 'b2' })
    vi.stubGlobal('document', { hidden: true })
    await hours(3)
    expect(fetched).not.toHaveBeenCalled()
  })

  it('ends with the page that began it', async () => {
    stop()
    await hours(3)
    expect(fetched).not.toHaveBeenCalled()
  })
})
