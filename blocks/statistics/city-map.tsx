import type { StatisticsProps } from '../../schemas/blocks/statistics.ts'
import { formatNumber } from '../../schemas/formats/price.ts'
import { langOf } from '../../ui/core/localized-text.tsx'
import { usePage } from '../../ui/core/page-context.tsx'
import { drawingOf } from '../../ui/map/drawing.ts'
import { groundOf, size } from '../../ui/map/ground.ts'

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
  const { labels, scale } = drawingOf(ground)
  const { view, pins } = ground
  const largest = Math.max(...placed.map(({ count }) => count))
  const circles = pins.map(({ x, y, number }) => ({
    x: round(((x - view.x) / view.width + 0.5) * size),
    y: round(((y - view.y) / view.width + 0.5) * size),
    radius: round(Math.max(least, most * Math.sqrt((placed[number - 1]?.count ?? 0) / largest))),
  }))
  const [top, bottom] = [
    Math.min(...circles.map(({ y }) => y)) - 50,
    Math.max(...circles.map(({ y }) => y)) + 70,
  ]
  return (
    <figure className="mt-8 max-w-xl">
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
        {labels.map(({ x, y, text, lang }) => (
          <text
            key={text}
            x={round(x)}
            y={round(y + 4)}
            lang={lang}
            textAnchor="middle"
            fontSize="12"
            className="fill-ink"
          >
            {text}
          </text>
        ))}
        <path
          d={`M12 ${round(bottom - 18)}v6h${round(scale.length)}v-6`}
          fill="none"
          className="stroke-ink-soft"
        />
        <text x="12" y={round(bottom - 22)} fontSize="11" className="fill-ink-soft">
          {t('blocks:schematic.kilometres', { number: formatNumber(scale.metres / 1000) })}
        </text>
      </svg>
      <figcaption className="mt-2 text-sm text-ink-soft">{t('blocks:statistics.mapNote')}</figcaption>
    </figure>
  )
}
