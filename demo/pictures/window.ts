import { surfaces } from './interior.ts'
import type { Palette } from './palette.ts'
import { nth, type Scene } from './scene.ts'
import { at, ellipse, line, paints, rect } from './shapes.ts'
import { curtain, glazing, rail } from './things/glazing.ts'
import { plant } from './things/plant.ts'
import { viewKinds } from './things/view.ts'

const cup = (p: Palette, color: string) =>
  ellipse(0, 0, 62, 9, '#1d2b33', { opacity: 0.14 }) +
  `<ellipse cx="46" cy="-38" rx="22" ry="20" fill="none" stroke="${color}" stroke-width="10"/>` +
  `<path d="M-46 -78L46 -78L40 -12Q38 0 26 0L-26 0Q-38 0 -40 -12Z" fill="${color}"/><path d="M-46 -78L46 -78L40 -12Q38 0 26 0L-26 0Q-38 0 -40 -12Z" fill="${paints.side}"/>` +
  ellipse(0, -78, 46, 8, p.woodDeep) +
  line('M-10 -100q-10 -16 0 -30q10 -14 0 -30M14 -100q-10 -16 0 -30', '#ffffff', 5, 0.5)

const books = (p: Palette) =>
  [p.accent, p.warm, p.accentSoft]
    .map(
      (color, i) =>
        rect(-90 + i * 8, -30 - i * 30, 180 - i * 14, 28, color, { radius: 4 }) +
        rect(-84 + i * 8, -22 - i * 30, 20, 12, '#ffffff', { opacity: 0.5 }),
    )
    .join('')

/** The view from the waiting room: a wide sill, curtains, the landscape. */
export const window: Scene = ({ width, height, number, shift, palette: p, random: r }) => {
  const { wall } = surfaces(number + shift + 1, p)
  const tall = height > width
  const sill = height * 0.8
  const margin = width * (tall ? 0.14 : 0.13)
  const box = { x: margin, y: height * 0.09, width: width - margin * 2, height: sill - height * 0.09 - 12 }
  const cloth = nth([p.paper, p.warmPale, p.accentMist], number)
  const drape = width * (tall ? 0.13 : 0.11)
  return {
    color: wall,
    body:
      rect(0, 0, width, height, wall) +
      rect(0, 0, width, height, paints.shade) +
      glazing('w', box, nth(viewKinds, number + shift + 3), p, r, {
        columns: tall ? 2 : nth([2, 3, 1], number),
        bar: tall,
        sill: false,
      }) +
      rect(0, sill, width, height * 0.05, p.paper) +
      rect(0, sill + height * 0.05, width, height, wall) +
      rect(0, sill + height * 0.05, width, height * 0.03, '#1d2b33', { opacity: 0.1 }) +
      rect(0, sill + height * 0.05, width, height * 0.15, paints.shade) +
      curtain(margin - drape * 0.7, height * 0.06, drape, sill - height * 0.06 - 14, cloth) +
      curtain(width - margin - drape * 0.3, height * 0.06, drape, sill - height * 0.06 - 14, cloth) +
      rail(margin - drape, height * 0.058, width - margin * 2 + drape * 2, p.woodPale) +
      at(
        width * 0.26,
        sill + 22,
        1,
        plant(
          nth(['olive', 'blades', 'monstera', 'ficus'], number + shift),
          height * 0.24,
          nth([p.warm, p.accent, p.paper], number),
          p,
          r,
          nth(['cone', 'round', 'cylinder'], number),
          height * 0.12,
        ),
      ) +
      at(
        width * (tall ? 0.62 : 0.6),
        sill + 28,
        1.15,
        cup(p, nth([p.accent, p.warm, p.accentSoft], number)),
      ) +
      at(width * (tall ? 0.82 : 0.76), sill + 30, 1.15, books(p)),
  }
}
