import sharp from 'sharp'
import { expect, it } from 'vitest'
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

it('is none of a black drawing, of white letters on nothing, or of an empty picture', async () => {
  for (const inner of ['<rect width="60" height="60" fill="#222"/>', '<circle r="30" fill="#fff"/>', ''])
    expect(await mainColor(await drawing(inner))).toBeUndefined()
})
