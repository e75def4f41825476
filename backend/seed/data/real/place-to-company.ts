import type { SeedInput } from '../../format.ts'
import { categories } from './categories.ts'
import type { City, Place } from './places.ts'

type Company = SeedInput['companies'][number]
type Four = Record<'ru' | 'kk' | 'uz' | 'en', string>

/** "In Astana", as each language says it beside the kind of place. */
const inCity: Record<City, Four> = {
  astana: { ru: 'в Астане', kk: 'Астанадағы', uz: 'Ostonadagi', en: 'in Astana' },
  shymkent: { ru: 'в Шымкенте', kk: 'Шымкенттегі', uz: 'Chimkentdagi', en: 'in Shymkent' },
}

const menu: Company['menu'] = [
  { type: 4, name: { ru: 'О нас', kk: 'Біз туралы', uz: 'Biz haqimizda', en: 'About us' } },
  { type: 13, name: { ru: 'Контакты', kk: 'Байланыс', uz: 'Aloqa', en: 'Contacts' } },
]

const origins = {
  meta: 'Overture Maps Foundation (Meta, CDLA-Permissive-2.0)',
  foursquare: 'Overture Maps Foundation (Foursquare, Apache-2.0)',
}

/** One sentence of what is known: the kind of place, the city, the address. */
function factsOf(category: Four, city: City, address: string | undefined): Four {
  const where = inCity[city]
  const sentence = (start: string, label: string) =>
    `<p>${start}${address ? `, ${label}: ${address}` : ''}.</p>`
  return {
    ru: sentence(`${category.ru} ${where.ru}`, 'адрес'),
    kk: sentence(`${where.kk} ${category.kk.toLowerCase()}`, 'мекенжайы'),
    uz: sentence(`${where.uz} ${category.uz.toLowerCase()}`, 'manzili'),
    en: sentence(`${category.en} ${where.en}`, 'address'),
  }
}

/** A listed place of the directory: what the source says and nothing more, no phones, hours, reviews or prices. */
export function placeToCompany(place: Place, code: number, kind: Company['kind']): Company {
  const [slug, name, key, city, latitude, longitude, address, origin = 'meta'] = place
  const { name: category, accent } = categories[key]
  return {
    code: String(code),
    slug,
    kind,
    name: typeof name === 'string' ? { ru: name, kk: name, uz: name, en: name } : name,
    category,
    description: factsOf(category, city, address),
    country: 'KZ',
    city,
    ...(address && { address: { ru: address } }),
    latitude,
    longitude,
    template: 'landing',
    theme: { accent },
    isOnlineEntryActive: false,
    isDemo: false,
    timezone: 'Asia/Almaty',
    attribution: origins[origin],
    menu,
  }
}
