import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { requestPart } from '../test/request-part.ts'
import { drawDemoPicture } from './demo-pictures.ts'
import { createImages } from './images.ts'
import { originalsOnDisk } from './original-pictures.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'shipa-images-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

test('draws a demo picture that this machine does not have, and no picture that the demo does not name', async () => {
  const images = createImages(dataDir, originalsOnDisk(dataDir, drawDemoPicture))
  const sizes = await Promise.all(
    [160, 320].map((width) => requestPart(images, `/images/demo-dent/logo/${width}`)),
  )
  for (const answer of sizes) {
    expect(answer).toMatchObject({ found: true, status: 200 })
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
  }
  for (const key of ['demo-dent/room-9999', 'somebody/room-1'])
    expect(await requestPart(images, `/images/${key}/160`)).toMatchObject({ found: false })
  expect(
    await requestPart(
      createImages(dataDir, originalsOnDisk(`${dataDir}/other`)),
      '/images/demo-dent/logo/160',
    ),
  ).toMatchObject({
    found: false,
  })
})

test('is at most 400 pixels high where no width is asked for, and never larger than it is (C-9)', async () => {
  mkdirSync(join(dataDir, 'media'))
  const draw = async (key: string, width: number, height: number) =>
    writeFileSync(
      join(dataDir, 'media', `${key}.png`),
      await sharp({ create: { width, height, channels: 3, background: '#0b6e7f' } })
        .png()
        .toBuffer(),
    )
  await Promise.all([draw('tall', 300, 1000), draw('wide', 1600, 800), draw('small', 90, 60)])
  const images = createImages(dataDir, originalsOnDisk(dataDir))
  const sizeOf = async (path: string) => {
    const { found, bytes } = await requestPart(images, path)
    const { width, height } = found ? await sharp(bytes).metadata() : {}
    return [width, height]
  }
  expect(await sizeOf('/images/tall')).toEqual([120, 400])
  expect(await sizeOf('/images/wide')).toEqual([800, 400])
  expect(await sizeOf('/images/small')).toEqual([90, 60])
  expect(await sizeOf('/images/tall/160')).toEqual([160, 533])
})

test('has no picture under a name that is too long for a file', async () => {
  const images = createImages(dataDir, originalsOnDisk(dataDir, drawDemoPicture))
  expect(await requestPart(images, `/images/${'x'.repeat(300)}`)).toMatchObject({ found: false })
})
