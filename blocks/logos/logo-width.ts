/** Target area of a logo in square rem, and the greatest height in rem. */
const area = 12
const tallest = 4

/** Width in rem at which logos of different shapes look equally large: they have equal areas, not equal heights. */
export function logoWidth({ width, height }: { width: number; height: number }): number {
  const ratio = width / height
  return Math.round(10 * Math.min(Math.sqrt(area * ratio), tallest * ratio)) / 10
}
