import type { StatisticsProps } from '../../../schemas/blocks/statistics.ts'
import { formatNumber } from '../../../schemas/formats/price.ts'
import { langOf } from '../../../ui/core/localized-text.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { roundBelow, unitsOf } from '../../../ui/map/drawing.ts'
import { groundOf, size } from '../../../ui/map/ground.ts'
import { beside, halfOf, roomBeside } from '../../../ui/map/room.ts'

type Bars = StatisticsProps['data']['clinicCities']

/** Radii of the smallest and the largest circle. */
const least = 4
const most = 20

const round = (value: number) => Math.round(value * 10) / 10

/**
 * Cities of a table as circles whose areas are to each other as their figures, by coordinates alone (decision 38). The table says the same, so
 * it is for the eye only. Renders nothing for fewer than two places.
 */
export function CityMap({ cities }: { cities: Bars }) {
  const { t, locale } = usePage()
  const placed = cities.filter(({ place }) => place)
  const ground = groundOf({
    entries: placed.map(({ place }, area) => ({ place, area })),
    areas: placed.map(({ name, place }) => ({ name: name.text, lang: langOf(name, locale), center: place })),
  })
  if (!ground || ground.pins.length < 2) return null
  const { view, pins } = ground
  const largest = Math.max(...placed.map(({ count }) => count))
  const toUnits = unitsOf(view)
  const circles = pins.flatMap(({ x, y, number }) => {
    const city = placed[number - 1]
    if (!city) return []
    const radius = round(Math.max(least, most * Math.sqrt(city.count / largest)))
    const at = toUnits({ x, y })
    return [{ x: round(at.x), y: round(at.y), radius, name: city.name }]
  })
  const ys = circles.map(({ y }) => y)
  const [top, bottom] = [Math.min(...ys) - 44, Math.max(...ys) + 64]
  const metres = roundBelow(view.width / 4)
  return (
    <figure className="max-w-xl">
      <svg
        viewBox={`0 ${round(top)} ${size} ${round(bottom - top)}`}
        aria-hidden="true"
        className="w-full rounded-card bg-surface"
      >
        {circles.map(({ x, y, radius }) => (
          <circle
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            r={radius}
            className="fill-accent-mark"
            fillOpacity="0.75"
          />
        ))}
        {namesOf(circles).map(({ name, ...at }) => (
          <text
            key={name.text}
            {...at}
            lang={langOf(name, locale)}
            textAnchor="middle"
            fontSize="12"
            className="fill-ink"
          >
            {name.text}
          </text>
        ))}
        <path
          d={`M12 ${round(bottom - 18)}v6h${round((metres / view.width) * size)}v-6`}
          fill="none"
          className="stroke-ink-soft"
        />
        <text x="12" y={round(bottom - 22)} fontSize="11" className="fill-ink-soft">
          {t('blocks:schematic.kilometres', { number: formatNumber(metres / 1000) })}
        </text>
      </svg>
      <figcaption className="mt-2 text-sm text-ink-soft">{t('blocks:statistics.mapNote')}</figcaption>
    </figure>
  )
}

type Circle = { x: number; y: number; radius: number; name: Bars[number]['name'] }

/** Names below, above or beside their circles, wherever they keep off all others; one without room is left out. */
function namesOf(circles: readonly Circle[]): { x: number; y: number; name: Circle['name'] }[] {
  const takes = roomBeside(circles.map(({ x, y, radius }) => ({ x, y, half: { x: radius, y: radius } })))
  return circles.flatMap(({ x, y, radius, name }) => {
    const half = halfOf(name.text)
    const free = beside({ x, y }, half.x, radius + 1).find((at) => takes({ ...at, half }))
    return free ? [{ x: round(free.x), y: round(free.y + 4), name }] : []
  })
}
