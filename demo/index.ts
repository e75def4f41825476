import { parseSeed, type Seed } from '../backend/seed/format.ts'
import { demoCompanies } from './clinics/index.ts'
import { cities, companies, countries, specialities } from './places/index.ts'

/** Content of a new installation: real places, and invented clinics that are marked as such. */
export const demoSeed: Seed = parseSeed(
  {
    countries,
    cities,
    specialities,
    companies: [...demoCompanies, ...companies],
  },
  'demo',
)
