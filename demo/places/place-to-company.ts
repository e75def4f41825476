import type { SeedInput } from '../../backend/seed/format.ts'
import { type Category, categories } from './categories.ts'
import type { City, RealPlace } from './places.ts'

type Company = SeedInput['companies'][number]
type Four = Record<'ru' | 'kk' | 'uz' | 'en', string>

/** "In Astana" in each language, used after the category. */
const inCity: Record<City, Four> = {
  astana: { ru: 'в Астане', kk: 'Астанадағы', uz: 'Ostonadagi', en: 'in Astana' },
  shymkent: { ru: 'в Шымкенте', kk: 'Шымкенттегі', uz: 'Chimkentdagi', en: 'in Shymkent' },
}

const menu: Company['menu'] = [
  { type: 4, name: { ru: 'О нас', kk: 'Біз туралы', uz: 'Biz haqimizda', en: 'About us' } },
  { type: 13, name: { ru: 'Контакты', kk: 'Байланыс', uz: 'Aloqa', en: 'Contacts' } },
]

/** The release of the source that the data are from. */
const released = '2026-09-23'

const origins = {
  meta: 'Overture Maps Foundation (Meta, CDLA-Permissive-2.0)',
  foursquare: 'Overture Maps Foundation (Foursquare, Apache-2.0)',
}

/** The category and the city; every page shows the address beside it, and says what is not known. */
function factsOf(category: Four, city: City): Four {
  const where = inCity[city]
  return {
    ru: `<p>${category.ru} ${where.ru}.</p>`,
    kk: `<p>${where.kk} ${category.kk.toLowerCase()}.</p>`,
    uz: `<p>${where.uz} ${category.uz.toLowerCase()}.</p>`,
    en: `<p>${category.en} ${where.en}.</p>`,
  }
}

/** A company from a listed place: only the source's data, without phones, hours, reviews or prices. */
export function placeToCompany(place: RealPlace, code: number, kind: Company['kind']): Company {
  const [slug, name, key, city, latitude, longitude, address, origin = 'meta'] = place
  const { name: category, accent, speciality }: Category = categories[key]
  return {
    code: String(code),
    slug,
    kind,
    name: typeof name === 'string' ? { ru: name, kk: name, uz: name, en: name } : name,
    category,
    specialities: speciality ? [speciality] : [],
    description: factsOf(category, city),
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
    sourceDate: released,
    menu,
  }
}
