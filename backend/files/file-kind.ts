/** The first bytes of the kinds of files that are taken, as hex, and where they stand. */
const starts = [
  ['jpeg', 'ffd8ff', 0],
  ['png', '89504e470d0a1a0a', 0],
  ['webp', '57454250', 8],
  ['pdf', '255044462d', 0],
] as const

export type FileKind = (typeof starts)[number][0] | 'heic' | 'svg'

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1')

/** Brands of HEIF whose pictures are coded as HEVC, as phones make them. */
const heicBrands = ['heic', 'heix', 'hevc', 'hevx', 'mif1', 'msf1']

const isHeic = (bytes: Uint8Array): boolean =>
  ascii(bytes, 4, 8) === 'ftyp' && heicBrands.includes(ascii(bytes, 8, 12))

/** One thing that may stand before the root of an SVG: white space, a declaration, a comment or a document type. */
const beforeSvg = /\s+|<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\][^>]*)?>/iy

/** One step at a time: as one expression it would try every way to part what stands there, in exponential time. */
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
  if (isHeic(bytes)) return 'heic'
  return isSvg(Buffer.from(bytes.subarray(0, 8192)).toString('utf8')) ? 'svg' : undefined
}
