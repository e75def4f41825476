import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findPicture } from './find-picture.ts'
import { originalsOnDisk } from './original-pictures.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'shipa-pictures-'))
mkdirSync(join(DATA_DIR, 'media/demo'), { recursive: true })
writeFileSync(join(DATA_DIR, 'media/demo/logo.svg'), '<svg/>')
writeFileSync(join(DATA_DIR, 'secret.svg'), '<svg/>')
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }))

const find = findPicture({ BACKEND_URL: undefined }, originalsOnDisk(DATA_DIR))

test('finds a picture of the media folder', async () => {
  expect(await find('/images/demo/logo')).toBe(join(DATA_DIR, 'media/demo/logo.svg'))
})

test.each([
  'https://elsewhere.example/images/demo/logo',
  '//elsewhere.example/images/logo',
  '/images/../secret',
  '/images/demo/..%2f..%2fsecret',
  'file:///etc/passwd',
  '/images/nowhere',
])('opens nothing else: %s', async (src) => {
  expect(await find(src)).toBeUndefined()
})
