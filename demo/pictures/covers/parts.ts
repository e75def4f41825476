import { circle, ellipse, line, paints, path, rect } from '../shapes.ts'

const ink = '#1d2b33'

/** A wall above a table or floor that begins at `edge`, both in daylight. */
export const stage = (wall: string, ground: string, edge: number) =>
  rect(0, 0, 1600, 900, wall) +
  rect(0, 0, 1600, edge, paints.shade) +
  rect(0, edge, 1600, 900 - edge, ground) +
  rect(0, edge, 1600, 900 - edge, paints.light, { opacity: 0.5 }) +
  rect(0, edge, 1600, 6, ink, { opacity: 0.07 })

/** A table seen from above, with two bands of daylight across it. */
export const tabletop = (color: string) =>
  rect(0, 0, 1600, 900, color) +
  path('M420 0L860 0L420 900L-60 900Z', '#ffffff', 0.2) +
  path('M960 0L1100 0L660 900L520 900Z', '#ffffff', 0.2) +
  rect(0, 0, 1600, 900, paints.shade)

/** Daylight of a window on a wall. */
export const daylight = (x: number, width: number, height: number) =>
  path(
    `M${x} 0L${x + width} 0L${x + width + height * 0.6} ${height}L${x + height * 0.6} ${height}Z`,
    '#ffffff',
    0.3,
  )

/** A shape with shading, as if lit from the upper left. */
export const lit = (d: string, fill: string) => path(d, fill) + path(d, paints.side) + path(d, paints.shade)

/** A box with shading. */
export const slab = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
  rect(x, y, width, height, fill, { radius }) +
  rect(x, y, width, height, paints.side, { radius }) +
  rect(x, y, width, height, paints.shade, { radius })

/** The shadow of a flat object on a table, seen from above. */
export const lying = (x: number, y: number, width: number, height: number, radius: number) =>
  rect(x + 12, y + 20, width, height, ink, { radius, opacity: 0.08 }) +
  rect(x + 6, y + 9, width, height, ink, { radius, opacity: 0.09 })

/** A round object with a highlight. */
export const ball = (x: number, y: number, r: number, fill: string) =>
  circle(x, y, r, fill) +
  circle(x, y, r, paints.side) +
  circle(x, y, r, paints.shade) +
  ellipse(x - r * 0.36, y - r * 0.42, r * 0.24, r * 0.15, '#ffffff', { opacity: 0.5, turn: -34 })

/** A thermometer with its bulb at 0, 0; `high` is the level of the liquid, 0 to 1. */
export const thermometer = (height: number, liquid: string, high: number) =>
  rect(-26, -height, 52, height, '#ffffff', { radius: 26 }) +
  rect(-26, -height, 52, height, paints.side, { radius: 26 }) +
  line(
    Array.from({ length: 9 }, (_, i) => {
      const y = -height * (0.3 + i * 0.075)
      return `M${i % 2 ? 10 : 4} ${y}L18 ${y}`
    }).join(''),
    ink,
    4,
    0.35,
  ) +
  line(`M-4 -30L-4 ${-height * (0.2 + high * 0.7)}`, liquid, 14) +
  ball(-2, -14, 34, liquid)

/** A bottle without text: `cap` on `body`, standing on 0, 0. */
export const bottle = (width: number, height: number, body: string, cap: string, label: string) =>
  slab(-width / 2, -height, width, height, body, width * 0.2) +
  rect(-width * 0.32, -height - 46, width * 0.64, 50, cap, { radius: 8 }) +
  rect(-width * 0.38, -height * 0.66, width * 0.76, height * 0.42, label, { radius: 6 }) +
  line(
    `M${-width * 0.26} ${-height * 0.52}L${width * 0.26} ${-height * 0.52}M${-width * 0.26} ${-height * 0.4}L${width * 0.1} ${-height * 0.4}`,
    ink,
    5,
    0.25,
  )

/** Illegible handwriting: `count` lines from x, y, the last one short. */
export const scribble = (x: number, y: number, width: number, count: number, step: number, color: string) =>
  line(
    Array.from({ length: count }, (_, i) => {
      const long = i === count - 1 ? 0.46 : [1, 0.94, 0.98, 0.88][i % 4]
      return `M${x} ${y + i * step}L${x + width * (long ?? 1)} ${y + i * step}`
    }).join(''),
    color,
    8,
    0.5,
  )
