import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'
import { circle, ellipse, gradient, line, path, rect } from '../shapes.ts'

/** Views from windows, in order. */
export const viewKinds = ['mountains', 'city', 'garden', 'steppe'] as const
export type ViewKind = (typeof viewKinds)[number]

/** A ridge from the left to the right edge; `rough` is the height of its peaks. */
function ridge(width: number, height: number, base: number, rough: number, steps: number, r: Random) {
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    const y = base - (i % 2 ? rough : 0) * r.between(0.55, 1)
    return `${((width / steps) * i).toFixed(0)} ${y.toFixed(0)}`
  })
  return `M0 ${height}L0 ${base}L${points.join('L')}L${width} ${height}Z`
}

const hills = (width: number, height: number, y: number, wave: number) =>
  `M0 ${height}L0 ${y}C${width * 0.2} ${y - wave} ${width * 0.35} ${y - wave} ${width * 0.55} ${y}C${width * 0.72} ${y + wave * 0.7} ${width * 0.85} ${y - wave * 0.6} ${width} ${y - wave * 0.3}L${width} ${height}Z`

const poplars = (width: number, y: number, size: number, count: number, p: Palette, r: Random) =>
  Array.from({ length: count }, (_, i) => {
    const h = size * r.between(0.7, 1.1)
    return ellipse(
      (width / count) * (i + r.between(0.2, 0.8)),
      y - h * 0.42,
      h * 0.14,
      h * 0.5,
      i % 2 ? p.leaf : p.leafDeep,
      { opacity: 0.85 },
    )
  }).join('')

const bushes = (
  width: number,
  y: number,
  size: number,
  count: number,
  colors: readonly [string, ...string[]],
  r: Random,
) =>
  Array.from({ length: count }, (_, i) =>
    circle(
      (width / count) * (i + r.between(0.3, 0.7)),
      y + r.between(-0.2, 0.3) * size,
      size * r.between(0.95, 1.3),
      r.pick(colors),
    ),
  ).join('')

function towers(
  width: number,
  ground: number,
  tall: number,
  count: number,
  color: string,
  pane: string,
  r: Random,
) {
  const step = width / count
  return Array.from({ length: count }, (_, i) => {
    const w = step * r.between(0.62, 0.98)
    const h = tall * r.between(0.4, 1)
    const x = step * i + (step - w) / 2
    const floors = Array.from(
      { length: Math.floor(h / 26) - 1 },
      (_, k) =>
        `M${(x + w * 0.18).toFixed(0)} ${(ground - h + 22 + k * 26).toFixed(0)}h${(w * 0.64).toFixed(0)}`,
    ).join('')
    const roof = r.chance(0.3)
      ? path(`M${x} ${ground - h}L${x + w / 2} ${ground - h - w * 0.4}L${x + w} ${ground - h}Z`, color)
      : ''
    return (
      roof +
      rect(x, ground - h, w, h + 400, color) +
      `<path d="${floors}" stroke="${pane}" stroke-width="7" stroke-dasharray="12 9" opacity="0.55"/>`
    )
  }).join('')
}

type Draw = (w: number, h: number, p: Palette, r: Random) => string

