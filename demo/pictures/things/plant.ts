import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'
import { ellipse, line, paints, path, shadow, turned } from '../shapes.ts'

export type PlantKind = 'ficus' | 'blades' | 'palm' | 'olive' | 'monstera' | 'trailing'
export type PotKind = 'round' | 'cone' | 'cylinder' | 'footed'

/** A leaf from its stalk upwards, rotated by degrees, with a highlighted half if it is large enough. */
export function leaf(
  x: number,
  y: number,
  length: number,
  width: number,
  angle: number,
  fill: string,
  lit: string,
) {
  const [l, w] = [length, width]
  const right = `c${w * 0.8} ${l * 0.2} ${w} ${l * 0.65} 0 ${l}`
  const whole = path(`M${x} ${y}c${-w} ${-l * 0.35} ${-w * 0.8} ${-l * 0.8} 0 ${-l}${right}z`, fill)
  return turned(angle, x, y, length < 60 ? whole : whole + path(`M${x} ${y - l}${right}z`, lit, 0.5))
}

/** A pot that stands on y = 0, its rim at the given height. */
export function pot(kind: PotKind, width: number, height: number, color: string) {
  const h = width / 2
  const shape = {
    round: `M${-h * 0.8} ${-height}L${h * 0.8} ${-height}C${h * 1.15} ${-height * 0.6} ${h} 0 ${h * 0.55} 0L${-h * 0.55} 0C${-h} 0 ${-h * 1.15} ${-height * 0.6} ${-h * 0.8} ${-height}Z`,
    cone: `M${-h} ${-height}L${h} ${-height}L${h * 0.7} 0L${-h * 0.7} 0Z`,
    cylinder: `M${-h} ${-height}L${h} ${-height}L${h} -8Q${h} 0 ${h - 10} 0L${-h + 10} 0Q${-h} 0 ${-h} -8Z`,
    footed: `M${-h} ${-height}L${h} ${-height}C${h} ${-height * 0.4} ${h * 0.7} ${-height * 0.22} ${h * 0.3} ${-height * 0.18}L${h * 0.4} 0L${-h * 0.4} 0L${-h * 0.3} ${-height * 0.18}C${-h * 0.7} ${-height * 0.22} ${-h} ${-height * 0.4} ${-h} ${-height}Z`,
  }[kind]
  return (
    path(shape, color) +
    path(shape, paints.side) +
    path(shape, paints.shade) +
    ellipse(0, -height, kind === 'round' ? h * 0.8 : h, width * 0.07, '#2b2622', { opacity: 0.45 })
  )
}

type Grow = (height: number, p: Palette, r: Random) => string

