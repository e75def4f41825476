import { clustersOf } from './cluster.ts'
import { type Ground, type Point, size, type View } from './ground.ts'

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

const unitsOf =
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

/** Half of the width and height of a text, roughly: labels only have to keep off each other. */
const half = (text: string) => ({ x: text.length * 3.7 + 3, y: 9 })

type Box = Point & { half: Point }
const overlap = (a: Box, b: Box) =>
  Math.abs(a.x - b.x) < a.half.x + b.half.x && Math.abs(a.y - b.y) < a.half.y + b.half.y
const isInside = ({ x, y, half: { x: wide, y: high } }: Box) =>
  x - wide > 4 && x + wide < size - 4 && y - high > 4 && y + high < size - 4

/** Below, above, right, left, farther below and above: where a label of this width may stand. */
const beside = (of: Point, wide: number, gap: number): Point[] => [
  { x: of.x, y: of.y + gap + 9 },
  { x: of.x, y: of.y - gap - 9 },
  { x: of.x + wide + gap, y: of.y },
  { x: of.x - wide - gap, y: of.y },
  { x: of.x, y: of.y + 44 },
  { x: of.x, y: of.y - 44 },
]

/** Circles around the middle of the city, where one of them is in sight. */
function ringsOf(center: Point | undefined, view: View, takes: (box: Box) => boolean): Drawing['rings'] {
  if (!center) return []
  const middle = unitsOf(view)(center)
  const step = roundBelow(view.width / 4)
  return [1, 2, 3, 4].map((times) => {
    const metres = times * step
    const length = (metres / view.width) * size
    const at = [6, 2, 0, 4, 7, 5, 1, 3]
      .map((eighth) => (eighth * Math.PI) / 4)
      .map((angle) => ({ x: middle.x + length * Math.cos(angle), y: middle.y + length * Math.sin(angle) }))
      .find((point) => takes({ ...point, half: { x: 22, y: 8 } }))
    return { ...middle, radius: length, metres, ...(at && { at }) }
  })
}

/** Names of areas beside their dots, or among the marks of their entries; one without room is left out. */
function labelsOf(
  ground: Ground,
  view: View,
  cityName: string | undefined,
  takes: (box: Box) => boolean,
): Label[] {
  const toUnits = unitsOf(view)
  const areas = ground.areas.flatMap(({ name, lang, x, y }, index) => {
    const pins = ground.pins.filter(({ area }) => area === index)
    if (pins.length === 0) return []
    const mean = (axis: keyof Point) => pins.reduce((sum, pin) => sum + pin[axis], 0) / pins.length
    const isDot = x !== undefined && y !== undefined
    const at = toUnits(isDot ? { x, y } : { x: mean('x'), y: mean('y') })
    return [{ text: name, lang, at, gap: isDot ? 6 : -9, weight: pins.length, isCenter: isDot }]
  })
  const own =
    ground.center && cityName
      ? [
          {
            text: cityName,
            lang: undefined,
            at: toUnits(ground.center),
            gap: 6,
            weight: Number.POSITIVE_INFINITY,
            isCenter: true,
          },
        ]
      : []
  return [...own, ...areas]
    .toSorted((a, b) => b.weight - a.weight)
    .flatMap(({ text, lang, at, gap, isCenter }) => {
      const free = beside(at, half(text).x, gap).find((point) => takes({ ...point, half: half(text) }))
      return free ? [{ ...free, text, lang, isCenter }] : []
    })
}

/** Draws a view of the ground; `city` is the name of its middle. */
export function drawingOf(ground: Ground, view: View = ground.view, city?: string): Drawing {
  const toUnits = unitsOf(view)
  const marks = marksOf(ground, view)
  const metres = roundBelow(view.width / 4)
  const length = (metres / view.width) * size
  const dots = [
    ...(ground.center ? [toUnits(ground.center)] : []),
    ...ground.areas.flatMap(({ x, y }) => (x !== undefined && y !== undefined ? [toUnits({ x, y })] : [])),
  ]
  const reader = ground.reader && toUnits(ground.reader)
  const taken: Box[] = [
    ...marks.map(({ x, y, numbers }) => {
      const wide = numbers.length > 1 ? radius.cluster : radius.pin
      return { x, y, half: { x: wide, y: wide } }
    }),
    ...dots.map((dot) => ({ ...dot, half: { x: 4, y: 4 } })),
    ...(reader ? [{ ...reader, half: { x: 10, y: 10 } }] : []),
    // The scale and the arrow to the north.
    { x: 12 + length / 2, y: size - 20, half: { x: length / 2 + 8, y: 18 } },
    { x: size - 22, y: 28, half: { x: 16, y: 24 } },
  ]
  const takes = (box: Box) => {
    if (!isInside(box) || taken.some((other) => overlap(box, other))) return false
    taken.push(box)
    return true
  }
  const labels = labelsOf(ground, view, city, takes)
  return {
    marks,
    labels,
    dots,
    rings: ringsOf(ground.center, view, takes),
    scale: { metres, length },
    ...(reader && { reader }),
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
