import { createHash } from 'node:crypto'
import sharp, { type FormatEnum } from 'sharp'
import { apiErrors } from './api-error.ts'
import type { StandInDocument } from './dataset.ts'

/** The pictures of a dataset: what was uploaded, and a plain one of the size in its id for each other asset. */
export class Pictures {
  readonly #uploaded = new Map<string, Buffer>()

  /** Keeps an uploaded picture; its document, as the service makes it, with the address `url` begins. */
  async upload(bytes: Buffer, filename: string | null, url: string): Promise<StandInDocument> {
    const { width, height, format, hasAlpha } = await sharp(bytes).metadata()
    const hash = createHash('sha1').update(bytes).digest('hex')
    const extension = format === 'jpeg' ? 'jpg' : format
    const file = `${hash}-${width}x${height}.${extension}`
    this.#uploaded.set(file, bytes)
    return {
      _id: `image-${hash}-${width}x${height}-${extension}`,
      _type: 'sanity.imageAsset',
      assetId: hash,
      sha1hash: hash,
      extension,
      mimeType: `image/${format}`,
      ...(filename && { originalFilename: filename }),
      size: bytes.length,
      path: url.replace(/^https?:\/\/[^/]+\//, '') + file,
      url: url + file,
      metadata: {
        _type: 'sanity.imageMetadata',
        hasAlpha,
        isOpaque: !hasAlpha,
        dimensions: { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height },
      },
    }
  }

  /** A picture of the CDN in the size, part and format that are asked for. */
  async read({ pathname, searchParams: asked }: URL): Promise<{ type: string; bytes: Buffer }> {
    const file = pathname.split('/').at(-1) ?? ''
    const [, width, height, extension] = /-(\d+)x(\d+)\.(\w+)$/.exec(file) ?? []
    if (!width || !height || !extension) throw apiErrors.unknownPath()
    const size = { width: Number(width), height: Number(height) }
    const uploaded = this.#uploaded.get(file)
    let picture = uploaded ? sharp(uploaded) : sharp({ create: { ...size, channels: 3, background: '#8a8' } })
    const [left, top, partWidth, partHeight] = (asked.get('rect') ?? '').split(',').map(Number)
    if (left !== undefined && top !== undefined && partWidth && partHeight) {
      picture = picture.extract({ left, top, width: partWidth, height: partHeight })
    }
    const [toWidth, toHeight] = ['w', 'h'].map((name) => Number(asked.get(name)) || undefined)
    if (toWidth || toHeight) {
      const fit = toWidth && toHeight && asked.get('fit') === 'crop' ? 'cover' : 'inside'
      const withoutEnlargement = asked.get('fit') === 'max'
      picture = picture.resize({ width: toWidth, height: toHeight, fit, withoutEnlargement })
    }
    const format =
      asked.get('auto') === 'format' ? 'webp' : (asked.get('fm') ?? extension).replace(/^jpg$/, 'jpeg')
    const bytes = await picture.toFormat(format as keyof FormatEnum).toBuffer()
    return { type: `image/${format}`, bytes }
  }
}
