export type Place = { latitude: number; longitude: number }

/** A service of maps: the paths at which it shows a point, finds an address, and plans a route to either. Addresses are encoded already. */
type MapService = {
  /** Where it is, in a country. */
  origin: (country: string) => string
  showPoint: (place: Place) => string
  showAddress: (address: string) => string
  routeToPoint: (place: Place) => string
  /** Undefined where an address cannot be the end of a route. */
  routeToAddress?: (address: string) => string
}

/** 2ГИС has a domain for each country. */
const twoGisDomains: Record<string, string> = { KZ: 'kz', UZ: 'uz', KG: 'kg', BY: 'by', RU: 'ru' }

/** Services of maps, the most used one first. */
export const mapServices = {
  twoGis: {
    origin: (country) => `https://2gis.${twoGisDomains[country] ?? 'kz'}`,
    showPoint: ({ latitude, longitude }) => `/geo/${longitude},${latitude}`,
    showAddress: (address) => `/search/${address}`,
    routeToPoint: ({ latitude, longitude }) => `/directions/points/%7C${longitude},${latitude}`,
  },
  google: {
    origin: () => 'https://www.google.com/maps',
    showPoint: ({ latitude, longitude }) => `/search/?api=1&query=${latitude},${longitude}`,
    showAddress: (address) => `/search/?api=1&query=${address}`,
    routeToPoint: ({ latitude, longitude }) => `/dir/?api=1&destination=${latitude},${longitude}`,
    routeToAddress: (address) => `/dir/?api=1&destination=${address}`,
  },
  yandex: {
    origin: () => 'https://yandex.ru/maps',
    showPoint: ({ latitude, longitude }) => `/?pt=${longitude},${latitude}&z=17`,
    showAddress: (address) => `/?text=${address}`,
    routeToPoint: ({ latitude, longitude }) => `/?rtext=~${latitude},${longitude}`,
    routeToAddress: (address) => `/?rtext=~${address}`,
  },
} satisfies Record<string, MapService>

/** The address of one route to a place: to its point in the service that most people have, otherwise to its address; undefined without either. */
export function routeTo(place: Place | undefined, country: string, address: string): string | undefined {
  const { twoGis, google } = mapServices
  if (place) return twoGis.origin(country) + twoGis.routeToPoint(place)
  return address ? google.origin() + google.routeToAddress(encodeURIComponent(address)) : undefined
}
