/** How much of a plate a logo covers, in square rem; and how tall one may be, in rem. */
const area = 12
const tallest = 4

/** Width in rem at which logos of different shapes look equally large: they cover the same area, not the same height. */
export function logoWidth({ width, height }: { width: number; height: number }): number {
  const ratio = width / height
  return Math.round(10 * Math.min(Math.sqrt(area * ratio), tallest * ratio)) / 10
}
