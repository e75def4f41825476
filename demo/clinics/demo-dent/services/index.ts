import type { SeedService } from '../../../parts/seed-types.ts'
import { children } from './children.ts'
import { prevention } from './prevention.ts'
import { prosthetics } from './prosthetics.ts'
import { restoration } from './restoration.ts'
import { surgery } from './surgery.ts'
import { visits } from './visits.ts'

/** The complete price list, in the order of its groups. */
export const services: SeedService[] = [
  ...visits,
  ...prevention,
  ...restoration,
  ...surgery,
  ...prosthetics,
  ...children,
]
