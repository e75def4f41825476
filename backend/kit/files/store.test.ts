import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startCeph } from '../../test/ceph-server.ts'
import { type S3Server, startS3 } from '../../test/s3-server.ts'
import { createDiskStore } from './disk-store.ts'
import { createS3Store } from './s3-store.ts'
import { type FileStore, pictureAddress } from './store.ts'

const outer = mkdtempSync(join(tmpdir(), 'shipa-files-'))
writeFileSync(join(outer, 'secret.txt'), 'secret')
const closing: (() => Promise<void>)[] = []
afterAll(async () => {
  rmSync(outer, { recursive: true })
  for (const close of closing) await close()
})
const bytes = new TextEncoder().encode('words')

/** The stores that speak S3: `npm run test:full` asks one that many use, which checks the whole signature of a call. */
const buckets: Record<string, () => Promise<S3Server>> = {
  'a bucket': startS3,
  ...(process.env.FULL && { 'a bucket of Ceph': startCeph }),
}
const opened = async (start: () => Promise<S3Server>) => {
  const server = await start()
  closing.push(server.stop)
  return server
}
const inBucket = (start: () => Promise<S3Server>) => async () => createS3Store((await opened(start)).address)

const stores = {
  'a disk': async () => createDiskStore(join(outer, 'data')),
  ...Object.fromEntries(Object.entries(buckets).map(([kind, start]) => [kind, inBucket(start)])),
}

describe.each(Object.entries(stores))('files in %s', (kind, open) => {
  let store: FileStore
  beforeAll(async () => {
    store = await open()
  })
  it('are read by the name that they got, until they are removed', async () => {
    const name = await store.put(bytes, { folder: 'papers', extension: 'pdf' })
    expect(name).toMatch(/^papers\/[0-9a-f]{32}\.pdf$/)
    expect(await store.has(name)).toBe(true)
    expect(await store.read(name)).toEqual(bytes)
    await store.remove(name)
    await store.remove(name)
    expect(await store.has(name)).toBe(false)
    expect(await store.read(name)).toBeUndefined()
  })
  it('are listed, and put back under the names that they had', async () => {
    const names = await Promise.all(
      ['media/site/1', 'papers'].map((folder) => store.put(bytes, { folder, extension: 'webp' })),
    )
    const listed: string[] = []
    for await (const name of store.list()) listed.push(name)
    expect(listed).toEqual(expect.arrayContaining(names))
    for (const name of names) {
      await store.remove(name)
      await store.putBack(name, bytes)
      expect(await store.read(name)).toEqual(bytes)
    }
    await expect((async () => store.putBack('../secret.txt', bytes))()).rejects.toThrow('no file may have')
  })
  it('never share a name', async () => {
    const put = () => store.put(bytes, { folder: 'papers', extension: 'pdf' })
    const names = await Promise.all(Array.from({ length: 20 }, put))
    expect(new Set(names).size).toBe(20)
  })
  it('are given back byte for byte when they are large', async () => {
    const large = crypto.getRandomValues(new Uint8Array(60_000))
    const name = await store.put(large, { folder: 'media/site/1', extension: 'webp' })
    expect(await store.read(name)).toEqual(large)
  })
  it.each(['../secret.txt', '/etc/passwd', `papers/../../${'a'.repeat(32)}.txt`, 'papers', '', 'a\0b'])(
    'are not what "%s" names',
    async (name) => {
      expect(await store.has(name)).toBe(false)
      expect(await store.read(name)).toBeUndefined()
      await store.remove(name)
      expect(readdirSync(outer)).toContain('secret.txt')
    },
  )
  it('are not found by any name but those that were given', () =>
    fc.assert(
      fc.asyncProperty(
        fc.string({ unit: fc.constantFrom('.', '/', 'a', '0', '\\', '%', '\0') }),
        async (name) => {
          expect(await store.read(name)).toBeUndefined()
        },
      ),
    ))
  it.each([
    { folder: '../out', extension: 'png' },
    { folder: '/tmp', extension: 'png' },
    { folder: '', extension: 'png' },
    { folder: 'papers', extension: '../x' },
    { folder: 'papers', extension: '' },
  ])('are not put outside: $folder $extension', async (file) => {
    await expect(store.put(bytes, file)).rejects.toThrow('no file may be put')
  })
  it('have an address of a picture where anybody may see them, and none elsewhere', async () => {
    const shown = await store.put(bytes, { folder: 'media/cabinets', extension: 'webp' })
    expect(pictureAddress(shown), kind).toMatch(/^\/images\/cabinets\/[0-9a-f]{32}$/)
    expect(pictureAddress(await store.put(bytes, { folder: 'papers', extension: 'webp' }))).toBeUndefined()
  })
})

describe.each(Object.entries(buckets))('%s that cannot be used', (kind, start) => {
  let server: S3Server
  beforeAll(async () => {
    server = await opened(start)
  })
  const elsewhere = () => server.address.replace(/clinic-files$/, 'elsewhere')
  const checked = (address: string) => createS3Store(address).check()
  const faultOf = (address: string) =>
    checked(address).then(
      () => undefined,
      (error: unknown) => error,
    )

  it('is told apart by what has to be done, without its secret', async () => {
    expect(await faultOf(server.address)).toBeUndefined()
    const unknownKey = server.address.replace(/\/\/.*@/, '//nobody:the-secret@')
    for (const address of [unknownKey, elsewhere()]) {
      const fault = await faultOf(address)
      expect(fault).toMatchObject({ kind: 'settings' })
      expect(String(fault)).not.toContain('secret')
    }
  })

  if (kind === 'a bucket of Ceph')
    it('refuses a wrong secret', async () => {
      const wrong = server.address.replace(/:[^:@]*@/, ':the-secret@')
      await expect(checked(wrong)).rejects.toMatchObject({
        kind: 'settings',
        message: expect.stringContaining('SignatureDoesNotMatch'),
      })
    })

  it('never looks like a file that is not there', async () => {
    const papers = `papers/${'a'.repeat(32)}.pdf`
    await expect(createS3Store(elsewhere()).read(papers)).rejects.toMatchObject({ kind: 'settings' })
    await server.stop()
    expect(await faultOf(server.address)).toMatchObject({ kind: 'unreachable' })
    await expect(createS3Store(server.address).read(papers)).rejects.toMatchObject({ kind: 'unreachable' })
  })
})
