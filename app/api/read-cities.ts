import { z } from 'zod'
import { readLocalized } from '../../schemas/api/localized-names.ts'
import { location } from '../../schemas/api/location.ts'
import { requestLocale } from '../request-locale.ts'
import { readAnswer } from './read-answer.ts'

/** A city to choose from, in the language of the screen. */
export type City = { code: string; name: string; country: string; zone: string }

const answered = z.object({ data: z.array(location) })

/** Cities to choose from, sorted by name in the language of the page. Throws if the API fails. */
export async function readCities(): Promise<City[]> {
  const locale = await requestLocale()
  const { data } = await readAnswer('/front/v1/locations', answered)
  return data
    .map((city) => ({
      code: city.LOCATION_CODE,
      name: readLocalized(city, 'LOCATION_NAME', locale)?.text ?? city.LOCATION_CODE,
      country: city.COUNTRY,
      zone: city.TIMEZONE,
    }))
    .sort((one, other) => one.name.localeCompare(other.name, locale))
}
