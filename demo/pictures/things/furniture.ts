import type { Palette } from '../palette.ts'
import { circle, ellipse, line, paints, path, rect, shadow } from '../shapes.ts'

const soft = (shape: string, color: string) => path(shape, color) + path(shape, paints.shade)

/** A low cabinet of `columns` doors with a worktop; stands on y = 0 from its left edge. */
export function cabinet(
  width: number,
  height: number,
  columns: number,
  front: string,
  top: string,
  p: Palette,
) {
  const step = width / columns
  const doors = Array.from({ length: columns }, (_, i) =>
    i % 2 === 0
      ? rect(i * step + 5, -height + 5, step - 10, height - 24, front, { radius: 4 }) +
        rect(i * step + step * 0.36, -height + 26, step * 0.28, 7, p.metalDeep, { radius: 3 })
      : [0, 1, 2]
          .map(
            (k) =>
              rect(
                i * step + 5,
                -height + 5 + (k * (height - 24)) / 3,
                step - 10,
                (height - 24) / 3 - 6,
                front,
                { radius: 4 },
              ) +
              rect(
                i * step + step * 0.36,
                -height + 24 + (k * (height - 24)) / 3,
                step * 0.28,
                7,
                p.metalDeep,
                { radius: 3 },
              ),
          )
          .join(''),
  )
  return (
    shadow(width / 2, 0, width * 0.54, 16) +
    rect(0, -height, width, height, p.metalPale) +
    rect(8, -18, width - 16, 18, '#1d2b33', { opacity: 0.18 }) +
    doors.join('') +
    rect(0, -height, width, height, paints.shade) +
    rect(-14, -height - 22, width + 28, 24, top, { radius: 4 })
  )
}

/** A round stool on castors. */
export const stool = (p: Palette, color = p.accent) =>
  shadow(0, 0, 76) +
  line('M-62 -8L0 -36L62 -8M0 -36L0 -150', p.metalDeep, 10) +
  circle(-62, -8, 9, p.metalDeep) +
  circle(62, -8, 9, p.metalDeep) +
  circle(0, -10, 9, p.metalDeep) +
  rect(-78, -184, 156, 40, color, { radius: 20 }) +
  rect(-78, -166, 156, 22, '#1d2b33', { radius: 11, opacity: 0.12 })

/** An armchair with wooden legs, seen from the front. */
export const armchair = (color: string, deep: string, p: Palette) =>
  shadow(0, 0, 150) +
  line('M-100 -60L-116 -4M100 -60L116 -4', p.woodDeep, 13) +
  soft('M-112 -70L-112 -250C-112 -310 -70 -322 0 -322C70 -322 112 -310 112 -250L112 -70Z', color) +
  rect(-104, -146, 208, 74, color, { radius: 26 }) +
  rect(-104, -110, 208, 44, deep, { radius: 20, opacity: 0.55 }) +
  rect(-146, -186, 52, 138, deep, { radius: 24 }) +
  rect(94, -186, 52, 138, deep, { radius: 24 })

/** A long sofa for `seats` people, from its left edge. */
export function sofa(seats: number, color: string, deep: string, p: Palette) {
  const width = seats * 190
  const cushions = Array.from(
    { length: seats },
    (_, i) =>
      rect(i * 190 + 8, -250, 176, 120, color, { radius: 24 }) +
      rect(i * 190 + 8, -156, 176, 24, '#1d2b33', { radius: 12, opacity: 0.16 }) +
      rect(i * 190 + 4, -148, 182, 72, color, { radius: 22 }) +
      rect(i * 190 + 4, -100, 182, 26, '#1d2b33', { radius: 13, opacity: 0.1 }),
  )
  return (
    shadow(width / 2, 0, width * 0.6, 20) +
    line(`M20 -50L8 -4M${width - 20} -50L${width - 8} -4`, p.woodDeep, 13) +
    rect(-30, -270, width + 60, 220, deep, { radius: 34 }) +
    cushions.join('') +
    rect(-52, -210, 62, 160, deep, { radius: 28 }) +
    rect(width - 10, -210, 62, 160, deep, { radius: 28 })
  )
}

/** A round table, 0, 0 at its foot. */
export const table = (width: number, height: number, top: string, p: Palette) =>
  shadow(0, 0, width * 0.36) +
  line(`M0 -${height}L0 -8M${-width * 0.22} -4Q0 -24 ${width * 0.22} -4`, p.woodDeep, 13) +
  ellipse(0, -height, width / 2, 18, top) +
  ellipse(0, -height + 6, width / 2, 18, '#1d2b33', { opacity: 0.08 }) +
  ellipse(0, -height - 2, width / 2, 16, top)

/** A desk with a screen, from its left edge. */
export const desk = (width: number, p: Palette, top = p.wood) =>
  shadow(width / 2, 0, width * 0.52, 16) +
  rect(22, -210, 22, 210, p.woodDeep) +
  rect(width - 150, -210, 128, 204, p.paper, { radius: 4 }) +
  rect(width - 150, -210, 128, 204, paints.shade, { radius: 4 }) +
  [0, 1, 2]
    .map(
      (i) =>
        rect(width - 140, -196 + i * 64, 108, 54, p.warmMist, { radius: 4 }) +
        rect(width - 102, -176 + i * 64, 32, 6, p.metalDeep, { radius: 3 }),
    )
    .join('') +
  rect(0, -232, width, 26, top, { radius: 5 }) +
  rect(width * 0.36, -420, 250, 158, p.accentInk, { radius: 10 }) +
  rect(width * 0.36 + 9, -411, 232, 140, p.accentPale, { radius: 5 }) +
  line(
    `M${width * 0.36 + 30} -360L${width * 0.36 + 90} -360M${width * 0.36 + 30} -332L${width * 0.36 + 140} -332`,
    p.accentMid,
    9,
    0.7,
  ) +
  rect(width * 0.36 + 114, -264, 22, 28, p.metalDeep) +
  rect(width * 0.36 + 80, -240, 90, 9, p.metalDeep, { radius: 4 })

