import { xmlHead } from './decode-xml.ts'

/** The first bytes of kinds of files, as hex, and where they stand; `other` is a picture of a kind that is not taken. */
const starts = [
  ['jpeg', 'ffd8ff', 0],
  ['png', '89504e470d0a1a0a', 0],
  ['webp', '57454250', 8],
  ['pdf', '255044462d', 0],
  // GIF, TIFF, BMP, Photoshop, PostScript with and without a preview, CorelDRAW, JPEG XL and JPEG 2000.
  ['other', '47494638', 0],
  ['other', '49492a00', 0],
  ['other', '4d4d002a', 0],
  ['other', '424d', 0],
  ['other', '38425053', 0],
  ['other', '25215053', 0],
  ['other', 'c5d0d3c6', 0],
  ['other', '434452', 8],
  ['other', 'ff0a', 0],
  ['other', '0000000c4a584c20', 0],
  ['other', '0000000c6a502020', 0],
] as const

export type FileKind = (typeof starts)[number][0] | 'heic' | 'svg'

/** Kinds of pictures that can be read. */
export type PictureKind = Exclude<FileKind, 'pdf' | 'other'>

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1')

/** Brands of HEIF whose pictures are coded as HEVC, as phones make them. */
const heicBrands = ['heic', 'heix', 'hevc', 'hevx', 'mif1', 'msf1']

/** Brands of a file of the family of HEIF: its own, and those that it is compatible with. Empty for others. */
const heifBrands = (bytes: Uint8Array): string[] =>
  ascii(bytes, 4, 8) === 'ftyp'
    ? ((
        ascii(bytes, 8, 12) +
        ascii(bytes, 16, Math.min(64, Buffer.from(bytes.subarray(0, 4)).readUInt32BE(0)))
      ).match(/.{4}/gs) ?? [])
    : []

/** Photos of phones are HEIC. AVIF is of the same family, and may be named second. */
function heifKind(bytes: Uint8Array): 'heic' | 'other' | undefined {
  const brands = heifBrands(bytes)
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'other'
  return heicBrands.includes(brands[0] ?? '') ? 'heic' : undefined
}

/** One thing that may stand before the root of an SVG: white space, a declaration, a comment or a document type. */
const beforeSvg = /\s+|<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE\s+svg\b[^>[]*(?:\[[^\]]*\][^>]*)?>/iy

/** One step at a time: a single expression would try every way to split the text, in exponential time. */
function isSvg(text: string): boolean {
  let at = 0
  for (;;) {
    beforeSvg.lastIndex = at
    const passed = beforeSvg.exec(text)?.[0].length
    if (passed === undefined) return /^<svg[\s>]/i.test(text.slice(at, at + 5))
    at += passed
  }
}

/** The kind of a file by its content: the name and the type that a client sends are not trusted. Undefined for any other. */
export function fileKind(bytes: Uint8Array): FileKind | undefined {
  const known = starts.find(
    ([, hex, at]) => Buffer.from(bytes.subarray(at, at + hex.length / 2)).toString('hex') === hex,
  )
  if (known) return known[0]
  const heif = heifKind(bytes)
  if (heif) return heif
  return isSvg(xmlHead(bytes, 8192)) ? 'svg' : undefined
}
