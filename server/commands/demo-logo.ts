import sharp from 'sharp'
import { drawPicture } from '../../demo/pictures/index.ts'

/** The drawn logo at an address (`/images/demo-dent/logo`) as WebP, as uploaded pictures are stored. Throws if nothing is drawn there. */
export function drawDemoLogo(address: string): Promise<Buffer> {
  const drawn = drawPicture(address.replace('/images/', ''))
  if (!drawn) throw new Error(`demo/pictures draws nothing for ${address}`)
  return sharp(Buffer.from(drawn.svg)).webp({ lossless: true }).toBuffer()
}
