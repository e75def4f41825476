import { expect, it } from 'vitest'
import { placeLinks, routeLinks } from './map-links.ts'

const address = { ru: 'Шымкент, ул. Абая, 5', kk: 'Шымкент, Абай к-сі, 5' }
const written = encodeURIComponent(address.ru)
const hrefs = (links: ReturnType<typeof placeLinks>) =>
  links?.map(({ link }) => link.kind === 'url' && link.href.replace(/^https:\/\/(?:www\.)?/, ''))

it('lead to a point where there is one, in the country’s own 2GIS', () => {
  const place = { latitude: 42.3, longitude: 69.6, country: 'UZ' }
  expect(hrefs(routeLinks(place, address))).toEqual([
    '2gis.uz/directions/points/%7C69.6,42.3',
    'google.com/maps/dir/?api=1&destination=42.3,69.6',
    'yandex.ru/maps/?rtext=~42.3,69.6',
  ])
  expect(hrefs(placeLinks(place, address))?.[0]).toBe('2gis.uz/geo/69.6,42.3')
})

it('lead to the address where no point is known, in services that take one, and nowhere without either', () => {
  const place = { country: 'KZ' }
  expect(hrefs(routeLinks(place, address))).toEqual([
    `google.com/maps/dir/?api=1&destination=${written}`,
    `yandex.ru/maps/?rtext=~${written}`,
  ])
  expect(hrefs(placeLinks(place, address))).toEqual([
    `2gis.kz/search/${written}`,
    `google.com/maps/search/?api=1&query=${written}`,
    `yandex.ru/maps/?text=${written}`,
  ])
  expect(hrefs(placeLinks({ latitude: 0, longitude: 0, country: 'KZ' }, address))).toHaveLength(3)
  expect([routeLinks(place), placeLinks(place)]).toEqual([[], undefined])
})
