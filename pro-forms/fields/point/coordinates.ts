export type Point = { latitude: number; longitude: number }

/** Six decimals are about a tenth of a metre; more precision is meaningless. */
const digits = 6

const rounded = (value: number) => Number(value.toFixed(digits))

export const roundedPoint = ({ latitude, longitude }: Point): Point => ({
  latitude: rounded(latitude),
  longitude: rounded(longitude),
})

/** Parses both coordinates in the format that map services copy: `43.238949, 76.889709`. Undefined for anything else. */
export function parsePoint(text: string): Point | undefined {
  const [, latitude, longitude] = /^\s*(-?\d{1,2}(?:\.\d+)?)[,;\s]+(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text) ?? []
  if (latitude === undefined || longitude === undefined) return undefined
  return roundedPoint({ latitude: Number(latitude), longitude: Number(longitude) })
}

/** Parses a number with a decimal comma or point; undefined for anything else. */
export function parseCoordinate(text: string): number | undefined {
  const value = Number(text.trim().replace(',', '.'))
  return text.trim() === '' || !Number.isFinite(value) ? undefined : rounded(value)
}
