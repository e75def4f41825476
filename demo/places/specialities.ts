import type { SeedInput } from '../../backend/seed/format.ts'
import { specialities as names } from '../../schemas/reference/specialities.ts'

/** Specialities of doctors, as patients name them. */
export const specialities: SeedInput['specialities'] = Object.entries(names).map(([slug, name]) => ({
  slug,
  name,
}))
