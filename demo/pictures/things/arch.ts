import type { Palette } from '../palette.ts'
import { ellipse, line, path, rect, shadow } from '../shapes.ts'

/** Outline of a pointed arch that stands on `foot`, from its left edge; filled, or used as a clip path. */
export const arch = (x: number, foot: number, width: number, height: number) =>
  `M${x} ${foot}L${x} ${foot - height * 0.62}C${x} ${foot - height * 0.86} ${x + width * 0.34} ${foot - height * 0.92} ${x + width / 2} ${foot - height}C${x + width * 0.66} ${foot - height * 0.92} ${x + width} ${foot - height * 0.86} ${x + width} ${foot - height * 0.62}L${x + width} ${foot}Z`

/** A round tree; `crown` is the width of its crown. */
export const roundTree = (x: number, foot: number, crown: number, p: Palette) =>
  shadow(x, foot, crown * 0.5) +
  line(
    `M${x} ${foot}L${x} ${foot - crown * 0.9}M${x} ${foot - crown * 0.62}L${x + crown * 0.16} ${foot - crown * 0.9}`,
    p.woodDeep,
    crown * 0.06,
  ) +
  ellipse(x, foot - crown * 1.1, crown * 0.5, crown * 0.52, p.leafDeep) +
  ellipse(x - crown * 0.08, foot - crown * 1.16, crown * 0.42, crown * 0.42, p.leaf) +
  ellipse(x - crown * 0.16, foot - crown * 1.26, crown * 0.22, crown * 0.2, p.leafSoft, { opacity: 0.8 })

/** A garden bench from its left edge. */
export const bench = (width: number, p: Palette) =>
  shadow(width / 2, 0, width * 0.52, 12) +
  line(`M24 0L24 -62M${width - 24} 0L${width - 24} -62`, p.metalDeep, 12) +
  rect(0, -76, width, 18, p.wood, { radius: 5 }) +
  rect(8, -132, width - 16, 14, p.wood, { radius: 5 }) +
  rect(8, -108, width - 16, 14, p.woodDeep, { radius: 5 }) +
  path(
    `M28 -76L28 -136L36 -136L36 -76ZM${width - 36} -76L${width - 36} -136L${width - 28} -136L${width - 28} -76Z`,
    p.metalDeep,
  )
