import sharp from 'sharp'

const side = 256
const background = '#ffffff'

/** A logo as a square PNG on white, as it stands in the middle of a QR code; undefined for one that cannot be read. */
export const squareLogo = (logo: Uint8Array): Promise<Buffer | undefined> =>
  sharp(logo)
    .resize({ width: side, height: side, fit: 'contain', background })
    .flatten({ background })
    .png({ palette: true })
    .toBuffer()
    .catch(() => undefined)
