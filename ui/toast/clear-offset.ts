/** An area that toasts must not cover: its extent along the edge's normal, in pixels from that edge of the screen. */
export type Obstacle = { from: number; to: number }

/** Pixels between toasts and the areas that they must not cover. */
const gap = 8

/**
 * How far from its edge a stack of toasts begins: at the edge, or else past the areas that it would cover there. At the edge too if there
 * is no such place in the half of the screen that is next to it.
 */
export function clearOffset(height: number, screen: number, obstacles: readonly Obstacle[]): number {
  let offset = 0
  for (const { from, to } of obstacles.toSorted((a, b) => a.from - b.from))
    if (from < offset + height && to > offset) offset = to + gap
  return offset + height > screen / 2 && offset > 0 ? 0 : offset
}
