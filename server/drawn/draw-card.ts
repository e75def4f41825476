import sharp from 'sharp'
import type { SocialCard } from '../../schemas/page/page.ts'
import { socialCardSize } from '../../site/document/drawn.ts'
import { colors } from './colors.ts'
import { fitText, type Room } from './fit-text.ts'
import { monogram } from './monogram.ts'
import { outlines } from './outlines.ts'
import type { ReadPicture } from './picture-reader.ts'

const { width, height } = socialCardSize
const edge = 72
const strip = 14
const tile = 96
const photoWidth = 420

/** The picture that social networks show of a page, as PNG: clinic, title, place, and the page's picture beside them. */
export async function drawCard(card: SocialCard, read: ReadPicture): Promise<Buffer> {
  const open = (src: string | undefined) => (src ? read(src) : undefined)
  const [photo, logo] = await Promise.all([open(card.picture), open(card.logo)])
  const [photoBytes, logoBytes] = await Promise.all([
    photo?.resize(photoWidth, height, { fit: 'cover', position: 'attention' }).png().toBuffer(),
    logo?.resize(tile, tile, { fit: 'contain', background: '#ffffff00' }).png().toBuffer(),
  ])
  const svg = cardSvg(card, {
    textWidth: width - 2 * edge - (photo ? photoWidth : 0),
    hasLogo: Boolean(logo),
  })
  return sharp(Buffer.from(svg))
    .composite([
      ...(photoBytes ? [{ input: photoBytes, left: width - photoWidth, top: 0 }] : []),
      ...(logoBytes ? [{ input: logoBytes, left: edge, top: edge }] : []),
    ])
    .png({ compressionLevel: 9, palette: true, quality: 90 })
    .toBuffer()
}

function cardSvg(card: SocialCard, { textWidth, hasLogo }: { textWidth: number; hasLogo: boolean }): string {
  const bottom = height - edge - strip
  const besideTile = edge + tile + 28
  const name = block(
    card.name ?? '',
    { width: textWidth - tile - 28, lines: 2, sizes: [32, 28], weight: 650 },
    { x: besideTile, fill: colors.ink, middle: edge + tile / 2 },
  )
  const line = block(
    card.line ?? '',
    { width: textWidth, lines: 1, sizes: [30, 26], weight: 450 },
    { x: edge, fill: colors.soft, bottom },
  )
  const heading = block(
    card.heading,
    { width: textWidth, lines: 3, sizes: [88, 80, 72, 64, 58, 52, 46], weight: 650 },
    { x: edge, fill: colors.ink, bottom: bottom - (card.line ? 62 : 0) },
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${colors.paper}"/>`,
    `<rect y="${height - strip}" width="${width}" height="${strip}" fill="${card.accent}"/>`,
    hasLogo
      ? ''
      : `<g transform="translate(${edge} ${edge})">${monogram(card.letter, card.accent, tile, 20)}</g>`,
    name,
    heading,
    line,
    '</svg>',
  ].join('')
}

type TextPlace = { x: number; fill: string } & ({ bottom: number } | { middle: number })

/** Lines of text, the last one on the baseline `bottom`, or all centred around `middle`. */
function block(text: string, room: Room, place: TextPlace): string {
  if (!text.trim()) return ''
  const { lines, size } = fitText(text, room)
  const leading = size * 1.16
  const last =
    'bottom' in place ? place.bottom : place.middle + ((lines.length - 1) * leading) / 2 + size * 0.35
  const rows = lines.map((line, index) => {
    const y = last - (lines.length - 1 - index) * leading
    return `<g transform="translate(${place.x} ${y.toFixed(1)})">${outlines(line, size, room.weight).svg}</g>`
  })
  return `<g fill="${place.fill}">${rows.join('')}</g>`
}
