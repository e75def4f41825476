import { crossPath } from '../../ui/icon/brand-cross.tsx'
import { readableOn } from './colors.ts'
import { measure, outlines } from './outlines.ts'

// Height of a capital letter of Onest, as a share of its size.
const capital = 0.7

/** A letter on a square of the accent colour, `size` pixels wide; the product's cross if the font lacks the letter. */
export function monogram(letter: string, accent: string, size: number, radius: number): string {
  const fill = readableOn(accent)
  // Limited by the wider side of the letter.
  const letterSize = Math.min(size * 0.72, (size * size * 0.55) / (measure(letter, size, 650) || 1))
  const { svg, width } = outlines(letter, letterSize, 650)
  const sign = svg
    ? `<g fill="${fill}" transform="translate(${(size - width) / 2} ${size / 2 + (letterSize * capital) / 2})">${svg}</g>`
    : `<path fill="${fill}" transform="translate(${size / 4} ${size / 4}) scale(${size / 16})" d="${crossPath}"/>`
  return `<rect width="${size}" height="${size}" rx="${radius}" fill="${accent}"/>${sign}`
}
