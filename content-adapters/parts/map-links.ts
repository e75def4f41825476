import { defaultLocale } from '../../locales/locale.ts'
import type { LinkTarget } from '../../schemas/core/link.ts'
import { type LocalizedText, pickLocalized } from '../../schemas/core/localized.ts'
import { mapServices } from '../../schemas/reference/map-services.ts'
import { words } from '../words.ts'
import { placeOf } from './place-of.ts'

type MapTarget = { latitude?: number; longitude?: number; country: string }
type MapLink = { name: LocalizedText; link: LinkTarget }
type Service = (typeof services)[number]

const services = [
  { ...mapServices.twoGis, name: words('head:maps.twoGis'), routeToAddress: undefined },
  { ...mapServices.google, name: words('head:maps.google') },
  { ...mapServices.yandex, name: words('head:maps.yandex') },
]

const known = (address: LocalizedText | undefined) =>
  address && encodeURIComponent(pickLocalized(address, defaultLocale)?.value ?? '')

const linksOf = (place: MapTarget, pathIn: (service: Service) => string | undefined): MapLink[] =>
  services.flatMap((service) => {
    const path = pathIn(service)
    return path === undefined
      ? []
      : [{ name: service.name, link: { kind: 'url' as const, href: service.origin(place.country) + path } }]
  })

/** Links that show a place in map services: the point, without coordinates the address; undefined without either. */
export function placeLinks(place: MapTarget, address?: LocalizedText): MapLink[] | undefined {
  const point = placeOf(place)
  const written = known(address)
  if (point) return linksOf(place, ({ showPoint }) => showPoint(point))
  return written ? linksOf(place, ({ showAddress }) => showAddress(written)) : undefined
}

/** Links that plan a route to a place in map services: to the point, without coordinates to the address; none without either. */
export function routeLinks(place: MapTarget, address?: LocalizedText): MapLink[] {
  const point = placeOf(place)
  const written = known(address)
  if (point) return linksOf(place, ({ routeToPoint }) => routeToPoint(point))
  return written ? linksOf(place, ({ routeToAddress }) => routeToAddress?.(written)) : []
}
