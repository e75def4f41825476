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

  it('has no map without tiles to show, only a button that copies the address', () => {
    const html = render(<ClinicMap {...exampleOf(map)} />)
    expect(html).not.toMatch(/<img|map-picture|Открыть карту/)
    expect(
      html.match(/<button[^>]*>.*?<\/button>/gs)?.map((button) => button.replace(/<[^>]*>/g, '')),
    ).toEqual(['Скопировать адрес'])
  })

  it('is a still map where there are tiles, which a button makes a live one', () => {
    const html = render(<ClinicMap {...exampleOf(map, 'ru', (data) => Object.assign(data, { tiles }))} />)
    expect(html).toMatch(/<img[^>]*src="\/tiles\/16\/\d+\/\d+\.png"[^>]*loading="lazy"/)
    expect(html).toMatch(/<sh-island.*<button[^>]*>.*Открыть карту/s)
    expect(html).toContain('© OpenStreetMap')
  })

  it('promises an address in its title only where it has one', () => {
    const titled = (address?: string) =>
      render(
        <ClinicMap
          {...exampleOf(map, 'ru', (data) => Object.assign(data, { address: address && { ru: address } }))}
        />,
      )
    expect(titled('Абая, 1')).toMatch(/<h2[^>]*>Как нас найти</)
    expect(titled()).toMatch(/<h2[^>]*>Маршрут</)
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
          data.tiles = tiles
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
    expect(items[1]).toBe('2 На Сатпаева Открыто до 20:00 На Сатпаева, 1 Скопировать адрес +7 727 234 56 78')
    expect(items[2]).toMatch(/^Выезд/)
  })

  it.each([
    [12, '50\u00A0м'],
    [349, '350\u00A0м'],
    [1234, '1,2\u00A0км'],
    [13_900, '14\u00A0км'],
  ])('says how far the next branch is: %i metres', (metres, text) => {
    const html = render(
      <ClinicMap
        {...exampleOf(map, 'ru', (data) => {
          const nearest = { name: { ru: 'На Сатпаева' }, metres }
          data.branches = [1, 2].map((number) => ({
            name: { ru: `Филиал ${number}` },
            phones: [],
            mapLinks: [],
            nearest,
          }))
        })}
      />,
    )
    expect(html.replace(/<[^>]*>/g, '')).toContain(
      `Ближайший другой филиал: На Сатпаева, ${text} по\u00A0прямой`,
    )
  })

  it('is a schematic of the branches where there are no tiles, whose marks lead to the list', () => {
    const html = render(
      <ClinicMap
        {...exampleOf(map, 'ru', (data) => {
          data.branches = [43.2, 43.3].map((latitude, index) => ({
            name: { ru: `Филиал ${index + 1}` },
            place: { latitude, longitude: 76.9 },
            phones: [],
            mapLinks: [],
          }))
          data.mapLinks = []
        })}
      />,
    )
    for (const [, id] of html.matchAll(/href="#([^"]*)" class="pin"/g))
      expect(html).toContain(`<li id="${id}"`)
    expect([...html.matchAll(/class="pin".*?<title>([^<]*)/g)].map(([, said]) => said)).toEqual([
      '1. Филиал 1',
      '2. Филиал 2',
    ])
  })

  it('is the list alone, without numbers, where nobody knows where the branches are', () => {
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
    expect(html).not.toContain('rounded-full bg-accent')
  })
})
