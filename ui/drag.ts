/** Pixels that a pointer moves before it drags: less is a press. */
export const dragSlop = 6

export type DragDirection = 'down' | 'left' | 'right' | 'sideways'

/**
 * How far a part moves under a pointer that went by `x`, `y` pixels: along its direction only, and never against it.
 * `sideways` is either way.
 */
export function dragOffset(direction: DragDirection, x: number, y: number): number {
  if (direction === 'down') return Math.max(0, y)
  if (direction === 'right') return Math.max(0, x)
  if (direction === 'left') return Math.min(0, x)
  return x
}

/** True for a movement that goes along the direction more than across it: a person drags and does not scroll. */
export const isDragging = (direction: DragDirection, x: number, y: number): boolean =>
  direction === 'down'
    ? y >= dragSlop && y > Math.abs(x)
    : Math.abs(dragOffset(direction, x, y)) >= dragSlop && Math.abs(x) > Math.abs(y)
