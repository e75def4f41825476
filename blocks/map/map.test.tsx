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
        render(<ClinicMap {...exampleOf(map, 'ru', (data) => Object.assign(data, { latitude }))} />),
      )?.[0]
    expect(drawing(43.241)).not.toBe(drawing(51.165))
  })
})
