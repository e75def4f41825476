import { interior, sunPatch } from '../interior.ts'
import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'
import { nth, type Scene, type SceneInput } from '../scene.ts'
import { at, circle, path, rect, shadow } from '../shapes.ts'
import { bear } from '../things/bear.ts'
import { armchair, rug } from '../things/furniture.ts'
import { glazing } from '../things/glazing.ts'
import { plant } from '../things/plant.ts'
import { viewKinds } from '../things/view.ts'
import { floorLamp } from './study.ts'

/** Books that stand from x to at most `end`, on y. */
function row(x: number, end: number, y: number, high: number, p: Palette, r: Random) {
  const books: string[] = []
  let at = x
  while (at < end - 40) {
    const width = r.between(18, 38)
    const tall = high * r.between(0.66, 0.96)
    const color = r.pick([
      p.accent,
      p.accentMid,
      p.warm,
      p.warmSoft,
      p.gold,
      p.paper,
      p.leaf,
      p.accentDeep,
      p.rose,
    ])
    books.push(
      rect(at, y - tall, width, tall, color, { radius: 3 }) +
        rect(at + 4, y - tall * 0.8, width - 8, 6, '#ffffff', { opacity: 0.5 }),
    )
    at += width + 3
  }
  return books.join('')
}

const frame = (x: number, y: number, width: number, height: number, p: Palette) =>
  rect(x - 20, y - 20, width + 40, height + 40, p.woodDeep, { radius: 6 }) +
  rect(x, y, width, height, p.wood) +
  rect(x, y, width, height, '#1d2b33', { opacity: 0.2 })

/** A wall of books with a place to sit. */
function library({ width, height, palette: p, random: r }: SceneInput) {
  const floor = 820
  const shelves = [0, 1, 2, 3].map((i) => {
    const y = 260 + i * 172
    const gap = [560, 860, 300, 700][i] ?? 500
    return (
      row(170, gap, y, 146, p, r) +
      row(gap + 150, 1080, y, 146, p, r) +
      at(
        gap + 70,
        y,
        0.42,
        plant(nth(['trailing', 'blades', 'olive', 'trailing'], i + 1), 200, p.warm, p, r, 'round', 130),
      ) +
      rect(150, y, 950, 20, p.woodDeep)
    )
  })
  return {
    color: p.warmSoft,
    body:
      interior({ width, height, floor, wall: p.warmPale, ground: p.woodPale }) +
      frame(150, 90, 950, 700, p) +
      shelves.join('') +
      glazing('w', { x: 1200, y: 150, width: 300, height: 460 }, nth(viewKinds, r.integer(1, 4)), p, r, {
        columns: 1,
        bar: true,
      }) +
      sunPatch(1100, floor, 360, height - floor, -160) +
      rug(1080, floor + 140, 760, p.accentPale, p.accent) +
      at(820, floor + 90, 1.15, floorLamp(560, p)) +
      at(1110, floor + 130, 1.3, armchair(p.accentMid, p.accent, p)),
  }
}

/** A low shelf for children, with a teddy bear. */
function children({ width, height, number, palette: p, random: r }: SceneInput) {
  const floor = 800
  return {
    color: p.accentPale,
    body:
      interior({ width, height, floor, wall: p.accentPale, ground: p.woodPale }) +
      glazing('w', { x: 1000, y: 140, width: 440, height: 360 }, nth(viewKinds, number + 1), p, r) +
      sunPatch(960, floor, 440, height - floor, -140) +
      path('M140 330Q420 150 700 330L700 350L140 350Z', p.warm, 0.45) +
      circle(420, 210, 56, p.gold) +
      frame(150, 470, 620, 340, p) +
      row(168, 500, 640, 150, p, r) +
      circle(580, 604, 36, p.accentMid) +
      rect(630, 580, 60, 60, p.gold, { radius: 8 }) +
      rect(150, 640, 620, 18, p.woodDeep) +
      rect(180, 690, 250, 116, p.warmSoft, { radius: 12 }) +
      row(460, 760, 808, 130, p, r) +
      at(560, 450, 0.5, plant('blades', 210, p.warm, p, r, 'round', 130)) +
      rug(1050, floor + 140, 880, p.warmPale, p.warm) +
      at(1040, floor + 150, 1.1, bear(p)) +
      shadow(1330, floor + 170, 90) +
      rect(1260, floor + 80, 90, 90, p.accent, { radius: 10 }) +
      rect(1356, floor + 80, 90, 90, p.gold, { radius: 10 }) +
      rect(1306, floor - 12, 90, 90, p.warm, { radius: 10 }) +
      row(700, 860, floor + 190, 70, p, r),
  }
}

/** Books in the waiting room: for adults, for children. */
export const books: Scene = (input) => nth([library, children], input.number)(input)
