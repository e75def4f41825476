import { afterEach, describe, expect, it, vi } from 'vitest'
import { maxUnfinishedBytes, readBody } from './read-body.ts'

const mega = 1024 * 1024
const chunk = new Uint8Array(mega)

/** A body of this many megabytes that has not ended yet. */
function coming(megabytes: number) {
  let end = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      for (let one = 0; one < megabytes; one++) stream.enqueue(chunk)
      end = () => stream.close()
    },
  })
  const headers = { 'content-type': 'image/png' }
  const init = { method: 'POST', headers, body, duplex: 'half' }
  const request = new Request('http://localhost/', init)
  // The type is not supported: only the transfer is tested.
  return { read: readBody(request, 64 * mega).catch((error: unknown) => error), end: () => end() }
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 100))

describe('bodies that come at once', () => {
  it('are refused where together they are too large, and taken again when others have ended', async () => {
    const large = Array.from({ length: maxUnfinishedBytes / mega / 32 }, () => coming(32))
    await settled()
    const refused = coming(1)
    expect(await refused.read).toMatchObject({ code: 'UNAVAILABLE' })
    for (const { end } of large) end()
    await Promise.all(large.map(({ read }) => read))
    const taken = coming(1)
    taken.end()
    expect(await taken.read).toMatchObject({ code: 'UNSUPPORTED_TYPE' })
  })
})

describe('a body that comes slowly', () => {
  afterEach(() => void vi.useRealTimers())

  it('is refused by a deadline that grows with what an endpoint takes', async () => {
    vi.useFakeTimers()
    const { read } = coming(1)
    let settled = false
    read.then(() => {
      settled = true
    })
    await vi.advanceTimersByTimeAsync(10_000 + 64 * 10_000)
    expect(settled).toBe(false)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await read).toMatchObject({ code: 'TOO_SLOW' })
  })
})
