/** Pixels with red, green, blue and opacity, a byte each. */
type Pixels = { width: number; height: number; data: Uint8Array | Uint8ClampedArray }

const types = { short: 3, long: 4, undefined: 7 } as const

/** A field of a TIFF: its number, its type, how many values it has, and its value or where its values are. */
type Field = readonly [tag: number, type: keyof typeof types, count: number, value: number]

/**
 * A TIFF file of pixels as they are, which passes the profile of their colours to the image library. The reader leaves opacity out: the
 * fourth value has no meaning.
 */
export function pixelTiff({ width, height, data }: Pixels, profile: Uint8Array = new Uint8Array()): Buffer {
  const fieldCount = profile.length > 0 ? 12 : 11
  const bitsAt = 8 + 2 + fieldCount * 12 + 4
  const profileAt = bitsAt + 8
  const pixelsAt = profileAt + profile.length + (profile.length % 2)
  const fields: Field[] = [
    [256, 'long', 1, width],
    [257, 'long', 1, height],
    [258, 'short', 4, bitsAt],
    [259, 'short', 1, 1],
    [262, 'short', 1, 2],
    [273, 'long', 1, pixelsAt],
    [277, 'short', 1, 4],
    [278, 'long', 1, height],
    [279, 'long', 1, data.length],
    [284, 'short', 1, 1],
    [338, 'short', 1, 0],
    ...(profile.length > 0 ? [[34675, 'undefined', profile.length, profileAt] as const] : []),
  ]
  const file = Buffer.alloc(pixelsAt + data.length)
  file.write('II*\0', 'latin1')
  file.writeUInt32LE(8, 4)
  file.writeUInt16LE(fieldCount, 8)
  for (const [index, [tag, type, count, value]] of fields.entries()) {
    const at = 10 + index * 12
    file.writeUInt16LE(tag, at)
    file.writeUInt16LE(types[type], at + 2)
    file.writeUInt32LE(count, at + 4)
    file.writeUInt32LE(value, at + 8)
  }
  for (const index of [0, 1, 2, 3]) file.writeUInt16LE(8, bitsAt + 2 * index)
  file.set(profile, profileAt)
  file.set(data, pixelsAt)
  return file
}
