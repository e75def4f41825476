type Coordinates = { latitude: number; longitude: number }
type Point = { x: number; y: number }

const tileSize = 256
/** The largest picture in pixels that tiles are listed for; narrower ones are cropped on all sides. */
const picture = { width: 1280, height: 320 }
/** Several places fit into this part of the narrowest picture. */
const spread = { x: 200, y: 140 }
/** Close enough to read street names. */
const closest = 16
/** Pins stand above their places, so the middle of the picture is above the middle of the places. */
const pinRise = 20
/** The map projection ends at this latitude. */
const lastLatitude = 85.05

/** Position of a place in pixels of the whole world at a zoom level (Web Mercator). */
function project({ latitude, longitude }: Coordinates, zoom: number): Point {
  const world = tileSize * 2 ** zoom
  const radians = (Math.max(-lastLatitude, Math.min(lastLatitude, latitude)) * Math.PI) / 180
  return {
    x: ((longitude + 180) / 360) * world,
    y: ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * world,
  }
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
const extent = (values: number[]) => [Math.min(...values), Math.max(...values)] as const

/** Bounds of the places at a zoom level. */
function boundsAt(places: readonly Coordinates[], zoom: number) {
  const points = places.map((place) => project(place, zoom))
  return { points, x: extent(points.map(({ x }) => x)), y: extent(points.map(({ y }) => y)) }
}

/** The tiles around the places and the pins, both as distances in pixels from the middle of the picture. */
export function tileGrid(places: readonly Coordinates[], url: string) {
  const zoom = range(0, closest).findLast((level) => {
    const { x, y } = boundsAt(places, level)
    return x[1] - x[0] <= spread.x && y[1] - y[0] <= spread.y
  })
  const { points, x, y } = boundsAt(places, zoom ?? 0)
  const middle = { x: (x[0] + x[1]) / 2, y: (y[0] + y[1]) / 2 - pinRise }
  const from = (point: Point) => ({
    left: Math.round(point.x - middle.x),
    top: Math.round(point.y - middle.y),
  })
  const indices = (center: number, size: number) =>
    range(Math.floor((center - size / 2) / tileSize), Math.floor((center + size / 2) / tileSize))
  const count = 2 ** (zoom ?? 0)
  const tiles = indices(middle.y, picture.height)
    .filter((row) => row >= 0 && row < count)
    .flatMap((row) =>
      indices(middle.x, picture.width).map((column) => ({
        src: tileAddress(url, { z: zoom ?? 0, x: ((column % count) + count) % count, y: row }),
        ...from({ x: column * tileSize, y: row * tileSize }),
      })),
    )
  return { tiles, pins: points.map(from) }
}

/** The address of a tile. Servers that are named by letters (`{s}`) have an `a`; `{r}` asks for a doubled picture. */
const tileAddress = (url: string, at: { z: number; x: number; y: number }) =>
  url.replace(/\{([zxysr])\}/g, (_, name: string) =>
    name === 's' ? 'a' : name === 'r' ? '' : String(at[name as keyof typeof at]),
  )
