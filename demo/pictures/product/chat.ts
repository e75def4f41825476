import { nth, type Scene } from '../scene.ts'
import { at, circle, paints, rect } from '../shapes.ts'
import { plant } from '../things/plant.ts'
import { textLines } from './site.ts'

const soft = '#1d2b33'

/** A phone with a chat between a patient and a clinic, on a table by a plant. */
export const chat: Scene = ({ width, height, number, palette: p, random: r }) => {
  const wall = nth([p.accentPale, p.warmPale, p.accentMist], number)
  const bubbles: string[] = []
  let y = 150
  for (let i = 0; y < 640; i++) {
    const lines = r.integer(1, 3)
    const high = 34 + lines * 26
    const wide = lines === 1 ? r.between(150, 210) : r.between(230, 270)
    const mine = (i + number) % 2 === 0
    const x = mine ? 386 - wide : 30
    bubbles.push(
      rect(x, y, wide, high, mine ? p.accentPale : p.paper, { radius: 20 }) +
        textLines(x + 22, y + 23, wide - 44, lines, mine ? p.accentMid : p.metal, r),
    )
    y += high + 18
  }
  return {
    color: wall,
    body:
      rect(0, 0, width, height, wall) +
      rect(0, height * 0.8, width, height * 0.2, p.woodPale) +
      rect(0, height * 0.8, width, 14, p.wood, { opacity: 0.5 }) +
      rect(0, 0, width, height, paints.shade) +
      at(1130, 930, 1.15, plant('olive', 460, p.paper, p, r, 'cylinder', 170)) +
      at(
        530,
        110,
        1,
        rect(12, 26, 440, 830, soft, { radius: 62, opacity: 0.14 }) +
          rect(0, 0, 440, 830, p.accentInk, { radius: 62 }) +
          rect(16, 16, 408, 798, p.warmMist, { radius: 48 }) +
          rect(16, 16, 408, 108, p.accent, { radius: 48 }) +
          rect(16, 76, 408, 48, p.accent) +
          circle(72, 80, 24, p.paper) +
          rect(66, 66, 12, 28, p.accent, { radius: 2 }) +
          rect(58, 74, 28, 12, p.accent, { radius: 2 }) +
          rect(112, 72, 150, 16, p.paper, { radius: 7 }) +
          bubbles.join('') +
          rect(36, 738, 300, 48, p.paper, { radius: 24 }) +
          circle(376, 762, 24, p.accent),
      ),
  }
}
