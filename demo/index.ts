import { parseSeed, type Seed } from '../backend/seed/format.ts'
import { demoCompanies } from './clinics/index.ts'
import { cities, companies, countries, specialities } from './places/index.ts'

/** What a fresh installation begins with: real places as they are listed, and invented clinics that say so. */
export const demoSeed: Seed = parseSeed(
  {
    countries,
    cities,
    specialities,
    companies: [...demoCompanies, ...companies],
  },
  'demo',
)
