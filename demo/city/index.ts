import { parseSeed, type Seed } from '../../backend/seed/format.ts'
import { randomOf } from '../pictures/random.ts'
import { countries, specialities } from '../places/index.ts'
import { cityClinicOf } from './clinics.ts'
import { city } from './place.ts'
import { plan } from './plan.ts'
import { shuffled } from './random.ts'
import { ownNames } from './texts/kinds.ts'

/**
 * An invented city with thirty clinics and more than a hundred doctors, all marked as a demonstration. It is the same for the same
 * number and day; `today` is a calendar date, `2026-11-29`, which reviews and prices go before and schedules begin at.
 */
export function demoCity(seed: number, today: string): Seed {
  const names = shuffled(ownNames, randomOf(`${seed}/names`))
  const taken = new Set<string>()
  const companies = plan.map((planned, index) => {
    const ownName = names[index]
    if (!ownName) throw new Error('there are fewer names than clinics')
    return cityClinicOf({ index, planned, ownName, seed, today, taken })
  })
  return parseSeed(
    {
      countries: countries.filter(({ code }) => code === city.country),
      cities: [city],
      specialities,
      companies,
    },
    'demo/city',
  )
}
