import { describe, expect, it } from 'vitest'
import map from '../../schemas/blocks/map.ts'
import { render } from '../../ui/test/render.tsx'
import { exampleOf } from '../test/example.ts'
import ClinicMap from './map.tsx'

const tiles = { url: '/tiles/{z}/{x}/{y}.png', attribution: '© OpenStreetMap' }

describe('map', () => {
  it('has the address and ways to get there', () => {
    const html = render(<ClinicMap {...exampleOf(map)} />)
    expect(html).toContain('проспект Абая, 52')
    expect(html).toMatch(/Построить маршрут:.*href="https:\/\/2gis\.kz/)
  })

  it('has no button without tiles to show', () => {
    expect(render(<ClinicMap {...exampleOf(map)} />)).not.toMatch(/<button|sh-island/)
  })

  it('offers a live map where there are tiles, and asks for none of them before', () => {
    const html = render(<ClinicMap {...exampleOf(map, 'ru', (data) => Object.assign(data, { tiles }))} />)
    expect(html).toMatch(/<sh-island.*<button[^>]*>Показать карту<\/button>/)
    expect(html).not.toMatch(/<img|src="/)
  })

  it('draws another town for another place', () => {
    const drawing = (latitude: number) =>
      /rotate\([^)]*\)/.exec(
        render(
          <ClinicMap
            {...exampleOf(map, 'ru', (data) =>
              Object.assign(data, { place: { latitude, longitude: 76.927 } }),
            )}
          />,
        ),
      )?.[0]
    expect(drawing(43.241)).not.toBe(drawing(51.165))
  })

  it('numbers the branches as their pins, with address, phone and whether they are open', () => {
    const branch = (name: string, longitude?: number) => ({
      name: { ru: name },
      address: { ru: `${name}, 1` },
      phones: ['+77272345678'],
      status: { state: 'open' as const, until: '20:00' },
      mapLinks: [],
      ...(longitude !== undefined && { place: { latitude: 43.2, longitude } }),
    })
    const html = render(
      <ClinicMap
        {...exampleOf(map, 'ru', (data) => {
          data.branches = [branch('На Абая', 76.9), branch('На Сатпаева', 76.8), branch('Выезд')]
          data.mapLinks = []
        })}
      />,
    )
    expect([...html.matchAll(/<text[^>]*>(\d)<\/text>/g)].map(([, number]) => number)).toEqual(['1', '2'])
    const items = [...html.matchAll(/<li .*?<\/li>/gs)].map(([item]) =>
      item
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    expect(items[1]).toBe('2 На Сатпаева На Сатпаева, 1 Открыто до 20:00 +7 727 234 56 78')
    expect(items[2]).toMatch(/^Выезд/)
  })

  it('is the list alone where nobody knows where the branches are', () => {
    const html = render(
      <ClinicMap
        {...exampleOf(map, 'ru', (data) => {
          delete data.place
          data.branches = [1, 2].map((number) => ({
            name: { ru: `Филиал ${number}` },
            phones: [],
            mapLinks: [],
          }))
          data.mapLinks = []
        })}
      />,
    )
    expect(html).toMatch(/<h2[^>]*>Филиалы<\/h2>/)
    expect(html.match(/<li/g)).toHaveLength(2)
    expect(html).not.toContain('<svg')
  })
})
