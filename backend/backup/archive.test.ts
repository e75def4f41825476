import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import type { Part } from './archive/part.ts'
import { writeArchive } from './archive/write-archive.ts'
import { format, manifestName, sealName, sealOf } from './manifest.ts'
import { checkBackup } from './read-backup.ts'

const folder = mkdtempSync(join(tmpdir(), 'shipa-archive-'))
afterAll(() => rmSync(folder, { recursive: true }))

const at = new Date('2026-11-30T02:00:00Z')
const head = { product: 'shipa', format, createdAt: at.toISOString(), migration: 1, tables: [] }
const words = 'correct horse battery'

let count = 0
/** Writes a backup with these parts; `said` replaces what its first part says. */
async function written(
  key?: string,
  said: object = head,
  bodies: readonly string[] = ['rows', 'x'.repeat(700)],
) {
  const path = join(folder, `${count++}.backup`)
  await writeArchive(path, { key, at }, async (archive) => {
    const parts: Part[] = [await archive.add('backup.json', Buffer.from(JSON.stringify(said)))]
    for (const [number, body] of bodies.entries())
      parts.push(await archive.add(`files/${number}`, Buffer.from(body)))
    const manifest = Buffer.from(JSON.stringify({ rows: 0, files: bodies.length, parts }))
    await archive.add(manifestName, manifest)
    await archive.add(sealName, Buffer.from(sealOf(manifest)))
  })
  return path
}
const changed = (path: string, change: (bytes: Buffer) => Uint8Array) => {
  const other = join(folder, `${count++}.backup`)
  writeFileSync(other, change(readFileSync(path)))
  return other
}

describe.each([
  ['a plain backup', undefined],
  ['a sealed backup', words],
])('%s', (_, key) => {
  it('is whole as it was written', async () => {
    const { head: read, manifest } = await checkBackup({ path: await written(key), key })
    expect(read).toEqual(head)
    expect(manifest.parts.map(({ path }) => path)).toEqual(['backup.json', 'files/0', 'files/1'])
  })

  it('is refused if any one byte is another', async () => {
    const path = await written(key)
    const size = readFileSync(path).length
    await fc.assert(
      fc.asyncProperty(fc.nat(size - 1), fc.integer({ min: 1, max: 255 }), async (place, by) => {
        const other = changed(path, (bytes) => {
          bytes[place] = (bytes[place] ?? 0) ^ by
          return bytes
        })
        await expect(checkBackup({ path: other, key })).rejects.toThrow(
          /is damaged|is no backup|ends before|BACKUP_KEY/,
        )
      }),
      { numRuns: key ? 5 : 200 },
    )
  })

  it('is refused if its end is missing, wherever it ends', async () => {
    const path = await written(key)
    const size = readFileSync(path).length
    await fc.assert(
      fc.asyncProperty(fc.nat(size - 1), async (end) => {
        const other = changed(path, (bytes) => bytes.subarray(0, end))
        await expect(checkBackup({ path: other, key })).rejects.toThrow(/ends before its end|is no backup/)
      }),
      { numRuns: key ? 5 : 50 },
    )
  })
})

it('is refused if any byte of the head of a part is another, also one that says nothing', async () => {
  const path = await written()
  for (let place = 0; place < 512; place++) {
    const other = changed(path, (bytes) => {
      bytes[place] = (bytes[place] ?? 0) ^ 1
      return bytes
    })
    await expect(checkBackup({ path: other, key: undefined })).rejects.toThrow(/is damaged|is no backup/)
  }
})

it('needs the key that it was sealed with', async () => {
  const path = await written(words)
  expect(readFileSync(path).includes('backup.json')).toBe(false)
  await expect(checkBackup({ path, key: undefined })).rejects.toThrow(
    `${path} is sealed: set BACKUP_KEY to the key that it was written with.`,
  )
  await expect(checkBackup({ path, key: 'another key of mine' })).rejects.toThrow(
    'BACKUP_KEY is not the key that this backup was sealed with',
  )
})

it('says what is no backup, and what a newer version has written', async () => {
  const text = changed(await written(), () => Buffer.from('-- PostgreSQL database dump\n'.repeat(100)))
  await expect(checkBackup({ path: text, key: undefined })).rejects.toThrow(
    `${text} is no backup of Shipa: nothing was changed.`,
  )
  const other = await written(undefined, { ...head, product: 'other' })
  await expect(checkBackup({ path: other, key: undefined })).rejects.toThrow('is no backup of Shipa')
  const newer = await written(undefined, { product: 'shipa', format: format + 1 })
  await expect(checkBackup({ path: newer, key: undefined })).rejects.toThrow(
    `${newer} was written by a newer version of Shipa: restore it with that version. Nothing was changed.`,
  )
  await expect(checkBackup({ path: join(folder, 'none'), key: undefined })).rejects.toThrow(
    'cannot be read: it does not exist.',
  )
})

it('leaves no file if it cannot be written to its end', async () => {
  const path = join(folder, 'failed.backup')
  const failing = writeArchive(path, { key: undefined, at }, async (archive) => {
    await archive.add('backup.json', Buffer.from('{}'))
    expect(readFileSync(`${path}.part`).length).toBeGreaterThan(0)
    throw new Error('no more')
  })
  await expect(failing).rejects.toThrow('no more')
  expect(() => readFileSync(path)).toThrow('ENOENT')
  expect(() => readFileSync(`${path}.part`)).toThrow('ENOENT')
})
