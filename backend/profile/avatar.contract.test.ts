import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Backend } from '../create-backend.ts'
import type { Database } from '../kit/database/database.ts'
import { authorization, call, testBackend } from '../test/call.ts'
import { testDatabases } from '../test/databases.ts'
import { testFiles } from '../test/files.ts'
import { accountOf, addPerson, type SignedIn } from '../test/people.ts'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#884422' } })

describe.each(await testDatabases())('the picture of a person on $name', ({ open }) => {
  let db: Database
  let backend: Backend
  beforeAll(async () => {
    db = await open()
    backend = testBackend(db)
  })
  afterAll(() => db.close())

  async function upload({ cookie }: SignedIn, bytes: Uint8Array, name = 'me.jpg') {
    const body = new FormData()
    body.append('file', new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }))
    // Serialized beforehand: undici's form stream throws if its reader stops early.
    const packed = new Response(body)
    const type = packed.headers.get('content-type') ?? ''
    const request = new Request('http://api.test/api/w-front/ru/v1/user/avatar/upload', {
      method: 'POST',
      headers: { authorization, cookie, origin: 'http://api.test', 'content-type': type },
      body: await packed.arrayBuffer(),
    })
    const response = await backend.fetch(request)
    return { status: response.status, json: await response.json() }
  }
  const download = ({ cookie }: SignedIn, query = '') =>
    call(backend, `/api/front/ru/v1/user/avatar/download${query}`, { cookie })
  const remove = ({ cookie }: SignedIn) =>
    backend.fetch(
      new Request('http://api.test/api/w-front/ru/v1/user/avatar/remove', {
        method: 'DELETE',
        headers: { authorization, cookie, origin: 'http://api.test' },
      }),
    )

  it('is drawn anew, at most 400 pixels high, and says nothing of the camera (A37, A39, C-9)', async () => {
    const person = await addPerson(db)
    const sent = await picture(1200, 1600)
      .withExif({ IFD0: { Artist: 'Secret Artist' }, IFD3: { GPSLatitude: '43/1 15/1 0/1' } })
      .jpeg()
      .toBuffer()
    expect(sent.includes('Secret Artist')).toBe(true)
    expect(await upload(person, sent)).toEqual({ status: 200, json: { AVATAR_VERSION: 1 } })
    const response = await download(person)
    expect(response.headers.get('content-type')).toBe('image/webp')
    const kept = Buffer.from(await response.arrayBuffer())
    const { format, width, height, exif } = await sharp(kept).metadata()
    expect({ format, width, height, exif }).toEqual({
      format: 'webp',
      width: 300,
      height: 400,
      exif: undefined,
    })
    expect(kept.includes('Secret Artist')).toBe(false)
  })

  it('may be kept by the browser as long as the version is the one that it asked for', async () => {
    const person = await addPerson(db)
    await upload(person, await picture(10, 10).png().toBuffer())
    const cached = async (query: string) => (await download(person, query)).headers.get('cache-control')
    expect(await cached('?v=1')).toBe('private, max-age=31536000, immutable')
    expect(await cached('')).toBe('private, no-cache')
    expect(await cached('?v=2')).toBe('private, no-cache')
  })

  it('takes the place of the one before, and goes with its file (A38)', async () => {
    const person = await addPerson(db)
    await upload(person, await picture(10, 10).png().toBuffer())
    const first = await accountOf(db, person.account.id)
    expect(await upload(person, await picture(20, 20).webp().toBuffer())).toMatchObject({
      json: { AVATAR_VERSION: 2 },
    })
    expect(await testFiles.read(first?.avatar ?? '')).toBeUndefined()
    const second = await accountOf(db, person.account.id)
    expect((await remove(person)).status).toBe(204)
    expect(await testFiles.read(second?.avatar ?? '')).toBeUndefined()
    expect((await download(person)).status).toBe(404)
    const user = await call(backend, '/api/api-front2/ru/v1/user', { cookie: person.cookie })
    expect(await user.json()).toMatchObject({ AVATAR_VERSION: 0 })
    expect(await upload(person, await picture(30, 30).png().toBuffer())).toMatchObject({
      json: { AVATAR_VERSION: 3 },
    })
  })

  it('is nobody else’s to see or to take away', async () => {
    const owner = await addPerson(db)
    await upload(owner, await picture(10, 10).png().toBuffer())
    const other = await addPerson(db)
    expect((await download(other)).status).toBe(404)
    expect((await remove(other)).status).toBe(204)
    expect((await download(owner)).status).toBe(200)
  })

  it('keeps nothing of a script that came with it', async () => {
    const person = await addPerson(db)
    const jpeg = await picture(30, 30).jpeg().toBuffer()
    await upload(person, Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]))
    const response = await download(person)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(Buffer.from(await response.arrayBuffer()).includes('script')).toBe(false)
  })

  it.each([
    ['a page that calls itself a picture', /JPG, PNG/, () => Buffer.from('<html><script>1</script>')],
    [
      'a drawing with a script',
      /формате здесь не подходят.*JPG или PNG/,
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x"/>'),
    ],
    [
      'a picture of too many pixels',
      /слишком большое: уменьшите/,
      () => picture(9000, 7000).png({ compressionLevel: 9 }).toBuffer(),
    ],
    [
      'half a picture',
      /повреждён или скачан не до конца/,
      async () => (await picture(900, 900).jpeg().toBuffer()).subarray(0, 700),
    ],
    ['more than five megabytes', /5 МБ/, () => Buffer.alloc(5 * 1024 * 1024 + 8192, 0xff)],
  ])('refuses %s', async (_, told, bytes) => {
    const person = await addPerson(db)
    const refused = await upload(person, await bytes())
    expect(refused.status).toBe(422)
    expect(refused.json.error.fields.file).toEqual([expect.stringMatching(told)])
    expect(await accountOf(db, person.account.id)).toMatchObject({ avatar: null, avatarVersion: 0 })
  })

  it('asks for the file where there is none', async () => {
    const { cookie } = await addPerson(db)
    const body = new FormData()
    body.append('file', 'me.jpg')
    const headers = { authorization, cookie, origin: 'http://api.test' }
    const response = await backend.fetch(
      new Request('http://api.test/api/w-front/kk/v1/user/avatar/upload', { method: 'POST', headers, body }),
    )
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ error: { fields: { file: [expect.any(String)] } } })
  })
})
