/** A colour in OKLCH: lightness 0–1, chroma, hue in degrees. */
export type Oklch = { l: number; c: number; h: number }

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const encoded = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055)

/** A colour `#rrggbb` in OKLCH. */
export function oklchOf(hex: string): Oklch {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  )
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(x, y),
    h: (Math.atan2(y, x) * 180) / Math.PI,
  }
}

/** Linear red, green and blue of a colour, clipped to the sRGB gamut. */
function rgbOf({ l: lightness, c, h }: Oklch): [number, number, number] {
  const [x, y] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)]
  const l = (lightness + 0.3963377774 * x + 0.2158037573 * y) ** 3
  const m = (lightness - 0.1055613458 * x - 0.0638541728 * y) ** 3
  const s = (lightness - 0.0894841775 * x - 1.291485548 * y) ** 3
  const shown = (part: number) => Math.min(1, Math.max(0, part))
  return [
    shown(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    shown(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    shown(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

/** A colour as `#rrggbb`; `round` decides about the fraction of each channel. */
export const hexOf = (color: Oklch, round: (channel: number) => number = Math.round): string =>
  `#${rgbOf(color)
    .map((part) =>
      Math.max(0, round(255 * encoded(part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** Relative luminance (WCAG). */
export function luminance(color: Oklch): number {
  const [r, g, b] = rgbOf(color)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast of two colours (WCAG). */
export function contrastOf(a: Oklch, b: Oklch): number {
  const [dark = 0, light = 0] = [a, b].map(luminance).sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}
