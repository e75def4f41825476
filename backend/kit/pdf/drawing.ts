import { join } from 'node:path'
import { Font, Image, Path, Svg, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import sharp from 'sharp'
import { qrCode } from '../../../schemas/formats/qr-code.ts'
import { projectFolder } from '../project-folder.ts'

/** The font of everything that is drawn, in 400 and 600. */
export const family = 'Onest'
const weights = [400, 600]
const fonts = projectFolder('backend/kit/pdf/fonts')
Font.register({
  family,
  fonts: weights.map((fontWeight) => ({ src: join(fonts, `onest-${fontWeight}.ttf`), fontWeight })),
})

/** The longest word that fits a line; longer ones are divided anywhere. */
const maxWord = 40
// Words are never hyphenated: what a reader copies must be what was written.
Font.registerHyphenationCallback((word) =>
  word.length > maxWord ? (word.match(new RegExp(`.{1,${maxWord}}`, 'gsu')) ?? [word]) : [word],
)

/** Characters without a shape of their own, which nobody would miss; a soft hyphen is one. */
const unseen = /\p{Default_Ignorable_Code_Point}|[\u2028\u2029]/gu

/** What is drawn, with its texts normalised and without invisible characters. */
export function cleaned<T>(value: T): T
export function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC').replace(unseen, '')
  if (Array.isArray(value)) return value.map(cleaned)
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cleaned(one)]))
}

/** A text without emoji, of which the fonts have none and which say nothing that would be missed: in names and slogans, not in documents. */
export const withoutEmoji = (text: string): string =>
  text
    .replace(/\p{RGI_Emoji}/gv, '')
    .replace(/ {2,}/g, ' ')
    .trim()

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return []
  return Object.entries(value).flatMap(([key, one]) => (key.startsWith('_') ? [] : textsOf(one)))
}

/** Characters in the texts of a value that the font does not have, each once. */
export async function undrawable(value: unknown): Promise<string[]> {
  await Font.load({ fontFamily: family, fontWeight: 400 })
  // The types name another `Font` than that of the library that reads it.
  const font = Font.getFont({ fontFamily: family, fontWeight: 400 })?.data as unknown as
    | { hasGlyphForCodePoint(code: number): boolean }
    | undefined
  if (!font) throw new Error('the font of documents could not be read')
  const signs = new Set(textsOf(value).flatMap((text) => [...text]))
  return [...signs].filter(
    (sign) => sign !== '\n' && sign !== '\t' && !font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0),
  )
}

/** The logo as a PNG, which a PDF can have; undefined if it cannot be read: the name of the clinic stands alone then. */
export const pngOf = (logo: Uint8Array): Promise<Buffer | undefined> =>
  sharp(logo)
    .resize({ width: 360, height: 126, fit: 'inside' })
    .png({ palette: true })
    .toBuffer()
    .catch(() => undefined)

/** A QR code of a side in points; with a logo in its middle it is one that is read all the same. */
export function drawQr(text: string, side: number, logo?: Buffer): ReactElement {
  const { size, path, hole } = qrCode(text, logo ? { correction: 'H', hole: 0.24 } : { correction: 'M' })
  const unit = side / size
  return h(
    View,
    { style: { width: side, height: side } },
    h(
      Svg,
      { viewBox: `0 0 ${size} ${size}`, style: { width: side, height: side } },
      h(Path, { d: path, fill: '#000000' }),
    ),
    logo &&
      hole &&
      h(Image, {
        src: { data: logo, format: 'png' },
        style: {
          position: 'absolute',
          left: (hole.from + 0.5) * unit,
          top: (hole.from + 0.5) * unit,
          width: (hole.side - 1) * unit,
          height: (hole.side - 1) * unit,
          objectFit: 'contain',
        },
      }),
  )
}
