import type { SeedService } from '../../../parts/seed-types.ts'
import { children } from './children.ts'
import { diagnostics } from './diagnostics.ts'
import { papers } from './papers.ts'
import { procedures } from './procedures.ts'
import { tests } from './tests.ts'
import { visits } from './visits.ts'

/** Groups by demand. */
export const services: SeedService[] = [
  ...visits,
  ...tests,
  ...diagnostics,
  ...children,
  ...procedures,
  ...papers,
]
