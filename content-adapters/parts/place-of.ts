type Coordinates = { latitude?: number; longitude?: number }

/** Both coordinates; undefined if they are not known. Zeros mean that, because some backends send them. */
export function placeOf({ latitude, longitude }: Coordinates) {
  if (latitude === undefined || longitude === undefined) return undefined
  return latitude === 0 && longitude === 0 ? undefined : { latitude, longitude }
}
