import { defaultLocale } from '../../locales/locale.ts'
import type { LinkTarget } from '../../schemas/core/link.ts'
import { type LocalizedText, pickLocalized } from '../../schemas/core/localized.ts'
import { words } from '../words.ts'
import { placeOf } from './place-of.ts'

type MapTarget = { latitude?: number; longitude?: number; country: string }
type MapLink = { name: LocalizedText; link: LinkTarget }

/** 2ГИС has a domain for each country. */
const twoGisDomains: Record<string, string> = { KZ: 'kz', UZ: 'uz', KG: 'kg', BY: 'by', RU: 'ru' }

/** A service of maps, with how it shows a point, finds an address, and plans a route to either; all are encoded already. */
type MapService = {
  name: MapLink['name']
  origin: (place: MapTarget) => string
  showPoint: (latitude: number, longitude: number) => string
  showAddress: (address: string) => string
  routeToPoint: (latitude: number, longitude: number) => string
  /** Undefined where an address cannot be the end of a route. */
  routeToAddress?: (address: string) => string
}

const services: readonly MapService[] = [
  {
    name: words('head:maps.twoGis'),
    origin: ({ country }) => `https://2gis.${twoGisDomains[country] ?? 'kz'}`,
    showPoint: (latitude, longitude) => `/geo/${longitude},${latitude}`,
    showAddress: (address) => `/search/${address}`,
    routeToPoint: (latitude, longitude) => `/directions/points/%7C${longitude},${latitude}`,
  },
  {
    name: words('head:maps.google'),
    origin: () => 'https://www.google.com/maps',
    showPoint: (latitude, longitude) => `/search/?api=1&query=${latitude},${longitude}`,
    showAddress: (address) => `/search/?api=1&query=${address}`,
    routeToPoint: (latitude, longitude) => `/dir/?api=1&destination=${latitude},${longitude}`,
    routeToAddress: (address) => `/dir/?api=1&destination=${address}`,
  },
  {
    name: words('head:maps.yandex'),
    origin: () => 'https://yandex.ru/maps',
    showPoint: (latitude, longitude) => `/?pt=${longitude},${latitude}&z=17`,
    showAddress: (address) => `/?text=${address}`,
    routeToPoint: (latitude, longitude) => `/?rtext=~${latitude},${longitude}`,
    routeToAddress: (address) => `/?rtext=~${address}`,
  },
]

const known = (address: LocalizedText | undefined) =>
  address && encodeURIComponent(pickLocalized(address, defaultLocale)?.value ?? '')

const linksOf = (place: MapTarget, pathIn: (service: MapService) => string | undefined): MapLink[] =>
  services.flatMap((service) => {
    const path = pathIn(service)
    return path === undefined
      ? []
      : [{ name: service.name, link: { kind: 'url' as const, href: service.origin(place) + path } }]
  })

/** Links that show a place in map services: the point, without coordinates the address; undefined without either. */
export function placeLinks(place: MapTarget, address?: LocalizedText): MapLink[] | undefined {
  const point = placeOf(place)
  const written = known(address)
  if (point) return linksOf(place, ({ showPoint }) => showPoint(point.latitude, point.longitude))
  return written ? linksOf(place, ({ showAddress }) => showAddress(written)) : undefined
}

/** Links that plan a route to a place in map services: to the point, without coordinates to the address; none without either. */
export function routeLinks(place: MapTarget, address?: LocalizedText): MapLink[] {
  const point = placeOf(place)
  const written = known(address)
  if (point) return linksOf(place, ({ routeToPoint }) => routeToPoint(point.latitude, point.longitude))
  return written ? linksOf(place, ({ routeToAddress }) => routeToAddress?.(written)) : []
}
