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

describe('a form that is sent in parts', () => {
  const part = (name: string, value = 'x') =>
    `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const read = (body: string, type = 'multipart/form-data; boundary=b') =>
    readBody(
      new Request('http://localhost/', { method: 'POST', headers: { 'content-type': type }, body }),
      mega,
    )

  it('is read as an object, however its boundary is written', async () => {
    const body = `${part('A', 'ю')}${part('B[]', '1')}${part('B[]', '2')}--b--\r\n`
    for (const type of ['boundary=b', 'charset=utf-8; BOUNDARY="b"'])
      expect((await read(body, `multipart/form-data; ${type}`)).value).toEqual({ A: 'ю', B: ['1', '2'] })
  })

  it('may have 200 parts; more are refused before they are read', async () => {
    const parts = (count: number) =>
      `${Array.from({ length: count }, (_, index) => part(`n${index}`)).join('')}--b--\r\n`
    expect(Object.keys((await read(parts(200))).value as object)).toHaveLength(200)
    const more = { code: 'BAD_REQUEST', cause: { message: 'More than 200 parts' } }
    await expect(read(parts(201))).rejects.toMatchObject(more)
    await expect(read(parts(201), 'multipart/form-data; boundary=c; boundary=b')).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    await expect(read(parts(1), 'multipart/form-data')).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it.each([
    ['lines', 'a: b\r\n'.repeat(1000)],
    ['a name', `content-disposition: form-data; name="${'%22'.repeat(2000)}"\r\n`],
  ])('is refused before it is read if %s before a field have no end', async (_, lines) => {
    const more = { code: 'BAD_REQUEST', cause: { message: 'More than 4096 bytes before a part' } }
    await expect(read(`--b\r\n${lines}\r\n1\r\n--b--\r\n`)).rejects.toMatchObject(more)
  })
})

describe('a body that is nested or long', () => {
  const read = (type: string, body: string) =>
    readBody(
      new Request('http://localhost/', { method: 'POST', headers: { 'content-type': type }, body }),
      4 * mega,
    )

  it.each([
    ['nested 900,000 deep', 'application/json', '['.repeat(900_000), 'nested too deep'],
    ['of a million values', 'application/json', `[${'[],'.repeat(1_000_000)}1]`, 'too many parts'],
    [
      'of a hundred and one fields',
      'application/x-www-form-urlencoded',
      'a=1&'.repeat(101),
      '100 parameters',
    ],
    ['with names in names', 'application/x-www-form-urlencoded', `a${'[b]'.repeat(100_000)}=1`, 'depth'],
  ])('is refused if it is %s', async (_, type, body, why) => {
    await expect(read(type, body)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      cause: { message: expect.stringContaining(why) },
    })
  })
})
