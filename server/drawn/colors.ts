/** Colours of the light scheme (`ui/tokens.css`) for drawings. */
export const colors = { paper: '#fdfdfb', ink: '#211d1a', soft: '#5a5651', white: '#ffffff' }

/** Text colour on a background: white, or ink if white has too little contrast. */
export function readableOn(color: string): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return 1.05 / (luminance + 0.05) >= 3 ? colors.white : colors.ink
}
