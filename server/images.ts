import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { pictureWidths } from '../ui/picture-source.ts'

/** C-9: height of a picture that is asked for without a width. */
const defaultMaxHeight = 400
const formats = ['avif', 'webp', 'jpeg'] as const
type Format = (typeof formats)[number]
const sources = ['svg', 'png', 'jpg', 'webp']
/** Only those exist, so that nobody can fill the disk with others. */
const isWidth = (width: number) => pictureWidths.some((known) => known === width)
const address = /^\/images\/([a-z0-9_-]+(?:\/[a-z0-9_-]+)*?)(?:\/(\d+))?$/

const formatFor = (accept: string | undefined): Format =>
  accept?.includes('image/avif') ? 'avif' : accept?.includes('image/webp') ? 'webp' : 'jpeg'

/** Draws the picture of `key` into the media folder; false when it cannot. */
export type DrawMissing = (dataDir: string, key: string) => Promise<boolean>

/**
 * Pictures from `dataDir/media` in the width and format that a browser takes, made once and kept in `dataDir/cache`.
 * One that is not there is drawn by `drawMissing`: with a shared database another machine has it. Answers false where
 * there is no such picture.
 */
export function createImages(dataDir: string, drawMissing: DrawMissing = async () => false) {
  const making = new Map<string, Promise<Buffer | undefined>>()

  async function make(key: string, width: number | undefined, format: Format): Promise<Buffer | undefined> {
    const kept = join(dataDir, 'cache/images', key, `${width ?? 'default'}.${format}`)
    const source = await pictureFile(dataDir, key, drawMissing)
    if (!source) return undefined
    const [before, now] = await Promise.all([modified(kept), modified(source)])
    if (before && now && before >= now) return readFile(kept)
    const size = width ? { width } : { height: defaultMaxHeight }
    const image = sharp(source, { limitInputPixels: 50_000_000 })
      .rotate()
      .resize({ ...size, withoutEnlargement: true })
    const bytes = await encode(image, format).toBuffer()
    await mkdir(dirname(kept), { recursive: true })
    // Written beside and renamed, so that no reader meets half a picture.
    const partial = `${kept}.${process.pid}.tmp`
    await writeFile(partial, bytes)
    await rename(partial, kept)
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
      'x-content-type-options': 'nosniff',
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

/** The file of a picture in the media folder, drawn if it can be and is not there. */
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

/** Codes of the file system for a path that cannot be there. */
const absent = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']

async function modified(file: string): Promise<number | undefined> {
  try {
    return (await stat(file)).mtimeMs
  } catch (error) {
    if (absent.includes((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}
