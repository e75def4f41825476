import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { encodePicture } from './encode-picture.ts'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
const withWords = { exif: { IFD0: { Artist: 'Somebody', Orientation: '6' } } }

describe('a sent picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('is drawn anew from %s, with its colour', async (format) => {
    const encoded = await encodePicture(await plain(300, 200).toFormat(format).toBuffer())
    expect(encoded).toMatchObject({ width: 300, height: 200, extension: 'webp' })
    expect(encoded.color).toMatch(/^#3[2-4]6[5-7]9[8-a]$/)
    expect((await sharp(encoded.bytes).metadata()).format).toBe('webp')
  })
  it('stands upright and tells nothing of where it was made', async () => {
    const sent = await plain(300, 200)
      .withMetadata({ orientation: 6 })
      .withExif(withWords.exif)
      .jpeg()
      .toBuffer()
    expect((await sharp(sent).metadata()).exif).toBeDefined()
    const { bytes } = await encodePicture(sent)
    const { exif, icc, xmp, orientation } = await sharp(bytes).metadata()
    expect({ exif, icc, xmp, orientation }).toEqual({})
  })
  it('is made as small as it may be, keeping its shape', async () => {
    const sent = await plain(1600, 800).png().toBuffer()
    expect(await encodePicture(sent, { maxHeight: 400 })).toMatchObject({ width: 800, height: 400 })
    expect(await encodePicture(sent, { maxWidth: 5000 })).toMatchObject({ width: 1600, height: 800 })
  })
  it('keeps nothing of a file that is a picture and a script at once', async () => {
    const jpeg = await plain(20, 20).jpeg().toBuffer()
    const polyglot = Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')])
    const { bytes } = await encodePicture(polyglot)
    expect(Buffer.from(bytes).includes('script')).toBe(false)
  })
  it('may not unpack into more pixels than a camera makes', async () => {
    const bomb = await plain(9000, 6000).png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.byteLength).toBeLessThan(1_000_000)
    await expect(encodePicture(bomb)).rejects.toMatchObject({ code: 'UNSUPPORTED_TYPE' })
  })
  it.each([
    ['a drawing that could hold a script', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['a page', '<!doctype html>'],
    ['nothing', ''],
    ['a start without the rest', '\xff\xd8\xff\xe0'],
  ])('is not %s', async (_, text) => {
    await expect(encodePicture(Buffer.from(text, 'latin1'))).rejects.toMatchObject({
      code: 'UNSUPPORTED_TYPE',
    })
  })
  it('has at most five megabytes', async () => {
    const sent = new Uint8Array(5 * 1024 * 1024 + 1).fill(0xff)
    await expect(encodePicture(sent)).rejects.toMatchObject({ code: 'TOO_LARGE' })
  })
})
