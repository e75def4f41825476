import sharp from 'sharp'
import { qrCode } from '../../schemas/formats/qr-code.ts'
import { squareLogo } from '../kit/pictures/square-logo.ts'

/** What a code says, its colour (`#rrggbb`), and the picture in its middle. */
export type DrawnCode = { text: string; color: string; logo?: Uint8Array | undefined }

/** The least pixels of the side of a picture, enough for a sheet of A4. */
const leastPixels = 1200
const border = 4

/** The code as SVG, whose logo is inside of it. */
export async function codeSvg({ text, color, logo }: DrawnCode): Promise<string> {
  const mark = logo && (await squareLogo(logo))
  const { size, path, hole } = qrCode(
    text,
    mark ? { correction: 'H', border, hole: 0.24 } : { correction: 'H', border },
  )
  const pixels = size * Math.ceil(leastPixels / size)
  const inside = hole && { from: hole.from + 0.5, side: hole.side - 1 }
  const image =
    mark &&
    inside &&
    `<image href="data:image/png;base64,${mark.toString('base64')}" x="${inside.from}" y="${inside.from}" width="${inside.side}" height="${inside.side}"/>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`,
    `<path fill="#ffffff" d="M0 0h${size}v${size}H0z"/>`,
    `<path fill="${color}" d="${path}"/>`,
    image ?? '',
    '</svg>',
  ].join('')
}

/** The code as PNG. */
export const codePng = async (code: DrawnCode): Promise<Buffer> =>
  sharp(Buffer.from(await codeSvg(code)))
    .png({ palette: true })
    .toBuffer()
