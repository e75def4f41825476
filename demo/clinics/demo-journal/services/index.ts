import type { SeedService } from '../../../parts/seed-types.ts'
import { eyesAndEars } from './eyes-and-ears.ts'
import { testsAndTalks } from './tests-and-talks.ts'
import { vaccination } from './vaccination.ts'
import { visits } from './visits.ts'

/** The complete price list, in the order of its groups. */
export const services: SeedService[] = [...visits, ...eyesAndEars, ...vaccination, ...testsAndTalks]
