import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'
import { nth, type Scene } from '../scene.ts'
import { at, circle, ellipse, line, paints, path, rect, shadow } from '../shapes.ts'

const windows = (x: number, y: number, columns: number, rows: number, p: Palette, r: Random) =>
  Array.from({ length: columns * rows }, (_, i) => {
    const left = x + (i % columns) * 110
    const top = y + Math.floor(i / columns) * 150
    return (
      rect(left, top, 74, 96, p.paper, { radius: 6 }) +
      rect(left + 7, top + 7, 60, 82, r.chance(0.2) ? p.gold : p.sky, { radius: 4 }) +
      path(
        `M${left + 14} ${top + 89}L${left + 44} ${top + 7}L${left + 60} ${top + 7}L${left + 30} ${top + 89}Z`,
        '#ffffff',
        0.3,
      ) +
      rect(left - 6, top + 98, 86, 10, '#1d2b33', { opacity: 0.08 })
    )
  }).join('')

/** Doors of glass under a canopy, steps and a ramp with a rail; 0, 0 is the middle of the doorstep. */
const doors = (p: Palette) =>
  rect(-190, -270, 380, 270, p.accentInk, { radius: 6 }) +
  [-176, -54, 68].map((x) => rect(x, -254, 108, 254, p.sky) + rect(x, -254, 108, 254, paints.beam)).join('') +
  line('M54 -150L54 -90M82 -150L82 -90', p.paper, 8) +
  path('M-260 -300L260 -300L230 -250L-230 -250Z', p.accent) +
  rect(-260, -320, 520, 24, p.accentMid, { radius: 8 }) +
  circle(0, -386, 56, p.accent) +
  line('M0 -414L0 -358M-28 -386L28 -386', p.paper, 18) +
  rect(-230, 0, 460, 20, p.metalPale) +
  rect(-260, 20, 520, 20, p.metal) +
  path('M230 0L640 40L230 40Z', p.metal) +
  line('M240 -90L620 -46M240 -90L240 0M430 -68L430 20M620 -46L620 36', p.metalDeep, 9)

const tree = (x: number, ground: number, size: number, winter: boolean, p: Palette) =>
  shadow(x, ground, size * 0.4) +
  rect(x - 8, ground - size * 0.7, 16, size * 0.7, p.woodDeep, { radius: 6 }) +
  ellipse(x, ground - size, size * 0.4, size * 0.54, winter ? p.accentPale : p.leaf) +
  ellipse(x + size * 0.1, ground - size * 1.08, size * 0.24, size * 0.36, winter ? '#ffffff' : p.leafSoft, {
    opacity: 0.65,
  })

const bench = (p: Palette) =>
  shadow(90, 0, 110) +
  line('M20 -60L20 -4M160 -60L160 -4', p.metalDeep, 12) +
  rect(-6, -74, 192, 20, p.wood, { radius: 6 }) +
  rect(-6, -134, 192, 34, p.wood, { radius: 6 })

/** The polyclinic from the street: in summer, in winter with snow, in the evening. */
export const entrance: Scene = ({ width, height, number, shift, palette: p, random: r }) => {
  const ground = height * 0.8
  const season = number % 3
  const winter = season === 2
  const evening = season === 0
  const wing = nth([p.warmPale, p.accentPale, p.warmSoft], number + shift)
  const sky = evening ? p.warmSoft : p.sky
  const left = nth([330, 240, 420], number) + r.between(-30, 30)
  const east = r.between(420, 480)
  const west = r.between(370, 420)
  const building =
    rect(left - 190, ground - east, 260, east, wing) +
    rect(left - 190, ground - east, 260, east, paints.side) +
    windows(left - 160, ground - east + 50, 2, 2, p, r) +
    rect(left + 60, ground - 640, 700, 640, p.paper) +
    rect(left + 60, ground - 640, 700, 640, paints.side) +
    rect(left + 40, ground - 662, 740, 28, p.accentSoft, { radius: 6 }) +
    windows(left + 110, ground - 600, 6, 1, p, r) +
    windows(left + 110, ground - 450, 1, 2, p, r) +
    windows(left + 660, ground - 450, 1, 2, p, r) +
    rect(left + 760, ground - west, 260, west, wing) +
    rect(left + 760, ground - west, 260, west, paints.side) +
    windows(left + 800, ground - west + 50, 2, 2, p, r) +
    at(left + 410, ground - 24, 1, doors(p))
  const snow = winter
    ? rect(left + 40, ground - 674, 740, 18, '#ffffff', { radius: 9 }) +
      rect(left - 196, ground - east - 12, 270, 16, '#ffffff', { radius: 8 }) +
      rect(left + 756, ground - west - 12, 270, 16, '#ffffff', { radius: 8 }) +
      Array.from({ length: 46 }, () =>
        circle(r.between(0, width), r.between(0, ground), r.between(3, 8), '#ffffff', 0.85),
      ).join('')
    : ''
  return {
    color: sky,
    body:
      rect(0, 0, width, height, sky) +
      rect(0, 0, width, ground, paints.light, { opacity: 0.8 }) +
      circle(
        nth([1280, 300, 1360], number),
        evening ? 330 : 180,
        evening ? 96 : 70,
        evening ? p.gold : p.paper,
        0.9,
      ) +
      path(`M0 ${ground}L0 560Q260 470 560 540T1100 500T${width} 560L${width} ${ground}Z`, p.far) +
      path(
        `M0 ${ground}L0 690Q420 600 800 660T${width} 640L${width} ${ground}Z`,
        winter ? p.accentPale : p.middle,
        0.7,
      ) +
      building +
      rect(0, ground, width, height - ground, winter ? '#f4f6fa' : p.metalPale) +
      rect(0, ground, width, 10, '#1d2b33', { opacity: 0.06 }) +
      path(
        `M${left + 220} ${ground + 16}L${left + 600} ${ground + 16}L${left + 760} ${height}L${left + 60} ${height}Z`,
        p.warmMist,
        0.9,
      ) +
      snow +
      tree(left - 250, ground + 40, 240, winter, p) +
      tree(left + 1080, ground + 30, 280, winter, p) +
      tree(left + 1220, ground + 60, 200, winter, p) +
      at(left + 860, ground + 120, 1.1, bench(p)) +
      at(left - 160, ground + 130, 1.1, bench(p)),
  }
}
