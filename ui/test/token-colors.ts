import { readFileSync } from 'node:fs'

const css = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8')

type Oklch = { l: number; c: number; h: number }
type Scheme = 'light' | 'dark'
type Looks = { accent: string; ground: number; warmth?: number }

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)

/** A colour `#rrggbb` in OKLCH. */
function oklchOf(hex: string): Oklch {
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

/** Relative luminance (WCAG) of a colour in OKLCH, clipped to the sRGB gamut. */
function luminance({ l: lightness, c, h }: Oklch): number {
  const [x, y] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)]
  const l = (lightness + 0.3963377774 * x + 0.2158037573 * y) ** 3
  const m = (lightness - 0.1055613458 * x - 0.0638541728 * y) ** 3
  const s = (lightness - 0.0894841775 * x - 1.291485548 * y) ** 3
  const shown = (part: number) => Math.min(1, Math.max(0, part))
  return (
    0.2126 * shown(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s) +
    0.7152 * shown(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s) +
    0.0722 * shown(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  )
}

/** Parts of a CSS value between separators outside of brackets. */
function split(value: string, separator: ',' | ' '): string[] {
  const parts = ['']
  let depth = 0
  for (const sign of value) {
    if (sign === '(') depth++
    if (sign === ')') depth--
    if (sign === separator && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.map((part) => part.trim()).filter(Boolean)
}

const inside = (value: string, name: string) =>
  value.startsWith(`${name}(`) ? value.slice(name.length + 1, -1).trim() : undefined

/** The result of an expression in `oklch()`: `min(c * 0.28, 0.032)`. */
function amount(expression: string, from: Oklch, { ground, warmth = 1 }: Looks): number {
  const code = expression
    .replaceAll('var(--ground)', String(ground))
    .replaceAll('var(--warmth)', String(warmth))
    .replaceAll('calc(', '(')
  const clamp = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high))
  return new Function('l', 'c', 'h', 'min', 'max', 'clamp', `return ${code}`)(
    from.l,
    from.c,
    from.h,
    Math.min,
    Math.max,
    clamp,
  )
}

/** A colour token as a page with this theme shows it; the calculations of tokens.css are done as in a browser. */
export function tokenColor(name: string, scheme: Scheme, looks: Looks): Oklch {
  if (name === 'accent-given') return oklchOf(looks.accent)
  const value = new RegExp(`--color-${name}:([^;]*);`).exec(css)?.[1]?.replace(/\s+/g, ' ').trim()
  if (!value) throw new Error(`tokens.css has no --color-${name}`)
  const [light = '', dark = light] = split(inside(value, 'light-dark') ?? value, ',')
  const [first = '', ...rest] = split(inside(scheme === 'light' ? light : dark, 'oklch') ?? '', ' ')
  const source = /var\(--(?:color-)?([a-z-]+)\)/.exec(rest[0] ?? '')?.[1] ?? ''
  const from =
    first === 'from'
      ? tokenColor(
          source === 'accent' && rest[0] === 'var(--accent)' ? 'accent-given' : source,
          scheme,
          looks,
        )
      : { l: 0, c: 0, h: 0 }
  const [l = '0', c = '0', h = '0'] = first === 'from' ? rest.slice(1) : [first, ...rest]
  return { l: amount(l, from, looks), c: amount(c, from, looks), h: amount(h, from, looks) }
}

/** Contrast of two colour tokens (WCAG). */
export function tokenContrast(a: string, b: string, scheme: Scheme, looks: Looks): number {
  const [dark = 0, light = 0] = [a, b]
    .map((name) => luminance(tokenColor(name, scheme, looks)))
    .sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}
