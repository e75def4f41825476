import type { SeedInput } from '../../backend/seed/format.ts'
import { placeToCompany } from './place-to-company.ts'
import { clinics, pharmacies } from './places.ts'

export { cities } from './cities.ts'
export { countries } from './countries.ts'
export { specialities } from './specialities.ts'

const firstCode = 2001

/** Real places of the directory: 39 clinics and 5 pharmacies, codes from 2001. */
export const companies: SeedInput['companies'] = [
  ...clinics.map((place, index) => placeToCompany(place, firstCode + index, 'clinic')),
  ...pharmacies.map((place, index) => placeToCompany(place, firstCode + clinics.length + index, 'other')),
]
