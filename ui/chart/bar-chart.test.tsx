import { describe, expect, it } from 'vitest'
import { render } from '../test/render.tsx'
import { BarChart, type Series } from './bar-chart.tsx'

const draw = (...series: Series[]) =>
  render(
    <BarChart
      id="people"
      title="Открыли сайт"
      description="Всего 12"
      columns={(series[0]?.numbers ?? []).map((_, at) => ({
        key: `${at}`,
        name: `${at + 1} мая`,
        full: `${at + 1} мая`,
      }))}
      series={series}
      table={{ summary: 'По дням', column: 'День' }}
    />,
  )
const one = (...numbers: number[]): Series => ({ name: 'Человек', tone: 'strong', numbers })
const heights = (html: string) =>
  [...html.matchAll(/<rect x=[^>]*height="([\d.]+)"/g)].map(([, height]) => Number(height))
const labels = (html: string) =>
  [...html.matchAll(/<span class="absolute[^>]*>([^<]*)</g)].map(([, label]) =>
    label?.replaceAll('\u00a0', ' '),
  )

describe('a chart', () => {
  it('has its name, what is to be seen in it, and a table of all numbers', () => {
    const html = draw(one(4, 0, 8))
    expect(html).toMatch(
      /role="img"[^>]*aria-labelledby="people-title" aria-describedby="people-description"/,
    )
    expect(html).toContain('<title id="people-title">Открыли сайт</title>')
    expect(html).toContain('<desc id="people-description">Всего 12</desc>')
    expect(html.match(/<th scope="row"/g)).toHaveLength(3)
    expect(html).toMatch(/<caption[^>]*>Открыли сайт/)
  })

  it('draws columns that are to each other as their numbers, and nothing where there is none', () => {
    const [low, high, ...others] = heights(draw(one(4, 0, 8)))
    expect(others).toEqual([])
    expect((high ?? 0) / (low ?? 1)).toBeCloseTo(2)
    expect(high).toBeLessThanOrEqual(100)
  })

  it('draws kinds on each other, with a legend that says which is which', () => {
    const html = draw(one(1, 2), { name: 'Клиника', tone: 'soft', numbers: [3, 0] })
    expect(heights(html).map((height) => Math.round(height))).toEqual([25, 75, 50])
    expect(html.match(/<li /g)).toHaveLength(2)
  })

  it('has lines at whole numbers, also for nobody, one person and millions', () => {
    expect(labels(draw(one(0, 0)))).toEqual(['0', '1'])
    expect(heights(draw(one(0, 0)))).toEqual([])
    expect(labels(draw(one(1)))).toEqual(['0', '1'])
    expect(labels(draw(one(2_400_000, 5)))).toEqual(['0', '1 000 000', '2 000 000', '3 000 000'])
  })

  it('draws one column no wider than others', () => {
    const widthOf = (html: string) =>
      Number(/<rect[^>]*width="([\d.]+)"/.exec(html)?.[1]) / Number(/viewBox="0 0 (\d+)/.exec(html)?.[1])
    expect(widthOf(draw(one(5)))).toBeLessThan(0.15)
  })
})
