import { parseSeed, type Seed } from '../format.ts'
import { demoCompanies } from './demo/index.ts'
import { cities, companies, countries, specialities } from './real/index.ts'

/** What a fresh installation begins with: real places as they are listed, and invented clinics that say so. */
export const demoSeed: Seed = parseSeed(
  {
    countries,
    cities,
    specialities,
    companies: [...demoCompanies, ...companies],
  },
  'backend/seed/data',
)