/** An examination couch with a raised head, from its left edge. */
export const couch = (p: Palette, color = p.accentMid, deep = p.accent) =>
  shadow(290, 0, 330, 20) +
  line('M60 -150L60 -6M520 -150L520 -6M60 -60L520 -60', p.metalDeep, 16) +
  rect(30, -176, 520, 34, p.paper, { radius: 8 }) +
  line('M196 -208L560 -208', deep, 56) +
  line('M196 -212L560 -212', color, 44) +
  line('M40 -300L170 -222', deep, 56) +
  line('M40 -304L170 -226', color, 44) +
  path(
    'M230 -238L470 -238L470 -150C430 -142 400 -160 360 -150C320 -142 280 -160 230 -150Z',
    '#ffffff',
    0.88,
  ) +
  line('M24 -330L78 -298', '#ffffff', 34)

/** A framed picture; `art` 0–3 selects its abstract motif. */
export function framed(x: number, y: number, width: number, height: number, art: number, p: Palette) {
  const w = width - 44
  const h = height - 44
  const arts = [
    circle(w * 0.5, h * 0.42, w * 0.28, p.warm) +
      path(
        `M0 ${h}L0 ${h * 0.66}C${w * 0.3} ${h * 0.5} ${w * 0.6} ${h * 0.86} ${w} ${h * 0.62}L${w} ${h}Z`,
        p.accentMid,
      ),
    path(
      `M${w * 0.5} ${h * 0.94}C${w * 0.1} ${h * 0.6} ${w * 0.2} ${h * 0.2} ${w * 0.5} ${h * 0.06}C${w * 0.8} ${h * 0.2} ${w * 0.9} ${h * 0.6} ${w * 0.5} ${h * 0.94}Z`,
      p.leaf,
    ) + line(`M${w * 0.5} ${h * 0.94}L${w * 0.5} ${h * 0.2}`, p.leafSoft, 4),
    rect(w * 0.14, h * 0.3, w * 0.34, h * 0.58, p.accent, { radius: w * 0.17 }) +
      rect(w * 0.52, h * 0.12, w * 0.34, h * 0.76, p.warmSoft, { radius: w * 0.17 }),
    path(
      `M0 ${h * 0.7}Q${w * 0.25} ${h * 0.3} ${w * 0.5} ${h * 0.6}T${w} ${h * 0.4}L${w} ${h}L0 ${h}Z`,
      p.accentSoft,
    ) +
      path(
        `M0 ${h * 0.86}Q${w * 0.3} ${h * 0.6} ${w * 0.6} ${h * 0.8}T${w} ${h * 0.7}L${w} ${h}L0 ${h}Z`,
        p.accentDeep,
      ) +
      circle(w * 0.72, h * 0.24, w * 0.11, p.gold),
  ]
  return `<g transform="translate(${x} ${y})">${rect(6, 10, width, height, '#1d2b33', { opacity: 0.1 })}${rect(0, 0, width, height, p.wood)}${rect(8, 8, width - 16, height - 16, p.paper)}<g transform="translate(22 22)">${rect(0, 0, w, h, p.warmMist)}${arts[art % arts.length] ?? ''}</g></g>`
}

/** A pendant lamp; the lower edge of its shade is at 0, 0. */
export const pendant = (drop: number, width: number, color: string, cord: string) =>
  line(`M0 ${-drop}L0 ${-width * 0.5}`, cord, 4) +
  path(
    `M${-width / 2} 0C${-width / 2} ${-width * 0.42} ${-width * 0.2} ${-width * 0.54} 0 ${-width * 0.54}C${width * 0.2} ${-width * 0.54} ${width / 2} ${-width * 0.42} ${width / 2} 0Z`,
    color,
  ) +
  path(
    `M${-width / 2} 0C${-width / 2} ${-width * 0.42} ${-width * 0.2} ${-width * 0.54} 0 ${-width * 0.54}C${width * 0.2} ${-width * 0.54} ${width / 2} ${-width * 0.42} ${width / 2} 0Z`,
    paints.side,
  ) +
  ellipse(0, 0, width * 0.42, 7, '#fff3d0')

/** A round clock at ten past ten. */
export const clock = (x: number, y: number, r: number, p: Palette) =>
  circle(x + 3, y + 5, r, '#1d2b33', 0.1) +
  circle(x, y, r, p.accentInk) +
  circle(x, y, r * 0.88, p.paper) +
  line(`M${x - r * 0.42} ${y - r * 0.28}L${x} ${y}L${x + r * 0.5} ${y - r * 0.42}`, p.accentInk, r * 0.09) +
  circle(x, y, r * 0.09, p.warm)

/** A low rug in perspective. */
export const rug = (x: number, y: number, width: number, color: string, ring: string) =>
  ellipse(x, y, width / 2, width * 0.13, color) +
  `<ellipse cx="${x}" cy="${y}" rx="${width * 0.44}" ry="${width * 0.108}" fill="none" stroke="${ring}" stroke-width="5" opacity="0.6"/>`
