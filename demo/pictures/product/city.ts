import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'
import { nth, type Scene } from '../scene.ts'
import { circle, ellipse, paints, path, rect } from '../shapes.ts'

type House = { x: number; width: number; height: number; color: string }

/** Windows of a building in even rows, a few of them lit. */
function windows({ x, width, height }: House, ground: number, p: Palette, r: Random): string {
  const columns = Math.floor((width - 36) / 58)
  const rows = Math.floor((height - 150) / 84)
  const left = x + (width - columns * 58 + 24) / 2
  return Array.from({ length: columns * rows }, (_, i) =>
    rect(
      left + (i % columns) * 58,
      ground - height + 44 + Math.floor(i / columns) * 84,
      34,
      50,
      r.chance(0.22) ? p.gold : p.sky,
      { radius: 4 },
    ),
  ).join('')
}

const door = (x: number, ground: number, color: string, p: Palette) =>
  rect(x - 34, ground - 92, 68, 92, color, { radius: 6 }) +
  rect(x - 24, ground - 80, 48, 34, p.accentPale, { radius: 3 })

const house = (given: House, ground: number, p: Palette, r: Random) =>
  rect(given.x, ground - given.height, given.width, given.height + 8, given.color, { radius: 8 }) +
  rect(given.x, ground - given.height, given.width, given.height + 8, paints.side, { radius: 8 }) +
  windows(given, ground, p, r) +
  door(given.x + given.width / 2, ground, p.woodDeep, p)

/** The clinic among the buildings: white, with an awning and a cross. */
function clinic(x: number, ground: number, p: Palette, r: Random): string {
  const given = { x, width: 380, height: 430, color: p.paper }
  const middle = x + 190
  return (
    house(given, ground, p, r) +
    path(
      `M${middle - 96} ${ground - 108}L${middle + 96} ${ground - 108}L${middle + 78} ${ground - 148}L${middle - 78} ${ground - 148}Z`,
      p.accent,
    ) +
    circle(middle, ground - 430, 62, p.accent) +
    rect(middle - 11, ground - 466, 22, 72, p.paper, { radius: 4 }) +
    rect(middle - 36, ground - 441, 72, 22, p.paper, { radius: 4 })
  )
}

const tree = (x: number, ground: number, size: number, p: Palette) =>
  rect(x - 7, ground - size * 0.6, 14, size * 0.6, p.woodDeep, { radius: 5 }) +
  ellipse(x, ground - size, size * 0.42, size * 0.56, p.leaf) +
  ellipse(x + size * 0.12, ground - size * 1.06, size * 0.26, size * 0.38, p.leafSoft, { opacity: 0.6 })

/** A street in the morning: houses, trees, hills behind them, and one clinic. */
export const city: Scene = ({ width, height, number, shift, palette: p, random: r }) => {
  const ground = height * 0.84
  const colors = [p.warmSoft, p.accentSoft, p.warmPale, p.woodPale] as const
  const left = 610 + r.between(-20, 20)
  const houses = [-60, 150, 370, 1010, 1240, 1450].map((x, i) => ({
    x: x + r.between(-10, 10),
    width: r.between(190, 225),
    height: r.between(330, 620),
    color: nth(colors, i + number + shift),
  }))
  const trees = [90, 330, 570, 1030, 1215, 1500].map((x) =>
    tree(x + r.between(-20, 20), ground + 10, r.between(130, 200), p),
  )
  return {
    color: p.sky,
    body:
      rect(0, 0, width, height, p.skyLow) +
      rect(0, 0, width, height * 0.6, p.sky, { opacity: 0.75 }) +
      circle(r.between(1080, 1240), 190, 62, p.paper, 0.9) +
      path(`M0 ${ground}L0 520Q260 360 560 470T1100 420T${width} 500L${width} ${ground}Z`, p.far) +
      path(`M0 ${ground}L0 640Q420 520 800 600T${width} 590L${width} ${ground}Z`, p.middle, 0.7) +
      houses.map((given) => house(given, ground, p, r)).join('') +
      clinic(left, ground, p, r) +
      rect(0, ground, width, height - ground, p.metalPale) +
      rect(0, ground, width, 12, p.metal) +
      trees.join(''),
  }
}
