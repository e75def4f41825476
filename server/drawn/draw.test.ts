import sharp from 'sharp'
import { describe, expect, it, test } from 'vitest'
import { iconKinds, iconSizes } from '../../site/document/drawn.ts'
import { readableOn } from './colors.ts'
import { drawCard } from './draw-card.ts'
import { drawIcon } from './draw-icon.ts'
import { pictureReader } from './picture-reader.ts'

const square = (color: string, radius: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400" rx="${radius}" fill="${color}"/></svg>`,
  )
const disc = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><circle cx="200" cy="200" r="150" fill="#a02040"/></svg>',
)
const media: Record<string, Buffer> = {
  '/images/logo': square('#0b6e7f', 80),
  '/images/disc': disc,
  '/images/broken': Buffer.from('no picture at all'),
}
const told: unknown[] = []
const read = pictureReader(async (src) => media[src], {
  warn: (problem: unknown) => told.push(problem),
} as never)

/** Red, green, blue and alpha at a point; `x` and `y` are fractions of width and height. */
async function pixel(png: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))) * 4
  return [...data.subarray(at, at + 4)]
}
const isNear = (color: number[], other: number[]) =>
  color.every((value, index) => Math.abs(value - (other[index] ?? 0)) < 24)
const teal = [11, 110, 127, 255]

describe('a picture for social networks', () => {
  const card = {
    heading: 'Әдістемелік кеңестер',
    name: 'Тау',
    line: 'Өскемен',
    letter: 'Т',
    accent: '#0b6e7f',
  }

  it('has the size that they want, the accent and the letter of the clinic', async () => {
    const png = await drawCard(card, read)
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(isNear(await pixel(png, 0.5, 0.995), teal)).toBe(true)
    expect(isNear(await pixel(png, 0.07, 0.22), teal)).toBe(true)
  })

  it('is another one for another text', async () => {
    expect(await drawCard({ ...card, heading: 'Бағалар' }, read)).not.toEqual(await drawCard(card, read))
  })

  it('shows the picture of its page at its side', async () => {
    const png = await drawCard({ ...card, picture: '/images/logo' }, read)
    expect(isNear(await pixel(png, 0.85, 0.5), teal)).toBe(true)
    expect(isNear(await pixel(await drawCard(card, read), 0.85, 0.5), teal)).toBe(false)
  })

  it('does without a picture that is broken or not there, and tells of the broken one', async () => {
    const plain = await drawCard(card, read)
    expect(await drawCard({ ...card, picture: '/images/nowhere', logo: '/images/broken' }, read)).toEqual(
      plain,
    )
    expect(told).toHaveLength(1)
  })

  it('is drawn whatever the text is', async () => {
    for (const heading of ['', ' ', '医院', '<script>&"', 'a'.repeat(500), '\u0301\u0301', '\ud800'])
      expect(
        await sharp(await drawCard({ ...card, heading, letter: heading.slice(0, 1) }, read)).metadata(),
      ).toMatchObject({ width: 1200 })
  })
})

describe('the icon of a site', () => {
  const letter = { letter: 'Ғ', accent: '#0b6e7f' }

  it('is a letter on the accent where there is no picture', async () => {
    const png = await drawIcon(letter, 'icon', read)
    expect(await pixel(png, 0, 0)).toMatchObject({ 3: 0 })
    expect(isNear(await pixel(png, 0.5, 0.05), teal)).toBe(true)
    expect(png).not.toEqual(await drawIcon({ ...letter, letter: 'Г' }, 'icon', read))
  })

  it.each(iconKinds)('is drawn as %s in its size, from a picture and as a letter', async (kind) => {
    const side = iconSizes[kind]
    for (const icon of [letter, { ...letter, src: '/images/disc' }])
      expect(await sharp(await drawIcon(icon, kind, read)).metadata()).toMatchObject({
        format: 'png',
        width: side,
        height: side,
      })
  })

  it('has no transparent pixel on a phone', async () => {
    for (const icon of [letter, { ...letter, src: '/images/disc' }, { ...letter, src: '/images/logo' }]) {
      const png = await drawIcon(icon, 'touch', read)
      expect((await sharp(png).stats()).isOpaque).toBe(true)
    }
  })

  it('goes on in its own colour to the edge of a phone’s icon, or has a margin there', async () => {
    expect(
      isNear(await pixel(await drawIcon({ ...letter, src: '/images/logo' }, 'touch', read), 0, 0), teal),
    ).toBe(true)
    const withMargin = await drawIcon({ ...letter, src: '/images/disc' }, 'touch', read)
    expect(await pixel(withMargin, 0, 0)).toEqual([255, 255, 255, 255])
  })

  it('is the letter where the picture is broken', async () => {
    expect(await drawIcon({ ...letter, src: '/images/broken' }, 'icon', read)).toEqual(
      await drawIcon(letter, 'icon', read),
    )
  })
})

test('a letter is white on a dark accent and dark on a light one', () => {
  expect(readableOn('#0b6e7f')).toBe('#ffffff')
  expect(readableOn('#e8c547')).not.toBe('#ffffff')
})
