import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
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

test('takes no more of a picture at a backend than a picture has, whatever the backend says of it', async () => {
  const sent = (megabytes: number) => Array.from({ length: megabytes }, () => Buffer.alloc(1024 * 1024, 1))
  const server = createServer(async (request, response) => {
    response.writeHead(200, { 'content-type': 'image/png' })
    for (const part of sent(request.url === '/images/large' ? 13 : 1)) response.write(part)
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const BACKEND_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const findThere = findPicture({ BACKEND_URL }, originalsOnDisk(DATA_DIR))
  expect(await findThere('/images/small')).toHaveLength(1024 * 1024)
  expect(await findThere('/images/large')).toBeUndefined()
  server.closeAllConnections()
  server.close()
})
