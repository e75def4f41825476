import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { writeWhole } from '../../backend/kit/files/write-whole.ts'
import { pictureWidths } from '../../ui/picture/picture-source.ts'
import { type FindOriginal, modified } from './original-pictures.ts'

/** C-9: maximum height of a picture requested without a width. */
const defaultMaxHeight = 400
const formats = ['avif', 'webp', 'jpeg'] as const
type Format = (typeof formats)[number]
/** Only these widths are served, so that requests cannot fill the disk. */
const isWidth = (width: number) => pictureWidths.some((known) => known === width)
const address = /^\/images\/([a-z0-9_-]+(?:\/[a-z0-9_-]+)*?)(?:\/(\d+))?$/

const formatFor = (accept: string | undefined): Format =>
  accept?.includes('image/avif') ? 'avif' : accept?.includes('image/webp') ? 'webp' : 'jpeg'

/**
 * Serves pictures in the requested width and a format that the browser accepts, converted once and cached in
 * `dataDir/cache`. Answers false if there is no such picture.
 */
export function createImages(dataDir: string, find: FindOriginal) {
  const making = new Map<string, Promise<Buffer | undefined>>()

  async function make(key: string, width: number | undefined, format: Format): Promise<Buffer | undefined> {
    const cached = join(dataDir, 'cache/images', key, `${width ?? 'default'}.${format}`)
    const source = await find(key)
    if (!source) return undefined
    const [before, now] = await Promise.all([modified(cached), modified(source)])
    if (before && now && before >= now) return readFile(cached)
    const size = width ? { width } : { height: defaultMaxHeight }
    const image = sharp(source, { limitInputPixels: 50_000_000 })
      .rotate()
      .resize({ ...size, withoutEnlargement: true })
    const bytes = await encode(image, format).toBuffer()
    await writeWhole(cached, bytes)
    return bytes
  }

  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> => {
    const [, key, digits] = address.exec(path) ?? []
    const width = digits ? Number(digits) : undefined
    if (!key || (width && !isWidth(width))) return false
    const format = formatFor(request.headers.accept)
    const name = `${key}/${width}.${format}`
    const made = making.get(name) ?? make(key, width, format).finally(() => making.delete(name))
    making.set(name, made)
    const bytes = await made
    if (!bytes) return false
    response.writeHead(200, {
      'content-type': `image/${format}`,
      'content-length': bytes.length,
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
      vary: 'accept',
    })
    response.end(request.method === 'HEAD' ? undefined : bytes)
    return true
  }
}

function encode(image: Sharp, format: Format): Sharp {
  if (format === 'avif') return image.avif({ quality: 55, effort: 2 })
  return format === 'webp'
    ? image.webp({ quality: 78 })
    : image.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true })
}
