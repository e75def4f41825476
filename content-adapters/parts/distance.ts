type Coordinates = { latitude: number; longitude: number }

/** Mean radius of the earth in metres. */
const radius = 6_371_000

/** Distance between two places in metres as the crow flies (haversine formula). */
export function distance(a: Coordinates, b: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2
  const chord =
    half(b.latitude - a.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(b.longitude - a.longitude)
  return 2 * radius * Math.asin(Math.sqrt(Math.min(1, chord)))
}
