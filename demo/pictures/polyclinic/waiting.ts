import type { Palette } from '../palette.ts'
import { circle, line, paints, path, rect, shadow } from '../shapes.ts'

/** Seats in a row on one beam, from the left edge. */
export const seatRow = (seats: number, color: string, p: Palette) =>
  shadow(seats * 65, 0, seats * 72, 14) +
  rect(0, -96, seats * 130, 14, p.metalDeep, { radius: 7 }) +
  line(`M40 -88L40 -6M${seats * 130 - 40} -88L${seats * 130 - 40} -6`, p.metalDeep, 14) +
  Array.from(
    { length: seats },
    (_, i) =>
      rect(i * 130 + 8, -260, 114, 130, color, { radius: 22 }) +
      rect(i * 130 + 8, -260, 114, 130, paints.shade, { radius: 22 }) +
      rect(i * 130 + 2, -132, 126, 38, color, { radius: 16 }) +
      rect(i * 130 + 2, -112, 126, 20, '#1d2b33', { radius: 10, opacity: 0.14 }),
  ).join('')

/** The queue display: `rows` of numbers and rooms. */
export const queueBoard = (x: number, y: number, rows: number, p: Palette) =>
  rect(x + 6, y + 10, 340, 60 + rows * 62, '#1d2b33', { radius: 18, opacity: 0.1 }) +
  rect(x, y, 340, 60 + rows * 62, p.accentInk, { radius: 18 }) +
  rect(x + 28, y + 26, 110, 12, p.accentSoft, { radius: 6, opacity: 0.8 }) +
  rect(x + 200, y + 26, 80, 12, p.accentSoft, { radius: 6, opacity: 0.8 }) +
  Array.from({ length: rows }, (_, i) => {
    const top = y + 58 + i * 62
    return (
      rect(x + 22, top, 296, 48, i === 0 ? p.accent : p.accentDeep, { radius: 10 }) +
      rect(x + 42, top + 16, 76 + (i % 2) * 20, 16, i === 0 ? p.gold : p.accentPale, { radius: 8 }) +
      rect(x + 206, top + 16, 60, 16, i === 0 ? p.gold : p.accentPale, { radius: 8 }) +
      path(`M${x + 286} ${top + 14}l14 10l-14 10Z`, i === 0 ? p.gold : p.accentSoft)
    )
  }).join('')

/** A ticket machine; its foot is at 0, 0. */
export const ticketPillar = (p: Palette) =>
  shadow(0, 0, 110) +
  rect(-76, -20, 152, 20, p.metalDeep, { radius: 8 }) +
  path('M-58 -20L-64 -400Q-64 -430 -34 -430L34 -430Q64 -430 64 -400L58 -20Z', p.paper) +
  path('M-58 -20L-64 -400Q-64 -430 -34 -430L34 -430Q64 -430 64 -400L58 -20Z', paints.side) +
  rect(-46, -404, 92, 124, p.accentInk, { radius: 10 }) +
  rect(-36, -392, 72, 26, p.accentMid, { radius: 6 }) +
  rect(-36, -356, 72, 26, p.accentSoft, { radius: 6 }) +
  rect(-36, -320, 72, 26, p.gold, { radius: 6 }) +
  rect(-30, -246, 60, 12, p.accentInk, { radius: 6 }) +
  path('M-22 -240L22 -240L22 -190L11 -198L0 -190L-11 -198L-22 -190Z', '#ffffff') +
  rect(-12, -228, 24, 8, p.accentMid, { radius: 4 }) +
  circle(0, -120, 26, p.accent) +
  line('M0 -134L0 -106M-14 -120L14 -120', p.paper, 9)
