import { all } from 'heic-decode'

type Size = { width: number; height: number }

/** Pixels of a decoded picture: red, green, blue and opacity, a byte each. */
type Pixels = Size & { data: Uint8ClampedArray }

/** Decodes a HEIC photo, upright, which the image library does not read. Rejects for broken files and too many pixels. */
export async function decodeHeic(bytes: Uint8Array, maxPixels: number): Promise<Pixels> {
  // Its types leave out the size, which its documentation names.
  const [image] = (await all({ buffer: bytes })) as (Size & { decode: () => Promise<Pixels> })[]
  if (!image || image.width * image.height > maxPixels) throw new Error('no photo, or too many pixels')
  return image.decode()
}
