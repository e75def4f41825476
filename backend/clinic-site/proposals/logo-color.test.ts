import sharp from 'sharp'
import { expect, it } from 'vitest'
import { oklchOf } from '../../../schemas/formats/oklch.ts'
import { mainColor } from './logo-color.ts'

const drawing = (inner: string) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">${inner}</svg>`))
    .webp({ lossless: true })
    .toBuffer()

it('is the colour that most of a logo has, whatever its ground and its black letters', async () => {
  const logo = await drawing(
    '<rect width="100" height="100" fill="#fff"/><rect y="70" width="100" height="20" fill="#111"/><circle cx="50" cy="35" r="28" fill="#7b3569"/><circle cx="50" cy="35" r="8" fill="#1f6b4a"/>',
  )
  expect(await mainColor(logo)).toMatch(/^#7[9-d]3[3-7]6[7-b]$/)
})

it('is the colour of thin letters, and not of their pale edges', async () => {
  const logo = await drawing(
    '<rect width="100" height="100" fill="#fff"/><path d="M5 20h90M5 40h90M5 60h90M5 80h90M20 5v90M50 5v90M80 5v90" stroke="#2d7d46" stroke-width="3"/>',
  )
  const { l } = oklchOf((await mainColor(logo)) ?? '#fff')
  expect(Math.abs(l - oklchOf('#2d7d46').l)).toBeLessThan(0.08)
})

it('is none of a black drawing, of white letters on nothing, or of an empty picture', async () => {
  for (const inner of ['<rect width="60" height="60" fill="#222"/>', '<circle r="30" fill="#fff"/>', ''])
    expect(await mainColor(await drawing(inner))).toBeUndefined()
})
