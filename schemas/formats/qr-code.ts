import { encode } from 'uqr'

type Options = {
  /** How much of the code may be unreadable: `M` 15 %, `H` 30 %. */
  correction: 'M' | 'H'
  /** Light modules around it, of which cameras need four where the ground is not white. */
  border?: number
  /** The share of its side that stays free in the middle, for a logo; up to a quarter with `H`. */
  hole?: number
}

/** A QR code as a drawing: `size` units wide and high; `path` are its dark modules; `hole` is the free square in its middle, if there is one. */
export function qrCode(text: string, { correction, border = 0, hole: share = 0 }: Options) {
  const { data, size } = encode(text, { ecc: correction, border })
  const side = Math.floor((size - 2 * border) * share)
  // As odd as the code, so that no module is cut.
  const hole = side > 0 ? side + 1 - (side % 2) : 0
  const from = (size - hole) / 2
  const isFree = (at: number) => at >= from && at < from + hole
  const path = data
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark && !(isFree(x) && isFree(y)) ? [`M${x} ${y}h1v1h-1z`] : [])),
    )
    .join('')
  return { size, path, ...(hole > 0 && { hole: { from, side: hole } }) }
}
