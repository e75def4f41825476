import { clustersOf } from './cluster.ts'
import { type Ground, type Point, size, type View } from './ground.ts'
import { type Box, beside, halfOf, roomBeside } from './room.ts'

/** Marks that would be nearer to each other are one. */
const apart = 44
/** The least width that can be shown, in metres. */
export const leastShown = 400
const radius = { pin: 14, cluster: 19 }

/** A mark of the map: an entry of the list by its number, or several. */
export type Mark = Point & { numbers: number[] }
type Label = Point & { text: string; lang?: string | undefined; isCenter: boolean }

/** A map as it is drawn in `size` × `size` units. */
export type Drawing = {
  marks: Mark[]
  labels: Label[]
  /** Middles of cities. */
  dots: Point[]
  /** Circles around the middle of the city: how far is what lies on them, in metres. `at` is the place of their label. */
  rings: (Point & { radius: number; metres: number; at?: Point })[]
  scale: { metres: number; length: number }
  reader?: Point
}

/** The largest of 1, 2, 5, 10, 20 … that is not above this number. */
export function roundBelow(number: number): number {
  const power = 10 ** Math.floor(Math.log10(number))
  return ([5, 2].find((factor) => factor * power <= number) ?? 1) * power
}

/** Places of the ground as units of a view. */
export const unitsOf =
  ({ x, y, width }: View) =>
  (point: Point): Point => ({
    x: ((point.x - x) / width + 0.5) * size,
    y: ((point.y - y) / width + 0.5) * size,
  })

/** The pins as marks. They are joined before the view is moved, so that moving it never changes them. */
function marksOf({ pins }: Ground, view: View): Mark[] {
  const units = size / view.width
  const toUnits = unitsOf(view)
  const points = pins.map(({ x, y }) => ({ x: x * units, y: y * units }))
  return clustersOf(points, apart).map(({ x, y, members }) => ({
    ...toUnits({ x: x / units, y: y / units }),
    numbers: members.flatMap((index) => pins[index]?.number ?? []),
  }))
}

/** Where the label of a circle may stand, in eighths of the way round: above it first. */
const eighths = [6, 2, 0, 4, 7, 5, 1, 3]

/** Circles around the middle of the city that pass through the view. */
function ringsOf(center: Point | undefined, view: View, takes: (box: Box) => boolean): Drawing['rings'] {
  if (!center) return []
  const middle = unitsOf(view)(center)
  const step = roundBelow(view.width / 4)
  const away = { x: view.x - center.x, y: view.y - center.y }
  const first = Math.max(1, Math.ceil((Math.hypot(away.x, away.y) - view.width / 2) / step))
  const angles = [...eighths.map((eighth) => (eighth * Math.PI) / 4), Math.atan2(away.y, away.x)]
  return [0, 1, 2, 3].map((more) => {
    const metres = (first + more) * step
    const radius = (metres / view.width) * size
    const at = angles
      .map((angle) => ({ x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) }))
      .find((point) => takes({ ...point, half: { x: 22, y: 8 } }))
    return { ...middle, radius, metres, ...(at && { at }) }
  })
}

type Named = Pick<Label, 'text' | 'lang' | 'isCenter'> & { at: Point; gap: number }

/** Names of areas with a pin, those of the most pins first: at their dot, or in the middle of their pins. */
function areasOf({ areas, pins }: Ground): Named[] {
  return areas
    .map((area, index) => ({ ...area, own: pins.filter((pin) => pin.area === index) }))
    .filter(({ own }) => own.length > 0)
    .toSorted((a, b) => b.own.length - a.own.length)
    .map(({ name, lang, x, y, own }) => {
      const mean = (axis: keyof Point) => own.reduce((sum, pin) => sum + pin[axis], 0) / own.length
      const isCenter = x !== undefined && y !== undefined
      return {
        text: name,
        lang,
        isCenter,
        gap: isCenter ? 6 : own.length === 1 ? 14 : -9,
        at: isCenter ? { x, y } : { x: mean('x'), y: mean('y') },
      }
    })
}

/** Draws a view of the ground; `city` is the name of its middle, `reader` what the reader is called. */
export function drawingOf(
  ground: Ground,
  view: View = ground.view,
  names: { city?: string | undefined; reader?: string | undefined } = {},
): Drawing {
  const toUnits = unitsOf(view)
  const marks = marksOf(ground, view)
  const metres = roundBelow(view.width / 4)
  const length = (metres / view.width) * size
  const { center, areas, reader } = ground
  const dots = [center, ...areas].flatMap((dot) =>
    dot?.x !== undefined && dot.y !== undefined ? [toUnits({ x: dot.x, y: dot.y })] : [],
  )
  const here = reader && toUnits(reader)
  const takes = roomBeside([
    ...marks.map(({ x, y, numbers }) => {
      const wide = numbers.length > 1 ? radius.cluster : radius.pin
      return { x, y, half: { x: wide, y: wide } }
    }),
    ...dots.map((dot) => ({ ...dot, half: { x: 4, y: 4 } })),
    ...(here ? [{ ...here, half: { x: 8, y: 8 } }] : []),
    // The scale and the arrow to the north.
    { x: 12 + length / 2, y: size - 20, half: { x: length / 2 + 8, y: 18 } },
    { x: size - 22, y: 28, half: { x: 16, y: 24 } },
  ])
  const named: Named[] = [
    ...(reader && names.reader
      ? [{ text: names.reader, lang: undefined, isCenter: true, gap: 22, at: reader }]
      : []),
    ...(center && names.city
      ? [{ text: names.city, lang: undefined, isCenter: true, gap: 6, at: center }]
      : []),
    ...areasOf(ground),
  ]
  const labels = named.flatMap(({ text, lang, isCenter, gap, at }) => {
    const box = halfOf(text)
    // One without room is left out.
    const free = beside(toUnits(at), box.x, gap).find((point) => takes({ ...point, half: box }))
    return free ? [{ ...free, text, lang, isCenter }] : []
  })
  return {
    marks,
    labels,
    dots,
    rings: ringsOf(center, view, takes),
    scale: { metres, length },
    ...(here && { reader: here }),
  }
}

/** The view in which these entries, which are one mark, are several; undefined if no view parts them. */
export function nearerView(ground: Ground, view: View, numbers: readonly number[]): View | undefined {
  const pins = ground.pins.filter(({ number }) => numbers.includes(number))
  const xs = pins.map(({ x }) => x)
  const ys = pins.map(({ y }) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const width = Math.max(leastShown, 1.6 * Math.max(right - left, bottom - top))
  const nearer = { x: (left + right) / 2, y: (top + bottom) / 2, width }
  return width < view.width && marksOf({ ...ground, pins }, nearer).length > 1 ? nearer : undefined
}
