/** Pixels that a pointer moves before a drag begins; less is a press. */
export const dragSlop = 6

export type DragDirection = 'down' | 'left' | 'right' | 'sideways'

/**
 * The offset of a part whose pointer moved by `x`, `y` pixels: only along its direction, never against it. `sideways`
 * is left or right.
 */
export function dragOffset(direction: DragDirection, x: number, y: number): number {
  if (direction === 'down') return Math.max(0, y)
  if (direction === 'right') return Math.max(0, x)
  if (direction === 'left') return Math.min(0, x)
  return x
}

/** True if a movement is more along the direction than across it: a drag and not a scroll. */
export const isDragging = (direction: DragDirection, x: number, y: number): boolean =>
  direction === 'down'
    ? y >= dragSlop && y > Math.abs(x)
    : Math.abs(dragOffset(direction, x, y)) >= dragSlop && Math.abs(x) > Math.abs(y)
