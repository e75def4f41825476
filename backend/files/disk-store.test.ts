import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { createDiskStore } from './disk-store.ts'
import { pictureAddress } from './store.ts'

const outer = mkdtempSync(join(tmpdir(), 'shipa-files-'))
afterAll(() => rmSync(outer, { recursive: true }))
writeFileSync(join(outer, 'secret.txt'), 'secret')
const store = createDiskStore(join(outer, 'data'))
const bytes = new TextEncoder().encode('words')

describe('files on a disk', () => {
  it('are read by the name that they got, until they are removed', async () => {
    const name = await store.put(bytes, { folder: 'papers', extension: 'pdf' })
    expect(name).toMatch(/^papers\/[0-9a-f]{32}\.pdf$/)
    expect(await store.read(name)).toEqual(bytes)
    await store.remove(name)
    await store.remove(name)
    expect(await store.read(name)).toBeUndefined()
    expect(readdirSync(join(outer, 'data/papers'))).toEqual([])
  })
  it('never share a name', async () => {
    const put = () => store.put(bytes, { folder: 'papers', extension: 'pdf' })
    const names = await Promise.all(Array.from({ length: 20 }, put))
    expect(new Set(names).size).toBe(20)
  })
  it.each(['../secret.txt', '/etc/passwd', `papers/../../${'a'.repeat(32)}.txt`, 'papers', '', 'a\0b'])(
    'are not what "%s" names',
    async (name) => {
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
    expect(pictureAddress(shown)).toMatch(/^\/images\/cabinets\/[0-9a-f]{32}$/)
    expect(pictureAddress(await store.put(bytes, { folder: 'papers', extension: 'webp' }))).toBeUndefined()
  })
})
