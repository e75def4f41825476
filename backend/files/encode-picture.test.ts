import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createProcesses } from '../apart/processes.ts'
import type { PictureJob } from './draw-picture.ts'
import { encodePicture as encode, type PictureLimits } from './encode-picture.ts'
import { pictureProgram } from './picture-process.ts'
import { TooComplexError } from './too-complex-error.ts'

const encodePicture = (sent: Uint8Array, limits?: PictureLimits) => encode(sent, 'somebody', limits)

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
  const library = { kinds: ['jpeg', 'heic', 'svg'] as const }
  it('is taken from a phone: HEIC, turned upright, only where it is asked for', async () => {
    const photo = readFileSync('backend/files/fixtures/photo.heic')
    await expect(encodePicture(photo)).rejects.toMatchObject({ code: 'UNSUPPORTED_TYPE' })
    const { bytes, width, height } = await encodePicture(photo, library)
    expect({ width, height }).toEqual({ width: 192, height: 256 })
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * info.channels).subarray(0, 3),
    ]
    // Lying, this is the teal circle of the fixture; standing, it is in the same corner.
    const [red = 0, green = 0, blue = 0] = at(92, 90)
    expect(red).toBeLessThan(40)
    expect(green).toBeGreaterThan(80)
    expect(blue).toBeGreaterThan(90)
  })
  it('is refused if it only says that it is HEIC', async () => {
    const broken = Buffer.concat([
      readFileSync('backend/files/fixtures/photo.heic').subarray(0, 400),
      Buffer.alloc(900),
    ])
    await expect(encodePicture(broken, library)).rejects.toMatchObject({ code: 'UNSUPPORTED_TYPE' })
  })
  it('is drawn large from an SVG without pixels', async () => {
    const drawing = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12"><rect width="24" height="12"/></svg>',
    )
    const { width, height } = await encodePicture(drawing, library)
    expect(width).toBeGreaterThanOrEqual(1500)
    expect(Math.abs(width / height - 2)).toBeLessThan(0.01)
  })
  it.each([
    ['nested', '<g>'.repeat(280_000)],
    ['made of many shapes', '<g/>'.repeat(25_000)],
  ])('is refused as a drawing that is too much %s', async (_, inside) => {
    const drawing = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`)
    await expect(encodePicture(drawing, library)).rejects.toMatchObject({
      cause: expect.any(TooComplexError),
    })
  })
  it('is given up as a drawing of three kilobytes that would be drawn for minutes', async () => {
    const uses = (of: number) => `<use href="#g${of}" xlink:href="#g${of}"/>`.repeat(10)
    const groups = Array.from({ length: 9 }, (_, index) => `<g id="g${index + 1}">${uses(index)}</g>`).join(
      '',
    )
    const shape = '<path id="g0" d="M0 0L50 50L20 80z"/>'
    const root =
      'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 99 99"'
    const bytes = Buffer.from(`<svg ${root}><defs>${shape}${groups}</defs>${uses(9)}</svg>`)
    const limits = { processes: 1, waiting: 1, each: 1, deadlineMs: () => 2000, idleMs: 0 }
    const draw = createProcesses<PictureJob, unknown>({ program: pictureProgram, ...limits })
    const job = { bytes, kind: 'svg', maxWidth: 2880, maxHeight: 2880, part: undefined } as const
    await expect(draw(job, 'somebody')).rejects.toMatchObject({ reason: 'late' })
  })
  it('is cut to a part of it', async () => {
    const sent = await plain(400, 200).jpeg().toBuffer()
    const part = { X: 0.5, Y: 0, WIDTH: 0.5, HEIGHT: 0.5 }
    expect(await encodePicture(sent, { part })).toMatchObject({ width: 200, height: 100 })
  })
})
