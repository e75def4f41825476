import { z } from 'zod'
import { locales } from '../../locales/locale.ts'
import { readLocalized } from '../../schemas/api/localized-names.ts'
import { location } from '../../schemas/api/location.ts'
import { slugify } from '../../schemas/formats/slug.ts'
import { otherCityNames } from '../../schemas/reference/other-names.ts'
import { requestLocale } from '../request-locale.ts'
import { readAnswer } from './read-answer.ts'

/** A city to choose from, in the language of the screen; `terms` are all names it can be searched by. */
export type City = { code: string; name: string; terms: string[]; country: string; zone: string }

const answered = z.object({ data: z.array(location) })

/** All names of a city, plus former and colloquial names (looked up by slug). */
function termsOf(city: z.infer<typeof location>): string[] {
  const names = locales.flatMap((locale) => readLocalized(city, 'LOCATION_NAME', locale)?.text ?? [])
  const slugs = new Set(names.map((name) => slugify(name)))
  const others = [...slugs].flatMap((slug) => otherCityNames[slug] ?? [])
  return [...new Set([...names, ...others])]
}

/** Cities to choose from, sorted by name in the language of the page. Throws if the API fails. */
export async function readCities(): Promise<City[]> {
  const locale = await requestLocale()
  const { data } = await readAnswer('/front/v1/locations', answered)
  return data
    .map((city) => ({
      code: city.LOCATION_CODE,
      name: readLocalized(city, 'LOCATION_NAME', locale)?.text ?? city.LOCATION_CODE,
      terms: termsOf(city),
      country: city.COUNTRY,
      zone: city.TIMEZONE,
    }))
    .sort((one, other) => one.name.localeCompare(other.name, locale))
}
