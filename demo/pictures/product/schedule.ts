import { nth, type Scene } from '../scene.ts'
import { at, circle, paints, rect } from '../shapes.ts'
import { plant } from '../things/plant.ts'

const soft = '#1d2b33'
const days = 5
const hours = 9
const cell = { width: 150, height: 62 }

/** A working week on a board: visits of different lengths in their doctors' colours. */
export const schedule: Scene = ({ width, height, number, palette: p, random: r }) => {
  const colors = [p.accentSoft, p.warmSoft, p.leafSoft, p.accentMid, p.gold] as const
  const visits: string[] = []
  for (let day = 0; day < days; day++) {
    let hour = r.integer(0, 1)
    while (hour < hours) {
      const length = Math.min(r.integer(1, 2), hours - hour)
      const x = 70 + day * cell.width
      const y = 108 + hour * cell.height
      const color = nth(colors, day + hour + number)
      visits.push(
        rect(x + 6, y + 4, cell.width - 12, length * cell.height - 8, color, { radius: 10 }) +
          rect(x + 20, y + 20, r.between(56, 96), 11, p.accentInk, { radius: 5, opacity: 0.75 }) +
          (length > 1 ? rect(x + 20, y + 42, 70, 9, p.paper, { radius: 4, opacity: 0.8 }) : ''),
      )
      hour += length + (r.chance(0.4) ? 1 : 0)
    }
  }
  const heads = Array.from({ length: days }, (_, day) =>
    rect(70 + day * cell.width + 8, 62, 52, 16, p.accentInk, { radius: 7, opacity: day === 1 ? 1 : 0.45 }),
  )
  const ticks = Array.from(
    { length: hours },
    (_, hour) =>
      rect(26, 118 + hour * cell.height, 30, 9, p.metal, { radius: 4 }) +
      rect(70, 108 + hour * cell.height, days * cell.width, 1.5, p.metalPale),
  )
  const now = 108 + cell.height * 3.4
  return {
    color: p.warmPale,
    body:
      rect(0, 0, width, height, p.warmPale) +
      rect(0, 0, width, height, paints.shade) +
      at(
        375,
        180,
        1,
        rect(10, 22, 850, 700, soft, { radius: 26, opacity: 0.1 }) +
          rect(0, 0, 850, 700, p.paper, { radius: 26 }) +
          rect(70 + cell.width, 44, cell.width, 640, p.accentMist, { radius: 12 }) +
          heads.join('') +
          ticks.join('') +
          visits.join('') +
          rect(66, now, days * cell.width, 3, p.warmDeep) +
          circle(66, now + 1, 8, p.warmDeep),
      ) +
      at(1310, 1010, 1.1, plant('monstera', 420, p.accent, p, r, 'round', 170)),
  }
}
