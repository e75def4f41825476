import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { pictureWidths } from '../ui/picture-source.ts'

/** C-9: maximum height of a picture requested without a width. */
const defaultMaxHeight = 400
const formats = ['avif', 'webp', 'jpeg'] as const
type Format = (typeof formats)[number]
const sources = ['svg', 'png', 'jpg', 'webp']
/** Only these widths are served, so that requests cannot fill the disk. */
const isWidth = (width: number) => pictureWidths.some((known) => known === width)
const address = /^\/images\/([a-z0-9_-]+(?:\/[a-z0-9_-]+)*?)(?:\/(\d+))?$/

const formatFor = (accept: string | undefined): Format =>
  accept?.includes('image/avif') ? 'avif' : accept?.includes('image/webp') ? 'webp' : 'jpeg'

/** Draws the picture of `key` into the media folder; false when it cannot. */
export type DrawMissing = (dataDir: string, key: string) => Promise<boolean>

/**
 * Serves pictures from `dataDir/media` in the requested width and a format that the browser accepts, converted once and
 * cached in `dataDir/cache`. `drawMissing` draws a missing one: with a shared database its file may be on another
 * machine. Answers false if there is no such picture.
 */
export function createImages(dataDir: string, drawMissing: DrawMissing = async () => false) {
  const making = new Map<string, Promise<Buffer | undefined>>()

  async function make(key: string, width: number | undefined, format: Format): Promise<Buffer | undefined> {
    const cached = join(dataDir, 'cache/images', key, `${width ?? 'default'}.${format}`)
    const source = await pictureFile(dataDir, key, drawMissing)
    if (!source) return undefined
    const [before, now] = await Promise.all([modified(cached), modified(source)])
    if (before && now && before >= now) return readFile(cached)
    const size = width ? { width } : { height: defaultMaxHeight }
    const image = sharp(source, { limitInputPixels: 50_000_000 })
      .rotate()
      .resize({ ...size, withoutEnlargement: true })
    const bytes = await encode(image, format).toBuffer()
    await mkdir(dirname(cached), { recursive: true })
    // Written to a temporary file and renamed, so that no request reads a partial picture.
    const partial = `${cached}.${process.pid}.tmp`
    await writeFile(partial, bytes)
    await rename(partial, cached)
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

/** The file of a picture in the media folder; a missing one is drawn if possible. */
export async function pictureFile(
  dataDir: string,
  key: string,
  drawMissing: DrawMissing = async () => false,
): Promise<string | undefined> {
  const base = join(dataDir, 'media', key)
  return (await findSource(base)) ?? ((await drawMissing(dataDir, key)) ? findSource(base) : undefined)
}

async function findSource(base: string): Promise<string | undefined> {
  for (const extension of sources) if (await modified(`${base}.${extension}`)) return `${base}.${extension}`
  return undefined
}

/** File system error codes of a path that does not exist. */
const absent = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']

async function modified(file: string): Promise<number | undefined> {
  try {
    return (await stat(file)).mtimeMs
  } catch (error) {
    if (absent.includes((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}
