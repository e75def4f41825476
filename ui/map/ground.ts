export type Coordinates = { latitude: number; longitude: number }
export type Point = { x: number; y: number }

/** What a square picture shows: its middle and its width, in metres of the ground. */
export type View = Point & { width: number }

/** A part of the list that has a name on the map: a district or a city. Only the places of cities are known without their entries. */
export type Area = { name: string; lang?: string | undefined; center?: Coordinates | undefined }

type Listed = {
  /** One for each entry of the list; `area` is an index. */
  entries: readonly { place?: Coordinates | undefined; area?: number | undefined }[]
  areas: readonly Area[]
  /** The middle of the list's city. */
  center?: Coordinates | undefined
  /** Where the reader is. */
  reader?: Coordinates | undefined
}

/**
 * Entries of a list on flat ground: metres to the east and to the south of a point among them. Each number of the list, from 1, is in
 * exactly one of `pins`, `unplaced` and `misplaced`.
 */
export type Ground = {
  pins: (Point & { number: number; area?: number })[]
  /** Numbers of entries whose place is not known. */
  unplaced: number[]
  /** Numbers of entries whose place is too far from their city to be true. */
  misplaced: number[]
  areas: (Partial<Point> & Omit<Area, 'center'>)[]
  center?: Point
  reader?: Point
  /** Shows all pins, the middle of the city, and the reader if they are near. */
  view: View
}

/** A place that is farther from its city, in metres, is a mistake; a reader who is farther is elsewhere. */
export const reach = 60_000
/** Width and height of pictures, in the units of their drawing. */
export const size = 360
/** Room at the edges, so that marks and the scale have their place. */
const inset = { x: 26, y: 46 }
/** The least width that is shown at first, in metres: a place alone is seen with what is around it. */
const leastWidth = 3000

const metresOfDegree = 111_195

/** Equirectangular projection, true at this latitude, onto metres from this place. */
function planeAt({ latitude, longitude }: Coordinates): (place: Coordinates) => Point {
  const shrink = Math.cos((latitude * Math.PI) / 180)
  return (place) => {
    // The shorter way round the earth.
    const east = ((((place.longitude - longitude + 180) % 360) + 360) % 360) - 180
    return {
      x: Math.round(east * shrink * metresOfDegree),
      y: Math.round((latitude - place.latitude) * metresOfDegree),
    }
  }
}

const { hypot, max, min } = Math

/** Metres between two places, as exact as the question whether they are in one city needs. */
export function metresBetween(a: Coordinates, b: Coordinates): number {
  const { x, y } = planeAt(a)(b)
  return hypot(x, y)
}

const isOnEarth = ({ latitude, longitude }: Coordinates) =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0)

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** The middle of the places, which a few wrong ones do not move; undefined if too few are known to tell. */
const middleOf = (places: readonly Coordinates[]): Coordinates | undefined =>
  places.length < 3
    ? undefined
    : {
        latitude: median(places.map(({ latitude }) => latitude)),
        longitude: median(places.map(({ longitude }) => longitude)),
      }

/** The square that shows these points. */
function viewOf(points: readonly Point[]): View {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [left, right, top, bottom] = [min(...xs), max(...xs), min(...ys), max(...ys)]
  const width = max(
    leastWidth,
    (right - left) * (size / (size - 2 * inset.x)),
    (bottom - top) * (size / (size - 2 * inset.y)),
  )
  return { x: (left + right) / 2, y: (top + bottom) / 2, width }
}

/** The ground of a list; undefined if none of its entries has a place that can be drawn. */
export function groundOf({ entries, areas, center, reader }: Listed): Ground | undefined {
  const known = entries.map(({ place }) => (place && isOnEarth(place) ? place : undefined))
  const middles = areas.map(
    (area, index) =>
      area.center ??
      center ??
      middleOf(known.flatMap((place, at) => (entries[at]?.area === index ? (place ?? []) : []))),
  )
  const middle =
    center ??
    middleOf(known.flatMap((place) => (entries.every(({ area }) => area === undefined) ? (place ?? []) : [])))
  const isTrue = (place: Coordinates, area: number | undefined) => {
    const from = (area === undefined ? undefined : middles[area]) ?? middle
    return !from || metresBetween(from, place) <= reach
  }
  const placed = known.flatMap((place, index) => {
    const area = entries[index]?.area
    return place && isTrue(place, area)
      ? [{ number: index + 1, place, ...(area !== undefined && { area }) }]
      : []
  })
  const [first] = placed
  if (!first) return undefined
  const latitudes = placed.map(({ place }) => place.latitude)
  const project = planeAt({
    latitude: (min(...latitudes) + max(...latitudes)) / 2,
    longitude: (center ?? first.place).longitude,
  })
  const pins = placed.map(({ place, ...pin }) => ({ ...pin, ...project(place) }))
  const drawn = new Set(pins.map(({ number }) => number))
  const numbers = entries.map((_, index) => index + 1).filter((number) => !drawn.has(number))
  const isReaderNear =
    reader &&
    [...(center ? [center] : []), ...placed.map(({ place }) => place)].some(
      (place) => metresBetween(place, reader) <= reach,
    )
  const here = isReaderNear ? project(reader) : undefined
  const heart = center && project(center)
  return {
    pins,
    unplaced: numbers.filter((number) => !known[number - 1]),
    misplaced: numbers.filter((number) => known[number - 1]),
    areas: areas.map(({ center: dot, ...area }, index) => ({
      ...area,
      ...(dot && pins.some((pin) => pin.area === index) && project(dot)),
    })),
    ...(heart && { center: heart }),
    ...(here && { reader: here }),
    view: viewOf([...pins, ...(heart ? [heart] : []), ...(here ? [here] : [])]),
  }
}
