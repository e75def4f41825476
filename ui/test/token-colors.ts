import { readFileSync } from 'node:fs'
import { contrastOf, type Oklch, oklchOf } from '../../schemas/formats/oklch.ts'

const css = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8')

type Scheme = 'light' | 'dark'
type Looks = { accent: string; ground: number; warmth?: number }

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
export const tokenContrast = (a: string, b: string, scheme: Scheme, looks: Looks): number =>
  contrastOf(tokenColor(a, scheme, looks), tokenColor(b, scheme, looks))
