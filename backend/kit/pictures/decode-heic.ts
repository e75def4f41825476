import { all } from 'heic-decode'
import { pixelTiff } from './pixel-tiff.ts'

/** Pixels of a decoded picture: red, green, blue and opacity, a byte each. */
type Pixels = { width: number; height: number; data: Uint8ClampedArray }

/**
 * Decodes a HEIC photo, upright, which the image library does not read, into a file that it does; `profile` is the profile of its colours.
 * `at` is the number of the photo among those of the file. Rejects for broken files.
 */
export async function decodeHeic(bytes: Uint8Array, at: number, profile?: Uint8Array): Promise<Uint8Array> {
  // Its types leave out that it has to be freed, which its documentation says.
  const images = (await all({ buffer: bytes })) as { decode: () => Promise<Pixels> }[] & {
    dispose: () => void
  }
  try {
    const image = images[at] ?? images[0]
    if (!image) throw new Error('no photo')
    return pixelTiff(await image.decode(), profile)
  } finally {
    images.dispose()
  }
}
