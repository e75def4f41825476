import { expect, it } from 'vitest'
import statistics from '../../schemas/blocks/statistics.ts'
import { render } from '../../ui/test/render.tsx'
import { exampleOf } from '../test/example.ts'
import Statistics from './statistics.tsx'

const draw = () => render(<Statistics {...exampleOf(statistics)} />)

it('draws each figure as a bar that is as long as it is large, in the row of a table that says it', () => {
  const rows = draw().match(/<tr>.*?<\/tr>/gs) ?? []
  const cities = rows.filter((row) => row.includes('/companies/clinics/location/'))
  const said = cities.map((row) => Number(/text-end">(\d+)</.exec(row)?.[1]))
  const drawn = cities.map((row) => Number(/<rect width="([\d.]+)"/.exec(row)?.[1]))
  // The last one is the only city of the demonstration.
  expect(said).toEqual([26, 17, 30])
  expect(drawn).toEqual([100, (100 * 17) / 26, 100])
})

it('names its tables and their columns, and tells screen readers the figure alone', () => {
  const html = draw()
  expect(html.match(/<caption/g)).toHaveLength(4)
  for (const row of html.match(/<tbody>.*?<\/tbody>/gs) ?? []) expect(row).toContain('<th scope="row"')
  expect(html.match(/<svg(?![^>]*aria-hidden="true")/g)).toBeNull()
})

it('leaves out what there is none of, and says so where there is nothing', () => {
  const bare = exampleOf(statistics, 'ru', (data) => {
    data.all = { clinics: 0, doctors: 0, others: 0, reviews: 0, bookings: 0 }
    delete data.demo
  })
  expect(render(<Statistics {...bare} />)).not.toContain('<table')
})

it('draws cities as circles whose areas are to each other as their figures, the northern one above', () => {
  const [astana, shymkent] = [...draw().matchAll(/<circle cx="[\d.]+" cy="([\d.]+)" r="([\d.]+)"/g)].map(
    ([, y, radius]) => ({ y: Number(y), radius: Number(radius) }),
  )
  if (!astana || !shymkent) throw new Error('Two cities have places')
  expect((shymkent.radius / astana.radius) ** 2).toBeCloseTo(17 / 26, 1)
  expect(astana.y).toBeLessThan(shymkent.y)
})

it('draws no map of one city', () => {
  const one = exampleOf(statistics, 'ru', (data) => {
    data.clinicCities = data.clinicCities.slice(0, 1)
  })
  expect(render(<Statistics {...one} />)).not.toContain('<circle')
})
