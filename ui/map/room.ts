import { type Point, size } from './ground.ts'

/** A place on the map that is taken, by its middle. */
export type Box = Point & { half: Point }

/** Half of the width and height of a text, roughly: labels only have to keep off each other. */
export const halfOf = (text: string): Point => ({ x: text.length * 3.7 + 3, y: 9 })

const overlap = (a: Box, b: Box) =>
  Math.abs(a.x - b.x) < a.half.x + b.half.x && Math.abs(a.y - b.y) < a.half.y + b.half.y
const isInside = ({ x, y, half: { x: wide, y: high } }: Box) =>
  x - wide > 4 && x + wide < size - 4 && y - high > 4 && y + high < size - 4

/** The rest of a map on which these places are taken: takes the room for a box, if it is free. */
export function roomBeside(taken: readonly Box[]): (box: Box) => boolean {
  const all = [...taken]
  return (box) => {
    if (!isInside(box) || all.some((other) => overlap(box, other))) return false
    all.push(box)
    return true
  }
}

/** Below, above, right, left, farther below and above: where a label of this width may stand. */
export const beside = (of: Point, wide: number, gap: number): Point[] => [
  { x: of.x, y: of.y + gap + 9 },
  { x: of.x, y: of.y - gap - 9 },
  { x: of.x + wide + gap, y: of.y },
  { x: of.x - wide - gap, y: of.y },
  { x: of.x, y: of.y + 44 },
  { x: of.x, y: of.y - 44 },
]
