import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentAddress, pictureAddress } from '../backend/kit/files/store.ts'
import { newDataDir } from '../backend/test/databases.ts'
import { type S3Server, startS3 } from '../backend/test/s3-server.ts'
import { createHandler } from './http/handler.ts'
import { type Running, start } from './start.ts'

const dataDir = await newDataDir()
const assets = { loader: '/l.js', styles: '/s.css', lowVision: '/v.css', fonts: {} }

let bucket: S3Server
let running: Running
const run = (address: string) =>
  start({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', SEED: 'none', S3_URL: address }, (services) =>
    createHandler(services, { assets: () => assets }),
  )
beforeAll(async () => {
  bucket = await startS3()
  running = await run(bucket.address)
})
afterAll(async () => {
  await running.stop()
  await bucket.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

describe('a server with a bucket', () => {
  const put = async (bytes: Uint8Array, folder: string, extension: string) =>
    (await running.services.local?.files.put(bytes, { folder, extension })) ?? ''

  it('serves the pictures and files of clinics from it, and keeps none of them on its disk', async () => {
    const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: '#0b6e7f' } }).webp()
    const name = await put(await picture.toBuffer(), 'media/site/1', 'webp')
    const shown = await fetch(`${running.url}${pictureAddress(name)}/160`)
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    const prices = new TextEncoder().encode('%PDF-1.7 prices')
    const file = await fetch(running.url + documentAddress(await put(prices, 'files', 'pdf')))
    expect([file.status, await file.text()]).toEqual([200, '%PDF-1.7 prices'])
    expect(existsSync(join(dataDir, 'media/site'))).toBe(false)
  })

  it('says what to do about a bucket that does not exist, in place of starting', async () => {
    const elsewhere = bucket.address.replace(/clinic-files$/, 'elsewhere')
    await expect(run(elsewhere)).rejects.toThrow(
      'The bucket "elsewhere" of S3_URL answers NoSuchBucket: check its address and credentials, and that the bucket exists.',
    )
  })
})
