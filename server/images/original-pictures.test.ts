import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createS3Store } from '../../backend/kit/files/s3-store.ts'
import { type FileStore, pictureAddress } from '../../backend/kit/files/store.ts'
import { type S3Server, startS3 } from '../../backend/test/s3-server.ts'
import { requestPart } from '../test/request-part.ts'
import { createImages } from './images.ts'
import { originalsInStore } from './original-pictures.ts'

const hour = 3_600_000
let dataDir: string
let server: S3Server
let store: FileStore
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'shipa-originals-'))
  server = await startS3()
  store = createS3Store(server.address)
})
afterEach(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true })
})

describe('a picture in a bucket', () => {
  const putPicture = async () => {
    const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: '#0b6e7f' } }).webp()
    const name = await store.put(await picture.toBuffer(), { folder: 'media/site/1', extension: 'webp' })
    return { name, address: `${pictureAddress(name)}/160` }
  }
  /** Asks for a picture, some time after now. */
  const visitor = (address: string) => {
    let time = Date.now()
    const images = createImages(
      dataDir,
      originalsInStore(store, dataDir, () => time),
    )
    return async (laterMs = 0) => {
      time += laterMs
      return (await requestPart(images, address)).found
    }
  }

  it('is shown, also while the bucket does not answer, if it was shown before', async () => {
    const ask = visitor((await putPicture()).address)
    expect(await ask()).toBe(true)
    await server.stop()
    expect(await ask()).toBe(true)
    expect(await ask(2 * hour)).toBe(true)
  })

  it('is gone an hour after it was removed, at the latest', async () => {
    const { name, address } = await putPicture()
    const ask = visitor(address)
    expect(await ask()).toBe(true)
    await store.remove(name)
    expect(await ask(hour + 1)).toBe(false)
  })

  it('is not there under a name that nobody gave', async () => {
    expect(await visitor(`/images/site/1/${'a'.repeat(32)}/160`)()).toBe(false)
  })
})