const grow: Record<PlantKind, Grow> = {
  ficus: (height, p, r) => {
    const stems = [-14, 4, 18].map((lean) => {
      const top = height * r.between(0.78, 1)
      const leaves = Array.from({ length: 7 }, (_, i) => {
        const t = 0.22 + i * 0.125
        const side = i % 2 ? 1 : -1
        return leaf(
          lean * t * 3,
          -top * t,
          height * r.between(0.24, 0.3),
          height * 0.07,
          side * r.between(38, 66) + lean,
          r.pick([p.leaf, p.leafDeep, p.leaf]),
          p.leafSoft,
        )
      })
      return (
        line(`M0 0Q${lean} ${-top * 0.5} ${lean * 3} ${-top}`, p.woodDeep, 5) +
        leaves.join('') +
        leaf(lean * 3, -top, height * 0.22, height * 0.06, lean, p.leaf, p.leafSoft)
      )
    })
    return stems.join('')
  },
  blades: (height, p, r) =>
    Array.from({ length: 9 }, (_, i) => {
      const x = (i - 4) * height * 0.042
      const tall = height * (1 - Math.abs(i - 4) * 0.1) * r.between(0.88, 1.04)
      return leaf(
        x,
        6,
        tall,
        height * 0.062,
        (i - 4) * 3.4 + r.between(-2, 2),
        i % 2 ? p.leafDeep : p.leaf,
        p.leafSoft,
      )
    }).join(''),
  palm: (height, p, r) =>
    Array.from({ length: 11 }, (_, i) => {
      const angle = (i - 5) * 15 + r.between(-4, 4)
      const reach = height * r.between(0.85, 1)
      const x = Math.sin((angle * Math.PI) / 180) * reach
      const y = -Math.cos((angle * Math.PI) / 180) * reach + Math.abs(angle) * height * 0.002
      const drop = Math.abs(angle) * height * 0.0035
      return path(
        `M-3 0Q${x * 0.35 - 12} ${y * 0.9} ${x} ${y + drop}Q${x * 0.5 + 14} ${y * 0.72} 3 0Z`,
        i % 3 === 0 ? p.leafDeep : i % 3 === 1 ? p.leaf : p.leafSoft,
      )
    }).join(''),
  olive: (height, p, r) => {
    const crown = Array.from({ length: 90 }, () => {
      const angle = r.between(0, 360)
      const away = Math.sqrt(r.between(0, 1)) * height * 0.3
      const x = Math.cos(angle) * away * 0.92
      const y = -height * 0.72 + Math.sin(angle) * away
      return leaf(
        x,
        y,
        height * 0.1,
        height * 0.019,
        r.between(0, 360),
        r.pick([p.leaf, p.leafSoft, p.leafDeep]),
        p.leafSoft,
      )
    })
    return (
      line(
        `M0 0C-6 ${-height * 0.2} 8 ${-height * 0.3} 0 ${-height * 0.66}M2 ${-height * 0.42}Q${height * 0.08} ${-height * 0.55} ${height * 0.12} ${-height * 0.72}M0 ${-height * 0.46}Q${-height * 0.08} ${-height * 0.58} ${-height * 0.13} ${-height * 0.7}`,
        p.woodDeep,
        height * 0.022,
      ) + crown.join('')
    )
  },
  monstera: (height, p, r) =>
    Array.from({ length: 9 }, (_, i) => {
      const angle = [-62, 58, -38, 40, -18, 22, -50, 48, 2][i] ?? 0
      const reach = height * ([0.52, 0.5, 0.72, 0.7, 0.9, 0.86, 0.34, 0.36, 0.66][i] ?? 0.6)
      const x = Math.sin((angle * Math.PI) / 180) * reach
      const y = -Math.cos((angle * Math.PI) / 180) * reach
      const size = height * r.between(0.24, 0.29)
      const fill = i % 3 === 0 ? p.leafDeep : i % 3 === 1 ? p.leaf : p.leafSoft
      const blade = `M0 ${size * 0.2}C${-size * 0.72} ${size * 0.26} ${-size * 0.78} ${-size * 0.5} 0 ${-size * 0.95}C${size * 0.78} ${-size * 0.5} ${size * 0.72} ${size * 0.26} 0 ${size * 0.2}Z`
      const ribs = [-0.1, -0.38, -0.62]
        .map(
          (t) =>
            `M0 ${size * t}L${-size * 0.42} ${size * (t - 0.1)}M0 ${size * t}L${size * 0.42} ${size * (t - 0.1)}`,
        )
        .join('')
      return (
        line(`M0 0Q${x * 0.3} ${y * 0.7} ${x} ${y}`, p.leafDeep, 5) +
        `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(angle * 1.15).toFixed(1)})">${path(blade, fill)}${line(`M0 ${size * 0.16}L0 ${-size * 0.8}${ribs}`, p.leafSoft, 2.4, fill === p.leafSoft ? 0 : 0.55)}</g>`
      )
    }).join(''),
  trailing: (height, p, r) =>
    Array.from({ length: 6 }, (_, i) => {
      const side = i % 2 ? 1 : -1
      const reach = height * r.between(0.2, 0.42) * side
      const low = height * r.between(0.35, 0.95)
      const at = (t: number) =>
        [
          2 * (1 - t) * t * reach * 1.3 + t * t * reach,
          2 * (1 - t) * t * -height * 0.34 + t * t * low,
        ] as const
      const leaves = Array.from({ length: 9 }, (_, k) => {
        const [x, y] = at(0.15 + k * 0.1)
        return leaf(
          x,
          y,
          height * 0.12,
          height * 0.05,
          (k % 2 ? 70 : -70) + side * 100,
          k % 3 ? p.leaf : p.leafSoft,
          p.leafSoft,
        )
      })
      return line(`M0 0Q${reach * 1.3} ${-height * 0.34} ${reach} ${low}`, p.leafDeep, 3) + leaves.join('')
    }).join(''),
}

/** A plant in its pot, standing on y = 0; `height` in pixels is without the pot. */
export const plant = (
  kind: PlantKind,
  height: number,
  color: string,
  p: Palette,
  r: Random,
  potKind: PotKind = 'cone',
  potSize = height * 0.38,
) =>
  shadow(0, 0, potSize * 0.8) +
  (kind === 'trailing'
    ? ''
    : `<g transform="translate(0 ${(-potSize * 0.88).toFixed(1)})">${grow[kind](height, p, r)}</g>`) +
  pot(potKind, potSize, potSize * 0.9, color) +
  (kind === 'trailing'
    ? `<g transform="translate(0 ${(-potSize * 0.9).toFixed(1)})">${grow[kind](height, p, r)}</g>`
    : '')