const views: Record<ViewKind, Draw> = {
  mountains: (w, h, p, r) => {
    const unit = Math.min(w, h * 1.3)
    const caps = [0.3, 0.68].map((x, i) => {
      const top = h * (0.24 + i * 0.07)
      const half = unit * (0.34 - i * 0.05)
      const cx = w * (x + r.between(-0.05, 0.05))
      const low = h * 0.7
      const snow = (low - top) * 0.34
      const k = snow / (low - top)
      return (
        path(`M${cx - half} ${low}L${cx} ${top}L${cx + half} ${low}Z`, p.middle) +
        path(`M${cx} ${top}L${cx + half} ${low}L${cx + half * 0.1} ${low}Z`, p.near, 0.35) +
        path(
          `M${cx} ${top}L${cx - half * k} ${top + snow}L${cx - half * k * 0.45} ${top + snow * 0.78}L${cx - half * k * 0.1} ${top + snow * 1.12}L${cx + half * k * 0.35} ${top + snow * 0.8}L${cx + half * k} ${top + snow}Z`,
          '#ffffff',
          0.92,
        )
      )
    })
    return (
      path(ridge(w, h, h * 0.62, h * 0.16, 9, r), p.far) +
      caps.join('') +
      path(ridge(w, h, h * 0.7, h * 0.1, 12, r), p.middle, 0.9) +
      path(hills(w, h, h * 0.76, h * 0.06), p.leafSoft) +
      poplars(w, h * 0.82, h * 0.13, 14, p, r) +
      path(hills(w, h, h * 0.86, h * 0.03), p.leaf)
    )
  },
  city: (w, h, p, r) =>
    towers(w, h, h * 0.62, Math.round(w / (h * 0.17)), p.far, '#ffffff', r) +
    towers(w, h, h * 0.46, Math.round(w / (h * 0.2)), p.middle, p.skyLow, r) +
    bushes(w, h * 0.88, h * 0.09, Math.round(w / (h * 0.1)), [p.leafSoft, p.leaf, p.leafSoft], r) +
    rect(0, h * 0.9, w, h * 0.1, p.leaf),
  garden: (w, h, p, r) =>
    bushes(w, h * 0.55, h * 0.13, Math.round(w / (h * 0.12)), [p.middle], r) +
    rect(0, h * 0.58, w, h, p.middle) +
    bushes(w, h * 0.72, h * 0.12, Math.round(w / (h * 0.13)), [p.leafSoft], r) +
    rect(0, h * 0.74, w, h, p.leafSoft) +
    bushes(w, h * 0.95, h * 0.11, Math.round(w / (h * 0.12)), [p.leaf, p.leaf, p.leafDeep], r),
  steppe: (w, h, p, r) =>
    path(ridge(w, h, h * 0.6, h * 0.06, 10, r), p.far) +
    path(hills(w, h, h * 0.68, h * 0.07), p.warmSoft) +
    path(hills(w, h, h * 0.78, h * 0.05), p.gold) +
    poplars(w * 0.4, h * 0.76, h * 0.2, 5, p, r) +
    path(hills(w, h, h * 0.9, h * 0.03), p.leafSoft),
}

const cloud = (x: number, y: number, s: number) =>
  path(
    `M${x} ${y}h${s * 2.2}a${s * 0.32} ${s * 0.32} 0 0 0 -${s * 0.3} -${s * 0.5}a${s * 0.6} ${s * 0.6} 0 0 0 -${s} -${s * 0.2}a${s * 0.4} ${s * 0.4} 0 0 0 -${s * 0.66} ${s * 0.22}a${s * 0.28} ${s * 0.28} 0 0 0 -${s * 0.24} ${s * 0.48}Z`,
    '#ffffff',
    0.75,
  )

/**
 * The view from a window, from 0, 0 to width, height: sky, a sun or clouds, and the land. `id` is the id of
 * its sky gradient.
 */
export function view(id: string, kind: ViewKind, width: number, height: number, p: Palette, r: Random) {
  const sky =
    gradient(id, [
      [p.sky, 1],
      [p.skyLow, 1],
    ]) + rect(0, 0, width, height, `url(#${id})`)
  const sun = circle(
    width * r.between(0.15, 0.85),
    height * r.between(0.2, 0.34),
    height * 0.07,
    '#fff6dd',
    0.95,
  )
  const clouds =
    cloud(width * r.between(0.05, 0.3), height * 0.24, height * 0.06) +
    cloud(width * r.between(0.5, 0.75), height * 0.16, height * 0.045)
  const birds = line(
    `M${width * 0.44} ${height * 0.45}q${height * 0.02} ${-height * 0.02} ${height * 0.04} 0q${height * 0.02} ${-height * 0.02} ${height * 0.04} 0`,
    p.near,
    3,
  )
  return sky + sun + clouds + (kind === 'steppe' ? birds : '') + views[kind](width, height, p, r)
}
