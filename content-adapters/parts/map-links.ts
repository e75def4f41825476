import type { LinkTarget } from '../../schemas/link.ts'
import type { LocalizedText } from '../../schemas/localized.ts'
import { words } from '../words.ts'

type Place = { latitude?: number; longitude?: number; country: string }
type MapLink = { name: LocalizedText; link: LinkTarget }

const toUrl = (href: string): LinkTarget => ({ kind: 'url', href })

/** 2ГИС has a domain for each country. */
const twoGisDomains: Record<string, string> = { KZ: 'kz', UZ: 'uz', KG: 'kg', BY: 'by', RU: 'ru' }
const twoGis = ({ country }: Place) => `https://2gis.${twoGisDomains[country] ?? 'kz'}`

/** Links that show a place in map services; undefined without coordinates. */
export function placeLinks(place: Place): MapLink[] | undefined {
  const { latitude, longitude } = place
  if (latitude === undefined || longitude === undefined) return undefined
  return [
    { name: words('head:maps.twoGis'), link: toUrl(`${twoGis(place)}/geo/${longitude},${latitude}`) },
    {
      name: words('head:maps.google'),
      link: toUrl(`https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`),
    },
    {
      name: words('head:maps.yandex'),
      link: toUrl(`https://yandex.ru/maps/?pt=${longitude},${latitude}&z=17`),
    },
  ]
}

/** Links that plan a route to a place in map services. */
export const routeLinks = (place: Place & { latitude: number; longitude: number }): MapLink[] => [
  {
    name: words('head:maps.twoGis'),
    link: toUrl(`${twoGis(place)}/directions/points/%7C${place.longitude},${place.latitude}`),
  },
  {
    name: words('head:maps.google'),
    link: toUrl(`https://www.google.com/maps/dir/?api=1&destination=${place.latitude},${place.longitude}`),
  },
  {
    name: words('head:maps.yandex'),
    link: toUrl(`https://yandex.ru/maps/?rtext=~${place.latitude},${place.longitude}`),
  },
]
