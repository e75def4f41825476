import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createProcesses } from '../processes/processes.ts'
import { decodeHeic } from './decode-heic.ts'
import type { PictureJob } from './draw-picture.ts'
import { encodePicture as encode, type PictureLimits } from './encode-picture.ts'
import { pictureProgram } from './picture.process.ts'
import { pixelTiff } from './pixel-tiff.ts'
import { withProfile } from './test/heic-with-profile.ts'

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
  it('may be as large as those of phones, and larger as JPEG', async () => {
    const photo = await plain(8192, 6144).png({ compressionLevel: 1 }).toBuffer()
    expect(await encodePicture(photo)).toMatchObject({ width: 2400, height: 1800 })
    const larger = await plain(10_000, 9_000).jpeg().toBuffer()
    expect(await encodePicture(larger)).toMatchObject({ width: 2400, height: 2160 })
  })
  it.each([
    ['a page', '<!doctype html>'],
    ['a document', '%PDF-1.4'],
  ])('is not %s', async (_, text) => {
    await expect(encodePicture(Buffer.from(text, 'latin1'))).rejects.toMatchObject({
      code: 'UNSUPPORTED_TYPE',
    })
  })
  const animation = async (format: 'webp' | 'gif') => {
    const frames = await Promise.all(
      ['#369', '#963'].map((background) =>
        sharp({ create: { width: 8, height: 8, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    return sharp(frames, { join: { animated: true } })
      .toFormat(format)
      .toBuffer()
  }
  const cut = (file: Buffer) => file.subarray(0, file.length / 2)
  const noise = () =>
    sharp({
      create: {
        width: 64,
        height: 64,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
  const animatedPng = async () => {
    const still = await plain(8, 8).png().toBuffer()
    const control = Buffer.from('0000000861635443000000020000000000000000', 'hex')
    control.write('acTL', 4, 'latin1')
    return Buffer.concat([still.subarray(0, 33), control, still.subarray(33)])
  }
  it.each([
    ['fileEmpty', 'nothing', () => Buffer.alloc(0)],
    ['damaged', 'a JPEG without its end', async () => cut(await noise().jpeg().toBuffer())],
    ['damaged', 'a PNG without its end', async () => cut(await noise().png().toBuffer())],
    ['damaged', 'a WebP without its end', async () => cut(await noise().webp().toBuffer())],
    ['damaged', 'a start without the rest', () => Buffer.from('ffd8ffe0', 'hex')],
    ['tooManyPixels', 'a PNG that unpacks into more', () => plain(9000, 6200).png().toBuffer()],
    ['tooManyPixels', 'a JPEG of more', () => plain(10_100, 10_000).jpeg().toBuffer()],
    ['animated', 'an animated WebP', () => animation('webp')],
    ['animated', 'an animated PNG', animatedPng],
    ['otherPictureKind', 'a GIF', () => animation('gif')],
    ['otherPictureKind', 'a TIFF', () => plain(8, 8).tiff().toBuffer()],
    ['otherPictureKind', 'an AVIF', () => plain(8, 8).avif().toBuffer()],
    ['otherPictureKind', 'a HEIC', () => readFileSync('backend/kit/pictures/fixtures/photo.heic')],
    ['otherPictureKind', 'a drawing', () => Buffer.from('<svg width="9" height="9"/>')],
    [
      'nothingToDraw',
      'a transparent picture',
      () =>
        sharp({ create: { width: 8, height: 8, channels: 4, background: '#0000' } })
          .png()
          .toBuffer(),
    ],
  ] as const)('is refused as %s: %s', async (fault, _, file) => {
    await expect(encodePicture(await file())).rejects.toMatchObject({
      code: 'UNSUPPORTED_TYPE',
      cause: { fault },
    })
  })
  it('has at most five megabytes', async () => {
    const sent = new Uint8Array(5 * 1024 * 1024 + 1).fill(0xff)
    await expect(encodePicture(sent)).rejects.toMatchObject({ code: 'TOO_LARGE' })
  })
  const library = { kinds: ['jpeg', 'png', 'heic', 'svg'] as const }
  it('is taken from a phone: HEIC, turned upright, only where it is asked for', async () => {
    const photo = readFileSync('backend/kit/pictures/fixtures/photo.heic')
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
      readFileSync('backend/kit/pictures/fixtures/photo.heic').subarray(0, 400),
      Buffer.alloc(900),
    ])
    await expect(encodePicture(broken, library)).rejects.toMatchObject({ cause: { fault: 'damaged' } })
  })
  const around = (bitmap: Buffer, whole = 'viewBox="0 0 9 9"') =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${whole}><a xlink:href="#"><image width="100%" height="100%" xlink:href="data:image/png;base64,${bitmap.toString('base64')}"/></a></svg>`,
    )
  it('has the colours of its profile as HEIC, PNG and JPEG alike', async () => {
    const photo = readFileSync('backend/kit/pictures/fixtures/photo.heic')
    const { icc } = await sharp(await plain(8, 8).withIccProfile('p3').png().toBuffer()).metadata()
    if (!icc) throw new Error('there is no profile')
    const { data, info } = await sharp(await decodeHeic(photo, 0))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const same = sharp(pixelTiff({ ...info, data }, icc))
      .removeAlpha()
      .keepIccProfile()
    const colors = async (file: Uint8Array) =>
      (await sharp((await encodePicture(file, library)).bytes).stats()).channels.flatMap(
        ({ min, mean, max }) => [min, mean, max],
      )
    const expected = await colors(await same.clone().png().toBuffer())
    const far = (found: readonly number[]) =>
      Math.max(...found.map((value, at) => Math.abs(value - (expected[at] ?? 0))))
    expect(
      far(await colors(await same.clone().jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer())),
    ).toBeLessThan(6)
    expect(far(await colors(withProfile(photo, icc)))).toBeLessThan(6)
    const whole = `viewBox="0 0 ${info.width} ${info.height}"`
    for (const bitmap of [
      await same.clone().png().toBuffer(),
      await same.clone().jpeg({ quality: 100 }).toBuffer(),
    ])
      expect(far(await colors(around(bitmap, whole)))).toBeLessThan(12)
    expect(far(await colors(photo))).toBeGreaterThan(12)
  })
  it.each([
    ['nothingToDraw', '<metadata>a</metadata>'],
    ['nothingToDraw', '<rect x="50" width="1" height="1"/>'],
    ['notDrawn', '<rect width="9" height="9"/><image href="photo.png" width="9" height="9"/>'],
    ['animated', '<rect width="9" height="9"><animate attributeName="x" to="9"/></rect>'],
    ['entities', '<text y="9">&nbsp;</text>'],
  ])('is refused as a drawing: %s', async (fault, inside) => {
    const drawing = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`)
    await expect(encodePicture(drawing, library)).rejects.toMatchObject({ cause: { fault } })
  })
  it.each(['png', 'jpeg'] as const)('shows a %s that is in a drawing', async (format) => {
    const { color } = await encodePicture(around(await plain(30, 30).toFormat(format).toBuffer()), library)
    expect(color).toMatch(/^#3[2-4]6[5-7]9[8-a]$/)
  })
  it.each([
    ['damaged', async () => cut(await noise().png().toBuffer())],
    ['notDrawn', () => plain(8, 8).webp().toBuffer()],
    ['notDrawn', () => plain(8, 8).toColourspace('cmyk').jpeg().toBuffer()],
    ['animated', animatedPng],
    ['tooManyPixels', () => plain(9000, 6200).png().toBuffer()],
  ] as const)('is refused with a picture in it as that picture would be: %s', async (fault, bitmap) => {
    await expect(encodePicture(around(await bitmap()), library)).rejects.toMatchObject({ cause: { fault } })
  })
  it('has a photo of a drawing upright', async () => {
    const halves = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#ff0000' } })
      .composite([{ input: await plain(20, 20).png().toBuffer(), left: 20, top: 0 }])
      .withMetadata({ orientation: 3 })
      .jpeg({ quality: 100 })
      .toBuffer()
    const { bytes } = await encodePicture(around(halves, 'viewBox="0 0 40 20"'), library)
    const { dominant } = await sharp(
      await sharp(bytes).extract({ left: 0, top: 0, width: 500, height: 500 }).toBuffer(),
    ).stats()
    expect(dominant.b).toBeGreaterThan(dominant.r)
  })
  it.each([
    ['UTF-16', (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])],
    [
      'UTF-8 that was UTF-16',
      (text: string) => Buffer.from(`<?xml version="1.0" encoding="UTF-16"?>${text}`),
    ],
    ['UTF-8 with a mark', (text: string) => Buffer.from(`\ufeff${text}`)],
  ])('is read as a drawing in %s', async (_, written) => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="#336699"/></svg>'
    expect((await encodePicture(written(drawing), library)).color).toMatch(/^#3[2-4]6[5-7]9[8-a]$/)
  })
  it('is no drawing with words that nobody can read', async () => {
    const words = [...Buffer.from('Клиника', 'utf16le')].filter((_, at) => at % 2 === 0)
    const of = (head: string) =>
      Buffer.concat([
        Buffer.from(`${head}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text y="9">`),
        Buffer.from(words.map((letter) => letter + 0xb0)),
        Buffer.from('</text></svg>'),
      ])
    await expect(encodePicture(of(''), library)).rejects.toMatchObject({ cause: { fault: 'damaged' } })
    const named = await encodePicture(of('<?xml version="1.0" encoding="windows-1251"?>'), library)
    expect(named.width).toBeGreaterThan(1000)
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
      cause: { fault: 'tooComplex' },
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
