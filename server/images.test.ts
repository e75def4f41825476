import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createImages } from './images.ts'
import { drawDemoPicture } from './seed.ts'
import { ask } from './test/ask.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'shipa-images-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

test('draws a demo picture that this machine does not have, and no picture that the demo does not name', async () => {
  const images = createImages(dataDir, drawDemoPicture)
  const sizes = await Promise.all([160, 320].map((width) => ask(images, `/images/demo-dent/logo/${width}`)))
  for (const answer of sizes) {
    expect(answer).toMatchObject({ found: true, status: 200 })
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
  }
  for (const key of ['demo-dent/room-9999', 'somebody/room-1'])
    expect(await ask(images, `/images/${key}/160`)).toMatchObject({ found: false })
  expect(await ask(createImages(`${dataDir}/other`), '/images/demo-dent/logo/160')).toMatchObject({
    found: false,
  })
})

test('has no picture under a name that is too long for a file', async () => {
  const images = createImages(dataDir, drawDemoPicture)
  expect(await ask(images, `/images/${'x'.repeat(300)}`)).toMatchObject({ found: false })
})
