import { type Locale, locales } from '../../locales/locale.ts'
import { parseSeed, type Seed, type SeedInput } from './format.ts'

type Dictionaries = Pick<Seed, 'countries' | 'cities' | 'specialities'>
type Texts = Seed['cities'][number]['name']

/** First code of generated companies, above those of seed files. */
const firstCode = 100_001

const wording: Record<Locale, { clinic: string; news: string; review: string }> = {
  ru: { clinic: 'Демо-клиника', news: 'Новость', review: 'Всё понравилось.' },
  kk: { clinic: 'Демо-клиника', news: 'Жаңалық', review: 'Бәрі ұнады.' },
  uz: { clinic: 'Demo-klinika', news: 'Yangilik', review: 'Hammasi yoqdi.' },
  en: { clinic: 'Demo clinic', news: 'News', review: 'I liked everything.' },
}

const inAll = (text: (locale: Locale) => string): Texts =>
  Object.fromEntries(locales.map((locale) => [locale, text(locale)])) as Texts

const pick = <T>(list: readonly T[], index: number): T => {
  const item = list[index % list.length]
  if (item === undefined) throw new Error('A generated seed needs at least one city and one speciality')
  return item
}

type CompanyInput = SeedInput['companies'][number]

const newsOf = (code: string, index: number): CompanyInput['news'] =>
  [1, 2, 3].map((number) => ({
    slug: `generated-${code}-${number}`,
    category: 'news',
    title: inAll((locale) => `${wording[locale].news} ${number}`),
    date: new Date(Date.UTC(2026, 0, 1 + ((index * 3 + number) % 300), 9)).toISOString(),
  }))

function companyAt(index: number, { cities, specialities }: Dictionaries): CompanyInput {
  const code = String(firstCode + index)
  const city = pick(cities, index)
  const speciality = pick(specialities, index)
  const name = inAll(
    (locale) => `${wording[locale].clinic} ${index + 1}, ${city.name[locale] ?? city.name.ru}`,
  )
  return {
    code,
    slug: `generated-${code}`,
    kind: 'clinic',
    name,
    category: speciality.name,
    country: city.country,
    city: city.slug,
    latitude: city.latitude + ((index % 21) - 10) / 200,
    longitude: city.longitude + ((index % 19) - 9) / 200,
    phones: [`+7700${String(1_000_000 + index)}`],
    isOnlineEntryActive: index % 2 === 0,
    timezone: city.timezone,
    specialities: [speciality.slug],
    isDemo: true,
    cabinets: [{ code: '1', name }],
    menu: [{ name: inAll((locale) => wording[locale].news), type: 1 }],
    pages: {
      '': { title: name, blocks: [{ id: 'hero', type: 'hero', v: 1, props: { title: name } }] },
    },
    newsCategories: [{ slug: 'news', title: inAll((locale) => wording[locale].news), order: 1 }],
    news: newsOf(code, index),
    reviews: locales.map((lang, at) => ({
      author: `Demo ${index}`,
      rating: 1 + ((index + at) % 5),
      text: wording[lang].review,
      lang,
      date: '2026-09-01',
    })),
  }
}

/**
 * `scale` invented companies (marked `isDemo`) in the cities and specialities of `base`, in seeds of at most
 * `batch` companies to limit memory. Deterministic.
 */
export function* generateSeed(scale: number, base: Dictionaries, batch = 500): Generator<Seed> {
  for (let from = 0; from < scale; from += batch) {
    const companies = Array.from({ length: Math.min(batch, scale - from) }, (_, index) =>
      companyAt(from + index, base),
    )
    yield parseSeed({ ...base, companies }, 'a generated seed')
  }
}
