import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'

/** Pixels of a decoded picture: red, green, blue and opacity, a byte each. */
export type Pixels = { width: number; height: number; data: Uint8Array }

/** Runs on its own thread, where a file that decodes for ever or crashes the decoder harms nobody. */
const program = `
const { parentPort, workerData: { decoder, bytes, maxPixels } } = require('node:worker_threads')
require(decoder)
  .all({ buffer: bytes })
  .then(async ([image]) => {
    if (image.width * image.height > maxPixels) throw new Error('too many pixels')
    const { width, height, data } = await image.decode()
    parentPort.postMessage({ width, height, data }, [data.buffer])
  })
`

const timeLimit = 20_000

let last: Promise<unknown> = Promise.resolve()

/**
 * Decodes a HEIC photo, upright. The image library does not read HEVC, so this loads another decoder for each photo. One at
 * a time, because a photo takes some 200 MB. Rejects for broken files, too many pixels and after 20 seconds.
 */
export function decodeHeic(bytes: Uint8Array, maxPixels: number): Promise<Pixels> {
  const decoded = last.then(() => decodeNow(bytes, maxPixels))
  last = decoded.catch(() => {})
  return decoded
}

function decodeNow(bytes: Uint8Array, maxPixels: number): Promise<Pixels> {
  const decoder = createRequire(import.meta.url).resolve('heic-decode')
  const worker = new Worker(program, {
    ...{ eval: true, workerData: { decoder, bytes, maxPixels } },
    // What the decoder prints about broken files is of no use to anybody.
    ...{ stdout: true, stderr: true },
  })
  return new Promise<Pixels>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the photo takes too long')), timeLimit)
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('the photo cannot be decoded')))
    worker.once('exit', () => clearTimeout(timer))
  }).finally(() => worker.terminate())
}
