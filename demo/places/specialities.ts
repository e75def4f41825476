import type { SeedInput } from '../../backend/seed/format.ts'
import { specialities as names } from '../../schemas/specialities.ts'

/** Specialities of doctors, in the words that a patient uses. */
export const specialities: SeedInput['specialities'] = Object.entries(names).map(([slug, name]) => ({
  slug,
  name,
}))
