import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'
import { line, paints, path, rect, within } from '../shapes.ts'
import { type ViewKind, view } from './view.ts'

type Box = { x: number; y: number; width: number; height: number }

/** A window with its view: frame, `columns` panes across, a crossbar if `bar`, a sill. */
export function glazing(
  id: string,
  { x, y, width, height }: Box,
  kind: ViewKind,
  p: Palette,
  r: Random,
  { columns = 2, bar = false, sill = true } = {},
) {
  const pane = within(
    `${id}-pane`,
    rect(0, 0, width, height, '#000'),
    view(`${id}-sky`, kind, width, height, p, r),
  )
  const bars = Array.from({ length: columns - 1 }, (_, i) =>
    rect((width / columns) * (i + 1) - 6, 0, 12, height, p.paper),
  ).join('')
  const shine = path(
    `M${width * 0.08} ${height}L${width * 0.42} 0L${width * 0.56} 0L${width * 0.22} ${height}Z`,
    '#ffffff',
    0.16,
  )
  return `<g transform="translate(${x} ${y})">${
    rect(-18, -18, width + 36, height + 36, p.paper, { radius: 4 }) +
    rect(-18, -18, width + 36, height + 36, paints.side, { radius: 4 }) +
    pane +
    shine +
    rect(0, 0, width, 10, '#1d2b33', { opacity: 0.1 }) +
    bars +
    (bar ? rect(0, height * 0.3, width, 10, p.paper) : '') +
    (sill
      ? rect(-40, height + 10, width + 80, 22, p.paper, { radius: 3 }) +
        rect(-40, height + 32, width + 80, 10, '#1d2b33', { opacity: 0.08 })
      : '')
  }</g>`
}

/** A light curtain that hangs from x, y in soft folds. */
export function curtain(x: number, y: number, width: number, height: number, color: string) {
  const folds = Math.max(3, Math.round(width / 34))
  const step = width / folds
  const hem = Array.from({ length: folds }, () => `q${step / 2} 12 ${step} 0`).join('')
  const body = `M${x} ${y}L${x} ${y + height}${hem}L${x + width} ${y}Z`
  const creases = Array.from(
    { length: folds - 1 },
    (_, i) => `M${x + step * (i + 1)} ${y + 6}L${x + step * (i + 1)} ${y + height}`,
  ).join('')
  return path(body, color, 0.92) + path(body, paints.side) + line(creases, '#1d2b33', 5, 0.07)
}

/** A curtain rail. */
export const rail = (x: number, y: number, width: number, color: string) =>
  rect(x, y - 10, width, 10, color, { radius: 5 })
