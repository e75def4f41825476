import jsQR from 'jsqr'
import sharp, { type Sharp } from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { codePng, codeSvg } from './draw-code.ts'

const text = 'https://klinika-na-abaya.example/s/priem4you?p=a120'

/** A loud logo, wider than it is high. */
const logo = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#d4001a' } })
  .webp()
  .toBuffer()

/** What a camera reads in a picture. */
async function read(picture: Sharp): Promise<string | undefined> {
  const { data, info } = await picture
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}

describe.each([
  ['plain', undefined],
  ['with a logo', logo],
])('a code %s is read', (_, withLogo) => {
  let png: Buffer
  beforeAll(async () => {
    png = await codePng({ text, color: '#000000', logo: withLogo })
  })
  it.each([
    ['as it is', (picture: Sharp) => picture],
    ['printed small: 2 cm at 150 dots an inch', (picture: Sharp) => picture.resize(118)],
    ['turned by a hand', (picture: Sharp) => picture.resize(400).rotate(23, { background: '#ffffff' })],
    ['upside down', (picture: Sharp) => picture.resize(300).rotate(180)],
    ['out of focus', (picture: Sharp) => picture.resize(300).blur(1.5)],
    ['in a dim room', (picture: Sharp) => picture.resize(300).linear(0.35, 20)],
  ])('%s', async (_name, seen) => {
    // Each step of sharp is done in its own order, so what was printed is one picture and how it is seen another.
    expect(await read(sharp(await seen(sharp(png)).png().toBuffer()))).toBe(text)
  })
})

it('a code in the darkest colour of a clinic that is readable is read, too', async () => {
  expect(await read(sharp(await codePng({ text, color: '#9c4526', logo })).resize(240))).toBe(text)
})

it('the SVG has its logo inside, and is the same code', async () => {
  const svg = await codeSvg({ text, color: '#000000', logo })
  expect(svg).toContain('data:image/png;base64,')
  expect(svg).not.toContain('http://klinika')
  expect(await read(sharp(Buffer.from(svg)))).toBe(text)
})

it('a logo that cannot be read is left out', async () => {
  const png = await codePng({ text, color: '#000000', logo: new Uint8Array([1, 2, 3]) })
  expect(await read(sharp(png))).toBe(text)
})
