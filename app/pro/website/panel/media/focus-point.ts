/** Shares of a picture's width and height. */
export type FocusPoint = { X: number; Y: number }

/** How far a key moves a point. */
const step = 0.05

const share = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000

type Box = { left: number; top: number; width: number; height: number }

/** The point of a picture under a finger or the mouse; beside the picture the nearest one on its edge. */
export const focusAt = (
  { x, y }: { x: number; y: number },
  { left, top, width, height }: Box,
): FocusPoint => ({
  X: share((x - left) / width),
  Y: share((y - top) / height),
})

const moves: Record<string, readonly [number, number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}

/** The point after a key; undefined for other keys. */
export function movedFocus({ X, Y }: FocusPoint, key: string): FocusPoint | undefined {
  const [x, y] = moves[key] ?? []
  return x === undefined || y === undefined ? undefined : { X: share(X + x), Y: share(Y + y) }
}
