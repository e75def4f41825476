import { createImageUrlBuilder } from '@sanity/image-url'
import { isRecord } from '../../../schemas/core/is-record.ts'

/** Where pictures of a dataset are served. */
export type Pictures = { projectId: string; dataset: string; baseUrl?: string }

type Crop = { left: number; right: number; top: number; bottom: number }

const share = (value: unknown): number => (typeof value === 'number' && value > 0 && value < 1 ? value : 0)
const cropOf = (crop: unknown): Crop => {
  const { left, right, top, bottom } = isRecord(crop) ? crop : {}
  return { left: share(left), right: share(right), top: share(top), bottom: share(bottom) }
}

/** The id of an uploaded picture and its dimensions, which it names: `image-<hash>-2000x1500-jpg`. */
function assetOf(asset: unknown): { _ref: string; width: number; height: number } | undefined {
  const { _ref, _id } = isRecord(asset) ? asset : {}
  const id = _ref ?? _id
  if (typeof id !== 'string') return undefined
  const [, width, height] = /^image-[A-Za-z0-9_]+-(\d+)x(\d+)-[a-z0-9]+$/.exec(id) ?? []
  return width && height ? { _ref: id, width: Number(width), height: Number(height) } : undefined
}

const rounded = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000

/**
 * Address, size and focus of an uploaded picture as its editor has cropped it; the focus is the middle of the hotspot within the crop.
 * Empty for one that is still being uploaded, or whose id says no size.
 */
export function readImage(
  image: unknown,
  pictures: Pictures,
): { src: string; width: number; height: number; focus?: { x: number; y: number } } | Record<string, never> {
  if (!isRecord(image)) return {}
  const asset = assetOf(image.asset)
  if (!asset) return {}
  const crop = cropOf(image.crop)
  const [wide, high] = [1 - crop.left - crop.right, 1 - crop.top - crop.bottom]
  if (wide <= 0 || high <= 0) return {}
  const src = createImageUrlBuilder({ ...pictures })
    .image({ asset: { _ref: asset._ref }, crop })
    .auto('format')
    .url()
  const { x, y } = isRecord(image.hotspot) ? image.hotspot : {}
  const focus =
    typeof x === 'number' && typeof y === 'number'
      ? { x: rounded((x - crop.left) / wide), y: rounded((y - crop.top) / high) }
      : undefined
  return {
    src,
    width: Math.max(1, Math.round(asset.width * wide)),
    height: Math.max(1, Math.round(asset.height * high)),
    ...(focus && { focus }),
  }
}
