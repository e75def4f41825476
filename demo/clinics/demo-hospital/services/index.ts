import type { SeedService } from '../../../parts/seed-types.ts'
import { cardiology } from './cardiology.ts'
import { diagnostics } from './diagnostics.ts'
import { rehabilitation } from './rehabilitation.ts'
import { surgery } from './surgery.ts'
import { visits } from './visits.ts'

/** The complete price list, in the order of its groups. */
export const services: SeedService[] = [
  ...visits,
  ...cardiology,
  ...diagnostics,
  ...surgery,
  ...rehabilitation,
]
